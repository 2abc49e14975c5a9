package dev.quayside.engine.analytics.history;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.QueryPlans;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.store.ManyShipments;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Sums that are kept say what the parcels themselves add up to, and are what is read.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class JourneySumsTest {

  private static final int MANY = 2_000;
  private static final int DAYS = 250;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  @SuppressWarnings("NullAway.Init")
  private Database database;

  @SuppressWarnings("NullAway.Init")
  private WorkspaceId workspace;

  @SuppressWarnings("NullAway.Init")
  private Instant newest;

  @BeforeAll
  void fill(@TempDir Path directory) throws Exception {
    desk = PaperEngine.open(directory);
    var bought =
        desk.engine()
            .shipping()
            .purchase()
            .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
    newest = bought.createdAt();
    workspace = desk.caller().workspace();
    var file = directory.resolve("data").resolve("quayside.db");
    ManyShipments.add(file, MANY, DAYS);
    database = Database.open(file);
    database.change(
        tx -> {
          for (var change :
              new String[] {
                "DELETE FROM journey WHERE rowid % 7 = 0",
                "UPDATE journey SET delivered_on = NULL, excepted = 1 WHERE rowid % 5 = 0",
                "UPDATE journey SET delivered_on = date(ship_date, '+9 days'), handled = 1 WHERE"
                    + " rowid % 11 = 0",
                "UPDATE journey SET handled = 0 WHERE rowid % 13 = 0"
              }) {
            tx.handle().execute(change);
          }
        });
  }

  @AfterAll
  void close() {
    database.close();
    desk.close();
  }

  @Test
  void eachSumIsThatOfItsParcels() {
    for (int days : new int[] {1, 32}) {
      same(
          "SELECT * FROM journey_lane_span WHERE days = " + days,
          """
          SELECT workspace_id, %1$d, bought_at / 86400000 / %1$d, currency, from_zip, to_zip, carrier, coalesce(best_carrier, ''),
            count(*), sum(paid), coalesce(sum(best), 0) FROM journey GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
          """
              .formatted(days));
    }
    same(
        """
        SELECT workspace_id, day, carrier, currency, ship_date, promised, promised_days, delivered_on, parcels, handled, excepted, paid
        FROM journey_carrier_day WHERE true
        """,
        """
        SELECT workspace_id, bought_at / 86400000, carrier, currency, ship_date, coalesce(promised, ''), coalesce(promised_days, -1),
          coalesce(delivered_on, ''), count(*), sum(handled), sum(handled AND excepted), sum(paid)
        FROM journey GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
        """);
    for (int seconds : new int[] {900, 3_600, 14_400, 43_200}) {
      same(
          "SELECT * FROM journey_span WHERE seconds = " + seconds,
          """
          SELECT workspace_id, %1$d, bought_at / 1000 / %1$d, carrier, currency, count(*), sum(paid) FROM journey GROUP BY 1, 2, 3, 4, 5
          """
              .formatted(seconds));
    }
  }

  /// Also when it begins and ends within a day, or within the same one.
  @Test
  void aPeriodIsCutToTheMillisecond() {
    var random = new Random(7);
    for (int i = 0; i < 40; i++) {
      var to = newest.minusMillis(random.nextLong(Duration.ofDays(DAYS).toMillis()));
      var length = i % 4 == 0 ? Duration.ofHours(30) : Duration.ofDays(DAYS);
      var period = new Period(to.minusMillis(random.nextLong(length.toMillis())), to);
      var savings =
          desk.engine().analytics().reports().savings(desk.caller(), period.from(), to, Money.USD);
      var paid = number("coalesce(sum(paid - best), 0)", period);
      assertThat(savings.total()).as("%s", period).isEqualTo(Money.ofMinor(paid, Money.USD));
      assertThat(savings.lanesAnalyzed())
          .isEqualTo(number("count(DISTINCT from_zip || ' ' || to_zip)", period));
      assertThat(savings.topLanes().stream().mapToLong(Savings.Lane::shipmentCount).sum())
          .isLessThanOrEqualTo(number("count(best)", period));
      var records = desk.engine().analytics().reports().carriers(desk.caller(), period, null);
      assertThat(records.stream().mapToLong(CarrierRecord::shipmentCount).sum())
          .isEqualTo(number("count(*)", period));
      assertThat(records.stream().mapToLong(CarrierRecord::deliveredCount).sum())
          .isEqualTo(number("count(delivered_on)", period));
    }
  }

  /// Also where clocks are changed, by half an hour too, and where they never were full hours off.
  @Test
  void aDayAndAnHourAreThoseOfTheClockOnTheWall() {
    var parcels = parcels();
    for (var name :
        List.of(
            "UTC",
            "America/New_York",
            "Asia/Kathmandu",
            "Australia/Lord_Howe",
            "Pacific/Kiritimati")) {
      var zone = ZoneId.of(name);
      var last = newest.atZone(zone).toLocalDate();
      var perDay =
          desk.engine()
              .lists()
              .activity()
              .spending(desk.caller(), last.minusDays(DAYS + 1), last, zone);
      for (var day : perDay.days()) {
        var own =
            parcels.stream()
                .filter(each -> each.at().atZone(zone).toLocalDate().equals(day.date()))
                .toList();
        assertThat(day.labels()).as("%s in %s", day.date(), name).isEqualTo(own.size());
        assertThat(day.paid())
            .isEqualTo(Money.ofMinor(own.stream().mapToLong(Bought::paid).sum(), Money.USD));
        assertThat(desk.engine().lists().activity().labelsPerHour(desk.caller(), day.date(), zone))
            .isEqualTo(
                IntStream.range(0, 24)
                    .mapToObj(
                        hour ->
                            (int)
                                own.stream()
                                    .filter(each -> each.at().atZone(zone).getHour() == hour)
                                    .count())
                    .toList());
      }
    }
  }

  private record Bought(Instant at, long paid) {}

  private List<Bought> parcels() {
    return database.read(
        tx ->
            tx.handle()
                .createQuery("SELECT bought_at, paid FROM journey WHERE workspace_id = :w")
                .bind("w", workspace.value())
                .map((row, _) -> new Bought(Instant.ofEpochMilli(row.getLong(1)), row.getLong(2)))
                .list());
  }

  @Test
  void whatIsAskedGoesThroughSumsAndAtMostTwoDaysOfParcels() {
    var plans =
        database.read(
            tx ->
                QueryPlans.of(
                    tx,
                    () -> {
                      var days = WholeDays.of(new Period(newest.minus(Duration.ofDays(9)), newest));
                      var savings = new SavingsStore();
                      var rest = savings.rest(tx, workspace, days);
                      savings.lanes(
                          tx,
                          workspace,
                          days,
                          rest,
                          sum -> savings.shares(tx, workspace, days, rest, sum.lane()));
                      records(tx, days);
                      var terms =
                          ActivityStore.terms(0, newest.minus(Duration.ofDays(9)), newest).toList();
                      new ActivityStore().sums(tx, workspace, terms);
                    }));
    assertThat(plans)
        .filteredOn(step -> !step.contains("VIRTUAL TABLE"))
        .noneMatch(step -> step.startsWith("SCAN"))
        .filteredOn(step -> step.contains("SEARCH journey "))
        .allMatch(
            step ->
                step.contains("journey_bought (workspace_id=? AND bought_at>? AND bought_at<?)"));
    assertThat(plans)
        .anyMatch(
            step ->
                step.contains(
                    "journey_carrier_day USING PRIMARY KEY (workspace_id=? AND day>? AND day<?)"))
        .anyMatch(
            step ->
                step.contains(
                    "journey_span USING PRIMARY KEY (workspace_id=? AND seconds=? AND start=?)"))
        .anyMatch(
            step ->
                step.contains(
                    "journey_lane_span USING PRIMARY KEY (workspace_id=? AND days=? AND start=?)"))
        .anyMatch(
            step ->
                step.contains(
                    "journey_lane_span USING PRIMARY KEY (workspace_id=? AND days=? AND start=? AND"
                        + " currency=? AND from_zip=? AND to_zip=?)"));
  }

  private void records(Tx tx, WholeDays days) {
    var first = Instant.EPOCH.plus(Duration.ofDays(days.first())).plusMillis(1);
    new RecordStore().batches(tx, workspace, new Period(first, newest), "ups");
    new RecordStore().batches(tx, workspace, new Period(first, newest), null);
  }

  private void same(String kept, String counted) {
    var difference =
        database.read(
            tx ->
                tx.handle()
                    .createQuery(
                        "SELECT count(*) FROM (SELECT * FROM (%1$s AND parcels > 0) EXCEPT SELECT * FROM (%2$s))"
                                .formatted(kept, counted)
                            + " UNION ALL SELECT count(*) FROM (SELECT * FROM (%2$s) EXCEPT SELECT * FROM (%1$s))"
                                .formatted(kept, counted))
                    .mapTo(Integer.class)
                    .list());
    assertThat(difference).as(kept).containsExactly(0, 0);
  }

  private long number(String what, Period period) {
    return database.read(
        tx ->
            tx.handle()
                .createQuery(
                    "SELECT "
                        + what
                        + " FROM journey WHERE workspace_id = :w AND bought_at >= :from AND"
                        + " bought_at < :to")
                .bind("w", workspace.value())
                .bind("from", period.from().toEpochMilli())
                .bind("to", period.to().toEpochMilli())
                .mapTo(Long.class)
                .one());
  }
}

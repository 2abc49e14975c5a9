package dev.quayside.engine.analytics.history;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.ManyShipments;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ActivityTest {

  private static final ZoneId ADELAIDE = ZoneId.of("Australia/Adelaide");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void daysWithoutALabelAreThereToo() {
    var today = LocalDate.of(2026, 3, 1);
    var spending =
        desk.engine()
            .lists()
            .activity()
            .spending(desk.caller(), today.minusDays(29), today, ADELAIDE);
    assertThat(spending.days()).hasSize(30).allMatch(day -> day.paid().isZero());
    assertThat(spending.total()).isEqualTo(Money.zero(Money.USD));
    assertThat(desk.engine().lists().activity().labelsPerHour(desk.caller(), today, ADELAIDE))
        .hasSize(24)
        .containsOnly(0);
  }

  @Test
  void aLabelCountsOnItsDayAndHourWhereTheyAreAskedAndNotOnceVoided() {
    var kept = buy();
    var voided = buy();
    for (var zone : new ZoneId[] {ADELAIDE, ZoneOffset.UTC, ZoneId.of("Pacific/Honolulu")}) {
      var moment = kept.createdAt().atZone(zone);
      var day = moment.toLocalDate();
      var spending = desk.engine().lists().activity().spending(desk.caller(), day, day, zone);
      assertThat(spending.labels()).isEqualTo(2);
      assertThat(spending.days())
          .singleElement()
          .matches(each -> each.paid().equals(kept.price().plus(voided.price())))
          .matches(each -> each.byCarrier().keySet().contains(kept.carrier()));
      assertThat(
              desk.engine()
                  .lists()
                  .activity()
                  .labelsPerHour(desk.caller(), day, zone)
                  .get(moment.getHour()))
          .isEqualTo(2);
    }
    desk.engine().shipping().voids().cancel(desk.caller(), voided.id(), RequestKey.none());
    var day = kept.createdAt().atZone(ADELAIDE).toLocalDate();
    assertThat(desk.engine().lists().activity().spending(desk.caller(), day, day, ADELAIDE).total())
        .isEqualTo(kept.price());
  }

  @Test
  void theSumOfTheDaysIsTheTotalOfThePeriod() throws Exception {
    var newest = buy();
    ManyShipments.add(directory.resolve("data").resolve("quayside.db"), 3_000, 30);
    var to = newest.createdAt().atZone(ADELAIDE).toLocalDate();
    var spending =
        desk.engine().lists().activity().spending(desk.caller(), to.minusDays(40), to, ADELAIDE);
    assertThat(spending.days().stream().map(Spending.Day::paid).reduce(Money::plus))
        .contains(spending.total());
    var period =
        desk.engine()
            .analytics()
            .reports()
            .savings(desk.caller(), null, null, Money.USD)
            .lanesAnalyzed();
    assertThat(period).isPositive();
    assertThat(spending.labels()).isEqualTo(3_001 - 3_000 / 13 - (3_000 % 13 > 8 ? 1 : 0));
  }

  private Shipment buy() {
    return desk.engine()
        .shipping()
        .purchase()
        .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
  }
}

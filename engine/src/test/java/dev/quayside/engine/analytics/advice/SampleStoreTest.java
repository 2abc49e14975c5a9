package dev.quayside.engine.analytics.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.analytics.history.Journey;
import dev.quayside.engine.analytics.history.JourneyStore;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Which parcels an estimate rests on where there are more than it can use.
class SampleStoreTest {

  private static final WorkspaceId OURS = new WorkspaceId("ws_ours");
  private static final WorkspaceId OTHERS = new WorkspaceId("ws_others");
  private static final YearMonth SEASON = YearMonth.of(2025, 12);
  private static final LocalDate IN_SEASON = LocalDate.of(2025, 12, 1);
  private static final LocalDate LATELY = LocalDate.of(2026, 10, 1);
  private static final SampleStore.Lane LANE =
      new SampleStore.Lane("ups", "ups_ground", "8", "94158", Address.of("10118", "US"));

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  void thoseOfTheSeasonAreTakenThoughTwoHundredAreNewer() {
    inABook(
        tx -> {
          parcels(tx, OURS, "season", IN_SEASON, 12);
          parcels(tx, OURS, "after", LocalDate.of(2026, 1, 1), 3);
          parcels(tx, OURS, "late", LATELY, 200);
          parcels(tx, OTHERS, "other", IN_SEASON, 20);

          for (var basis : List.of(Basis.LANE, Basis.ZONE, Basis.CARRIER)) {
            var found = found(tx, basis, 0);
            assertThat(found).as(basis.name()).hasSize(212);
            assertThat(found.stream().filter(SampleStoreTest::isOfTheSeason)).hasSize(12);
            assertThat(found.stream().filter(day -> !day.isBefore(LATELY))).hasSize(200);
          }
          assertThat(found(tx, Basis.PUBLISHED, 0)).isEmpty();
        });
  }

  @Test
  void whatIsOlderThanAsksForIsNotTakenForTheSeasonEither() {
    inABook(
        tx -> {
          parcels(tx, OURS, "season", IN_SEASON, 12);
          parcels(tx, OURS, "late", LATELY, 200);
          var middle = IN_SEASON.atTime(6, 0).toInstant(ZoneOffset.UTC).toEpochMilli();

          assertThat(found(tx, Basis.LANE, middle).stream().filter(SampleStoreTest::isOfTheSeason))
              .hasSize(6);
        });
  }

  @Test
  void aParcelOfTheSeasonAmongTheLatestIsTakenOnce() {
    inABook(
        tx -> {
          parcels(tx, OURS, "season", IN_SEASON, 80);
          parcels(tx, OURS, "late", LATELY, 150);

          assertThat(found(tx, Basis.LANE, 0)).hasSize(230);
        });
  }

  /// The days they were shipped, one for each.
  private static List<LocalDate> found(Tx tx, Basis basis, long since) {
    return new SampleStore()
        .delivered(tx, OURS, basis, LANE, since, SEASON).stream()
            .flatMap(days -> Collections.nCopies(days.parcels(), days.shipDate()).stream())
            .toList();
  }

  private static boolean isOfTheSeason(LocalDate day) {
    return YearMonth.from(day).equals(SEASON);
  }

  /// One an hour from a day on, all at the door two days later.
  private static void parcels(Tx tx, WorkspaceId workspace, String name, LocalDate day, int count) {
    for (int i = 0; i < count; i++) {
      var bought = day.atStartOfDay().plusHours(i);
      new JourneyStore()
          .insert(
              tx,
              workspace,
              new Journey(
                  name + i,
                  "ups",
                  "ups_ground",
                  "94158",
                  "10118",
                  "US",
                  "8",
                  bought.toLocalDate(),
                  bought.toLocalDate().plusDays(3),
                  3,
                  Money.usd("10.00"),
                  null,
                  null,
                  bought.toInstant(ZoneOffset.UTC),
                  null));
    }
    tx.handle().execute("UPDATE journey SET delivered_on = date(ship_date, '+2 days')");
  }

  /// Journeys without their shipments: looked at in the transaction that writes them, which never
  /// ends well.
  private void inABook(Consumer<Tx> work) {
    try (var database = Database.open(directory.resolve("quayside.db"))) {
      assertThatThrownBy(
              () ->
                  database.<Void>write(
                      tx -> {
                        tx.handle().execute("PRAGMA defer_foreign_keys = ON");
                        work.accept(tx);
                        throw new Seen();
                      }))
          .isInstanceOf(Seen.class);
    }
  }

  private static final class Seen extends RuntimeException {
    private static final long serialVersionUID = 1;
  }
}

package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.platform.store.Database;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SandboxLedgerStoreTest {

  private static final Instant LATER = Desk.TUESDAY.plusSeconds(60);

  @TempDir Path folder;

  @Test
  void aBookingComesBackAsItWentInAlsoAfterARestart() {
    SandboxBooking booked;
    try (var database = open()) {
      booked = book(new SandboxLedgerStore(database), "shp_1");
    }
    try (var database = open()) {
      var ledger = new SandboxLedgerStore(database);
      assertThat(ledger.byReference(Desk.WORKSPACE, "ups", "shp_1")).contains(booked);
      assertThat(ledger.byTrackingNumber(Desk.WORKSPACE, "ups", booked.trackingNumber()))
          .contains(booked);
    }
  }

  @Test
  void serialsBeginAtOneForEachCarrierAndGoOnAfterARestart() {
    try (var database = open()) {
      var ledger = new SandboxLedgerStore(database);
      assertThat(book(ledger, "shp_1").trackingNumber()).isEqualTo("ups-1");
      assertThat(book(ledger, "shp_2").trackingNumber()).isEqualTo("ups-2");
    }
    try (var database = open()) {
      var ledger = new SandboxLedgerStore(database);
      assertThat(book(ledger, "shp_3").trackingNumber()).isEqualTo("ups-3");
      assertThat(
              ledger
                  .bookOnce(Desk.WORKSPACE, "usps", "shp_1", n -> booking("usps", "shp_1", n))
                  .trackingNumber())
          .isEqualTo("usps-1");
    }
  }

  @Test
  void aReferenceIsBookedOnceAlsoByManyAtATime() throws Exception {
    try (var database = open();
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var ledger = new SandboxLedgerStore(database);
      var calls = new ArrayList<Callable<String>>();
      for (int i = 0; i < 40; i++) {
        calls.add(() -> book(ledger, "shp_1").trackingNumber());
      }
      for (var number : threads.invokeAll(calls)) {
        assertThat(number.get()).isEqualTo("ups-1");
      }
      assertThat(book(ledger, "shp_2").trackingNumber()).isEqualTo("ups-2");
    }
  }

  @Test
  void aSaleThatFailsLeavesNoGapAndNoBooking() {
    try (var database = open()) {
      var ledger = new SandboxLedgerStore(database);
      try {
        ledger.bookOnce(
            Desk.WORKSPACE,
            "ups",
            "shp_1",
            _ -> {
              throw new IllegalStateException("no");
            });
      } catch (IllegalStateException expected) {
        assertThat(expected).hasMessage("no");
      }
      assertThat(ledger.byReference(Desk.WORKSPACE, "ups", "shp_1")).isEmpty();
      assertThat(book(ledger, "shp_1").trackingNumber()).isEqualTo("ups-1");
    }
  }

  @Test
  void aVoidIsRememberedFromItsFirstTime() {
    try (var database = open()) {
      var ledger = new SandboxLedgerStore(database);
      book(ledger, "shp_1");
      for (var at : List.of(LATER, LATER.plusSeconds(60))) {
        assertThat(ledger.markVoided(Desk.WORKSPACE, "ups", "ups-1", at))
            .hasValueSatisfying(voided -> assertThat(voided.voidedAt()).isEqualTo(LATER));
      }
      assertThat(ledger.markVoided(Desk.WORKSPACE, "ups", "ups-9", LATER)).isEmpty();
    }
  }

  @Test
  void anotherWorkspaceSeesNothingOfIt() {
    var other = new WorkspaceId("ws_2");
    try (var database = open()) {
      var ledger = new SandboxLedgerStore(database);
      book(ledger, "shp_1");
      assertThat(ledger.byReference(other, "ups", "shp_1")).isEmpty();
      assertThat(ledger.byTrackingNumber(other, "ups", "ups-1")).isEmpty();
      assertThat(ledger.markVoided(other, "ups", "ups-1", LATER)).isEmpty();
      assertThat(ledger.byTrackingNumber(Desk.WORKSPACE, "ups", "ups-1"))
          .hasValueSatisfying(booking -> assertThat(booking.voidedAt()).isNull());
    }
  }

  @Test
  void theNetworkKeepsItsPromisesOnTheRealBooks() {
    String number;
    try (var database = open()) {
      var desk = new Desk(new SandboxLedgerStore(database));
      number = buy(desk);
      assertThat(buy(desk)).isEqualTo(number);
    }
    try (var database = open()) {
      var desk = new Desk(new SandboxLedgerStore(database));
      assertThat(buy(desk)).isEqualTo(number);
      desk.now = desk.now.plusSeconds(60L * 60 * 24 * 20);
      assertThat(desk.carrier("ups").track(number).getLast().status())
          .isEqualTo(TrackingStatus.DELIVERED);
    }
  }

  private static String buy(Desk desk) {
    var tender = desk.tender("shp_1", "ups_ground", desk.from("94103", "10001", Desk.box(2)));
    return desk.carrier("ups").purchase(tender).trackingNumber();
  }

  private Database open() {
    return Database.open(folder.resolve("quayside.db"));
  }

  private static SandboxBooking book(SandboxLedger ledger, String reference) {
    return ledger.bookOnce(
        Desk.WORKSPACE, "ups", reference, serial -> booking("ups", reference, serial));
  }

  private static SandboxBooking booking(String carrier, String reference, long serial) {
    return new SandboxBooking(
        Desk.WORKSPACE,
        carrier,
        reference,
        carrier + "-" + serial,
        "ups_ground",
        new SandboxBooking.Stop("San Francisco", "CA", "94103", "US"),
        new SandboxBooking.Stop("New York", "NY", "10001", "US"),
        true,
        Map.of("urc", "NY 100 0-01", "note", "a=b"),
        LocalDate.parse("2026-06-16"),
        LocalDate.parse("2026-06-23"),
        Desk.TUESDAY,
        null);
  }
}

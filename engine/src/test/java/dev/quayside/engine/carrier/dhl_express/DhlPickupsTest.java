package dev.quayside.engine.carrier.dhl_express;

import static dev.quayside.engine.carrier.doubles.NewYork.TUESDAY;
import static dev.quayside.engine.carrier.doubles.SamplePickups.at;
import static dev.quayside.engine.carrier.doubles.SamplePickups.dock;
import static dev.quayside.engine.carrier.doubles.Silence.silent;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.doubles.SamplePickups;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Pick-ups, and places that DHL serves.
class DhlPickupsTest {

  private final DhlExpressDouble dhl = new DhlExpressDouble();
  private Instant now = TUESDAY;
  private final Carrier carrier =
      Accounts.open(new DhlExpress(), dhl.url(), () -> now, DhlExpressDouble.ACCOUNT);
  private final Pickups pickups = SamplePickups.of(carrier);

  @AfterEach
  void everyRequestWasAsTheDescriptionSays() {
    dhl.close();
    assertThat(dhl.violations()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({", P, true", "dhl_express_envelope, X, false", "dhl_express_12_00, Y, true"})
  void aPickupIsBookedForWhatGoesAlongAndCancelledTwice(
      @Nullable String service, String product, boolean declared) {
    var booked = pickups.book(at(dock(), service));
    assertThat(booked.number()).isEqualTo("PRG261124000000");
    assertThat(booked.date()).as("as DHL says").isEqualTo(LocalDate.parse("2026-11-26"));
    assertThat(dhl.asked().getLast().text())
        .contains(
            "\"productCode\":\"%s\",\"isCustomsDeclarable\":%s".formatted(product, declared),
            "\"plannedPickupDateAndTime\":\"2026-11-25T09:00:00GMT-05:00\"",
            "{\"weight\":1.248}");
    pickups.cancel(booked.handle());
    pickups.cancel(booked.handle());
    assertThat(dhl.pickups()).isEmpty();
  }

  @Test
  void aMomentThatHasPassedIsSoon() {
    now = Instant.parse("2026-11-25T15:00:00Z");
    pickups.book(at(dock(), null));
    assertThat(dhl.asked().getLast().text()).contains("2026-11-25T10:10:00GMT-05:00");
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR"})
  void oneWhoseAnswerIsLostIsForAPerson(Fault fault) {
    dhl.losesItsAnswer(request -> request.path().endsWith("/pickups"), fault);
    assertThatThrownBy(() -> pickups.book(at(dock(), null))).isInstanceOf(InDoubtException.class);
    assertThat(dhl.pickups()).hasSize(1);
  }

  @Test
  void silenceIsDoubt() {
    dhl.losesItsAnswer(request -> request.path().endsWith("/pickups"), Fault.SILENT);
    silent(dhl, () -> pickups.book(at(dock(), null)));
    assertThat(dhl.pickups()).hasSize(1);
  }

  @Test
  void aRefusalIsToldInItsWordsWithoutSecrets() {
    assertThatThrownBy(() -> pickups.book(at(dock("Nowhere", "NY", "10001"), null)))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("The destination location is invalid")
        .message()
        .doesNotContain("not-to-be-told");
  }

  @Test
  void aPlaceIsServedOrNotAndTheStreetStaysInDoubt() {
    var files = carrier.able(AddressLookup.class).orElseThrow();
    var served = files.lookUpAddress(dock());
    assertThat(served.found()).isTrue();
    assertThat(served.standard()).isNull();
    assertThat(served.remarks()).containsExactly("The postal code was completed");
    var nowhere = files.lookUpAddress(dock("Nowhere", "NY", "10001"));
    assertThat(nowhere.found()).isFalse();
    assertThat(nowhere.remarks().getFirst()).startsWith("The destination location is invalid");
  }
}

package dev.quayside.engine.carrier.ups;

import static dev.quayside.engine.carrier.doubles.NewYork.TUESDAY;
import static dev.quayside.engine.carrier.doubles.SamplePickups.WEDNESDAY;
import static dev.quayside.engine.carrier.doubles.SamplePickups.at;
import static dev.quayside.engine.carrier.doubles.SamplePickups.dock;
import static dev.quayside.engine.carrier.doubles.Silence.silent;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.doubles.SamplePickups;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Pick-ups and addresses: what UPS can besides labels.
class UpsPickupsTest {

  private final UpsDouble ups = new UpsDouble();
  private final Carrier carrier =
      Accounts.open(new Ups(), ups.url(), () -> TUESDAY, UpsDouble.ACCOUNT);
  private final Pickups pickups = SamplePickups.of(carrier);

  @AfterEach
  void everyRequestWasAsTheDescriptionsSay() {
    ups.close();
    assertThat(ups.violations()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({", 003", "ups_next_day_air, 001"})
  void aPickupIsBookedWithItsPriceAndCancelledTwice(@Nullable String service, String code) {
    var booked = pickups.book(at(dock(), service));
    assertThat(booked)
        .isEqualTo(new Pickups.Booking("2929AONCA00", "2929AONCA00", WEDNESDAY, Money.usd("7.25")));
    assertThat(ups.asked().getLast().text())
        .contains(
            "\"ServiceCode\":\"" + code, "\"ReadyTime\":\"0900\"", "\"PickupDate\":\"20261125\"");
    pickups.cancel(booked.handle());
    pickups.cancel(booked.handle());
    assertThat(ups.pickups()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR"})
  void oneWhoseAnswerIsLostIsFoundByOurReference(Fault fault) {
    ups.losesItsAnswer(UpsPickupsTest::isBooking, fault);
    assertThat(pickups.book(at(dock(), null)).number()).isEqualTo("2929AONCA00");
    assertThat(ups.pickups()).hasSize(1);
  }

  @Test
  void oneThatUpsDoesNotKnowIsInDoubt() {
    ups.fails(UpsPickupsTest::isBooking, Fault.ERROR);
    assertThatThrownBy(() -> pickups.book(at(dock(), null))).isInstanceOf(InDoubtException.class);
    ups.losesItsAnswer(_ -> true, Fault.ERROR);
    assertThatThrownBy(() -> pickups.book(at(dock(), null)))
        .as("nor when it is silent about what is pending")
        .isInstanceOf(InDoubtException.class);
  }

  @Test
  void silenceIsDoubt() {
    ups.losesItsAnswer(UpsPickupsTest::isBooking, Fault.SILENT);
    silent(ups, () -> pickups.book(at(dock(), null)));
    assertThat(ups.pickups()).hasSize(1);
  }

  @Test
  void aRefusalIsToldInItsWords() {
    assertThatThrownBy(() -> pickups.book(at(dock("Nowhere", "NY", "10001"), null)))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("Invalid pickup address city (9510113)");
    assertThat(ups.pickups()).isEmpty();
  }

  @Test
  void anAddressIsStandardizedWhenUpsIsSure() {
    var found = files().lookUpAddress(dock());
    assertThat(found.found()).isTrue();
    assertThat(found.standard())
        .satisfies(
            address -> {
              assertThat(address.street1()).isEqualTo("20 W 34TH ST");
              assertThat(address.zip()).isEqualTo("10001-3030");
            });
    assertThat(files().covers("CA")).isFalse();
  }

  @Test
  void ofSeveralThatMightBeMeantNoneIsTaken() {
    var found = files().lookUpAddress(dock("Springfield", "IL", "62701"));
    assertThat(found.found()).isFalse();
    assertThat(found.standard()).isNull();
    assertThat(found.remarks())
        .isEqualTo(
            List.of(
                "1 N MAIN ST, NEW YORK, NY 10001-3030", "1 S MAIN ST, NEW YORK, NY 10001-3030"));
    assertThat(files().lookUpAddress(dock("Nowhere", "NY", "10001")).found()).isFalse();
  }

  private AddressLookup files() {
    return carrier.able(AddressLookup.class).orElseThrow();
  }

  private static boolean isBooking(Asked request) {
    return request.is("POST", "/api/pickupcreation");
  }
}

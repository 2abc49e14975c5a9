package dev.quayside.engine.carrier.doubles;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.parcel.address.Address;
import java.time.LocalDate;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/// Pick-ups that carriers are asked for in the tests.
public final class SamplePickups {

  public static final LocalDate WEDNESDAY = LocalDate.parse("2026-11-25");

  private SamplePickups() {}

  public static Pickups of(Carrier carrier) {
    return carrier.able(Pickups.class).orElseThrow();
  }

  /// Four parcels on Wednesday, at the dock.
  public static Pickups.Request at(Address place, @Nullable String service) {
    return new Pickups.Request(
        "pck_01KAJM3T8E2Q4S5VHW6XYZ7AB8",
        place,
        WEDNESDAY,
        LocalTime.parse("09:00"),
        LocalTime.parse("17:30"),
        "ring at the dock on the left side of the yard, twice, please",
        4,
        Weight.ofPounds(11),
        service);
  }

  public static Address dock() {
    return dock("New York", "NY", "10001");
  }

  public static Address dock(String city, String state, String zip) {
    return new Address(
        "Ann Sender",
        "Harbour Shirts and Hats Trading Ltd",
        "20 W 34th St",
        "Dock 3",
        city,
        state,
        zip,
        "US",
        "212 555 0100",
        "ann@shop.example");
  }
}

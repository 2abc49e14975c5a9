package dev.quayside.engine.sandbox.scan;

import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;

/// Makes the scans from the facility at the destination to the door, and of what goes wrong there.
record LastMile(Scanning scans, Trip trip, LocalTime doorBy, ZoneId here) {

  private static final Duration WAITS_AT_COUNTER = Duration.ofDays(15);

  /// @param scenario one that does not end the journey before the destination
  void end(ParcelScenario scenario) {
    var day = trip.delivery();
    switch (scenario) {
      case ON_TIME -> deliver(day);
      case CUSTOMS_HELD -> deliver(roundAfter(day));
      case DELAYED -> late(Substatus.DELAYED, "Delayed: it will be a day late");
      case WEATHER -> late(Substatus.WEATHER_DELAY, "Held up by the weather");
      case DAMAGED -> late(Substatus.DAMAGED, "Damaged on the way; repacked");
      case HELD -> late(Substatus.HELD, "Held at the facility until the next delivery day");
      case ADDRESS_CORRECTED ->
          late(Substatus.ADDRESS_ISSUE, "Address incomplete; it has been corrected");
      case ATTEMPTED -> {
        attempt(day);
        deliver(roundAfter(day));
      }
      case COLLECTED -> {
        attempt(day);
        waitAtCounter();
        collect();
      }
      case UNCLAIMED -> {
        attempt(day);
        waitAtCounter();
        turnBack(trip.to(), WAITS_AT_COUNTER, Substatus.HELD, "Not collected in time");
      }
      case REFUSED -> {
        load(day);
        turnBack(trip.to(), toDoor(day), Substatus.REFUSED, "Refused by consignee");
      }
      case ADDRESS_UNKNOWN -> {
        load(day);
        turnBack(
            trip.to(), toDoor(day), Substatus.ADDRESS_ISSUE, "No such address, or nobody known");
      }
      case LOST, CUSTOMS_REFUSED ->
          throw new IllegalArgumentException(scenario + " does not get this far");
    }
  }

  /// Reports a fault, and sends the parcel back the way it came, in as many days and two more.
  void turnBack(Trip.End at, Duration after, Substatus why, String words) {
    scans.add(at, scans.last().plus(after), TrackingStatus.EXCEPTION, why, words);
    scans.add(
        at,
        scans.last().plus(scans.minutes(180, 300)),
        TrackingStatus.EXCEPTION,
        Substatus.RETURN_IN_PROGRESS,
        "On its way back to the sender");
    var days = Math.max(1, ChronoUnit.DAYS.between(trip.shipDate(), trip.delivery())) + 2;
    scans.add(
        trip.from(),
        scans.last().plus(Duration.ofDays(days)),
        TrackingStatus.RETURNED,
        Substatus.RETURNED_TO_SENDER,
        "Returned to sender");
  }

  private void late(Substatus why, String words) {
    var noticed = trip.delivery().atTime(LocalTime.of(7, 0)).atZone(here);
    scans.add(trip.to(), noticed.plus(scans.minutes(0, 40)), TrackingStatus.EXCEPTION, why, words);
    deliver(roundAfter(trip.delivery()));
  }

  private void attempt(LocalDate day) {
    load(day);
    scans.add(
        trip.to(),
        scans.last().plus(toDoor(day)),
        TrackingStatus.EXCEPTION,
        Substatus.DELIVERY_ATTEMPTED,
        "Delivery attempted, nobody there");
  }

  private void waitAtCounter() {
    scans.add(
        trip.to(),
        scans.last().plus(scans.minutes(90, 240)),
        TrackingStatus.AVAILABLE_FOR_PICKUP,
        Substatus.PICKUP_READY,
        "Ready to be collected");
  }

  private void collect() {
    var fetched = scans.last().atZone(here).plusDays(1).with(LocalTime.of(9, 0));
    scans.add(
        trip.to(),
        fetched.plus(scans.minutes(0, 60 * 55)),
        TrackingStatus.DELIVERED,
        Substatus.DELIVERED_SIGNED,
        "Collected, signed for");
  }

  private void deliver(LocalDate day) {
    load(day);
    boolean mailbox = !trip.signature() && scans.oneIn(4);
    scans.add(
        trip.to(),
        scans.last().plus(toDoor(day)),
        TrackingStatus.DELIVERED,
        trip.signature()
            ? Substatus.DELIVERED_SIGNED
            : mailbox ? Substatus.DELIVERED_MAILBOX : Substatus.DELIVERED_FRONT_DOOR,
        trip.signature()
            ? "Delivered, signed for"
            : mailbox ? "Delivered, in or at mailbox" : "Delivered, front door");
  }

  private void load(LocalDate day) {
    var door = day.atTime(doorBy).atZone(here);
    var loaded =
        isEarly()
            ? door.minusMinutes(120).plus(scans.minutes(0, 20))
            : door.with(LocalTime.of(8, 0)).plus(scans.minutes(0, 80));
    scans.add(
        trip.to(),
        loaded,
        TrackingStatus.OUT_FOR_DELIVERY,
        Substatus.WITH_COURIER,
        "Out for delivery");
  }

  /// The time from loading to the door, which ends before the hour the service promises.
  private Duration toDoor(LocalDate day) {
    var left = Duration.between(scans.last(), day.atTime(doorBy).atZone(here).toInstant());
    return isEarly() ? scans.share(left, 30, 95) : scans.share(left, 20, 98);
  }

  private boolean isEarly() {
    return doorBy.isBefore(LocalTime.NOON);
  }

  /// The next weekday after a day.
  static LocalDate roundAfter(LocalDate day) {
    return VendorTime.businessDaysAfter(day, 1);
  }
}

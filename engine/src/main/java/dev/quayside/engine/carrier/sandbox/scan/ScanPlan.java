package dev.quayside.engine.carrier.sandbox.scan;

import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.carrier.TrackingStatus;
import dev.quayside.engine.carrier.sandbox.place.Gateways;
import dev.quayside.engine.carrier.sandbox.place.Lane;
import dev.quayside.engine.carrier.sandbox.place.Place;
import dev.quayside.engine.carrier.sandbox.place.Places;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/// Every scan a parcel will get, decided when it is sold: the same tracking number and lane give
/// the same plan on every machine.
public final class ScanPlan {

  /// Chosen so that the first four labels of every service of a fresh installation arrive on time:
  /// who tries the sandbox for the first time sees the usual life of a parcel.
  private static final String FATE_SALT = "fate 476 ";

  private static final Duration SORT = Duration.ofMinutes(150);

  private final Trip trip;
  private final HubNetwork network;
  private final Place origin;
  private final Place destination;
  private final SplittableRandom chance;
  private final Fate fate;

  private ScanPlan(Trip trip, HubNetwork network) {
    this.trip = trip;
    this.network = network;
    this.origin = Places.find(trip.from().country(), trip.from().zip()).orElseThrow();
    this.destination = Places.find(trip.to().country(), trip.to().zip()).orElseThrow();
    this.chance = new SplittableRandom(seed(trip.trackingNumber()));
    this.fate = Fate.draw(new SplittableRandom(seed(FATE_SALT + trip.trackingNumber())));
  }

  public static ScanPlan of(Trip trip, HubNetwork network) {
    return new ScanPlan(trip, network);
  }

  public Scan labelCreated() {
    return at(
        trip.from(),
        trip.soldAt(),
        TrackingStatus.PRE_TRANSIT,
        Substatus.LABEL_CREATED,
        "Shipping label created");
  }

  public Scan cancelled(Instant at) {
    return at(
        trip.from(),
        at,
        TrackingStatus.CANCELLED,
        Substatus.CANCELLED,
        "Label voided before the first scan");
  }

  /// From the driver's first scan to the door, in order of time.
  public List<Scan> moves() {
    var scans = new ArrayList<Scan>();
    var pickedUp =
        trip.shipDate().atTime(network.cutOff()).atZone(origin.timeZone()).plus(minutes(10, 50));
    var left = pickedUp.plus(SORT).plus(minutes(0, 60));
    scans.add(at(trip.from(), pickedUp, TrackingStatus.ACCEPTED, Substatus.PICKED_UP, "Picked up"));
    scans.add(
        at(
            trip.from(),
            left,
            TrackingStatus.IN_TRANSIT,
            Substatus.DEPARTED_FACILITY,
            "Departed origin facility"));
    var arrived = trip.delivery().atTime(4, 0).atZone(destination.timeZone()).plus(minutes(0, 55));
    if (Lane.crossesBorder(origin, destination)) {
      addBorder(scans, left.toInstant(), arrived.toInstant());
    } else {
      addHubs(scans, left.toInstant(), arrived.toInstant());
    }
    scans.add(
        at(
            trip.to(),
            arrived,
            TrackingStatus.IN_TRANSIT,
            Substatus.ARRIVED_AT_DESTINATION_FACILITY,
            "Arrived at destination facility"));
    addDoor(scans);
    return List.copyOf(scans);
  }

  private void addHubs(List<Scan> scans, Instant left, Instant arrived) {
    var hubs = network.between(origin, destination);
    var leg = Duration.between(left, arrived).dividedBy(hubs.size() + 1L);
    for (int i = 0; i < hubs.size(); i++) {
      var end = hubs.get(i).end();
      var in = left.plus(leg.multipliedBy(i)).plus(share(leg, 50, 65));
      var out = left.plus(leg.multipliedBy(i)).plus(share(leg, 75, 95));
      scans.add(
          at(end, in, TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_FACILITY, "Arrived at hub"));
      scans.add(
          at(end, out, TrackingStatus.IN_TRANSIT, Substatus.DEPARTED_FACILITY, "Departed hub"));
    }
  }

  /// Out through one exchange office and in through another, where customs has its look.
  private void addBorder(List<Scan> scans, Instant left, Instant arrived) {
    var out = end(Gateways.outOf(origin, destination));
    var in = end(Gateways.into(origin, destination));
    var way = Duration.between(left, arrived);
    scans.add(
        at(
            out,
            left.plus(share(way, 10, 18)),
            TrackingStatus.IN_TRANSIT,
            Substatus.ARRIVED_AT_FACILITY,
            "Arrived at export gateway"));
    scans.add(
        at(
            out,
            left.plus(share(way, 22, 32)),
            TrackingStatus.IN_TRANSIT,
            Substatus.DEPARTED_FACILITY,
            "Departed country of origin"));
    scans.add(
        at(
            in,
            left.plus(share(way, 55, 62)),
            TrackingStatus.IN_TRANSIT,
            Substatus.CUSTOMS_PROCESSING,
            "Arrived in destination country, import customs"));
    scans.add(
        at(
            in,
            left.plus(share(way, 66, 80)),
            TrackingStatus.IN_TRANSIT,
            Substatus.DEPARTED_FACILITY,
            "Released by customs"));
  }

  private static Trip.End end(Place gateway) {
    return new Trip.End(gateway.city(), gateway.state(), "", gateway.country());
  }

  private void addDoor(List<Scan> scans) {
    switch (fate) {
      case ON_TIME -> addRound(scans, trip.delivery(), this::delivered);
      case DELAYED -> late(scans, Substatus.DELAYED, "Delayed: it will be a day late");
      case WEATHER -> late(scans, Substatus.WEATHER_DELAY, "Held up by the weather");
      case DAMAGED -> late(scans, Substatus.DAMAGED, "Damaged on the way; repacked");
      case ATTEMPTED -> {
        addRound(scans, trip.delivery(), this::attempted);
        addRound(scans, nextRound(), this::delivered);
      }
      case REFUSED -> {
        addRound(scans, trip.delivery(), this::refused);
        addReturn(scans);
      }
    }
  }

  private void late(List<Scan> scans, Substatus why, String description) {
    var noticed =
        trip.delivery()
            .atTime(LocalTime.of(7, 0))
            .atZone(destination.timeZone())
            .plus(minutes(0, 40));
    scans.add(at(trip.to(), noticed, TrackingStatus.EXCEPTION, why, description));
    addRound(scans, nextRound(), this::delivered);
  }

  private LocalDate nextRound() {
    var next = trip.delivery().plusDays(1);
    while (next.getDayOfWeek() == DayOfWeek.SATURDAY || next.getDayOfWeek() == DayOfWeek.SUNDAY) {
      next = next.plusDays(1);
    }
    return next;
  }

  private void addRound(List<Scan> scans, LocalDate day, Function<ZonedDateTime, Scan> end) {
    var door = day.atTime(network.doorBy()).atZone(destination.timeZone());
    boolean early = network.doorBy().isBefore(LocalTime.NOON);
    var loaded =
        early
            ? door.minusMinutes(120).plus(minutes(0, 20))
            : door.with(LocalTime.of(8, 0)).plus(minutes(0, 80));
    var there =
        early
            ? door.minus(minutes(5, 80))
            : door.with(LocalTime.of(10, 0))
                .plus(share(Duration.between(LocalTime.of(10, 0), network.doorBy()), 0, 98));
    scans.add(
        at(
            trip.to(),
            loaded,
            TrackingStatus.OUT_FOR_DELIVERY,
            Substatus.WITH_COURIER,
            "Out for delivery"));
    scans.add(end.apply(there));
  }

  private Scan attempted(ZonedDateTime at) {
    return at(
        trip.to(),
        at,
        TrackingStatus.EXCEPTION,
        Substatus.DELIVERY_ATTEMPTED,
        "Delivery attempted, nobody there");
  }

  private Scan refused(ZonedDateTime at) {
    return at(trip.to(), at, TrackingStatus.EXCEPTION, Substatus.REFUSED, "Refused by consignee");
  }

  /// Back the way it came, in as many days and two more.
  private void addReturn(List<Scan> scans) {
    var turned = scans.getLast().at().plus(minutes(180, 300));
    var days = Math.max(1, ChronoUnit.DAYS.between(trip.shipDate(), trip.delivery())) + 2;
    scans.add(
        at(
            trip.to(),
            turned,
            TrackingStatus.EXCEPTION,
            Substatus.RETURN_IN_PROGRESS,
            "On its way back to the sender"));
    scans.add(
        at(
            trip.from(),
            turned.plus(Duration.ofDays(days)),
            TrackingStatus.RETURNED,
            Substatus.RETURNED_TO_SENDER,
            "Returned to sender"));
  }

  private Scan delivered(ZonedDateTime at) {
    if (trip.signature()) {
      return at(
          trip.to(),
          at,
          TrackingStatus.DELIVERED,
          Substatus.DELIVERED_SIGNED,
          "Delivered, signed for");
    }
    return chance.nextInt(4) == 0
        ? at(
            trip.to(),
            at,
            TrackingStatus.DELIVERED,
            Substatus.DELIVERED_MAILBOX,
            "Delivered, in or at mailbox")
        : at(
            trip.to(),
            at,
            TrackingStatus.DELIVERED,
            Substatus.DELIVERED_FRONT_DOOR,
            "Delivered, front door");
  }

  private Duration minutes(int least, int most) {
    return Duration.ofSeconds(chance.nextInt(least * 60, most * 60));
  }

  private Duration share(Duration whole, int leastPercent, int mostPercent) {
    return Duration.ofSeconds(
        whole.toSeconds() * chance.nextInt(leastPercent * 10, mostPercent * 10) / 1000);
  }

  private static Scan at(
      Trip.End end,
      ZonedDateTime at,
      TrackingStatus status,
      Substatus substatus,
      String description) {
    return at(end, at.toInstant(), status, substatus, description);
  }

  private static Scan at(
      Trip.End end, Instant at, TrackingStatus status, Substatus substatus, String description) {
    return new Scan(
        at.truncatedTo(ChronoUnit.SECONDS),
        status,
        substatus,
        description,
        end.city(),
        end.state(),
        end.country());
  }

  /// FNV-1a over the number's characters: the seed of everything left to chance.
  private static long seed(String trackingNumber) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < trackingNumber.length(); i++) {
      hash = (hash ^ trackingNumber.charAt(i)) * 0x100000001b3L;
    }
    return hash;
  }
}

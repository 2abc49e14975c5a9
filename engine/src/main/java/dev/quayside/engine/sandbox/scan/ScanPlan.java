package dev.quayside.engine.sandbox.scan;

import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.place.Gateways;
import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.sandbox.place.Lane;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// All scans of a parcel, decided when it is sold: the same tracking number and lane give the same
/// plan on every machine.
public final class ScanPlan {

  /// Chosen so that the first four labels of each service of a fresh installation arrive on time: a
  /// developer's first look at the sandbox shows a normal journey.
  private static final String FATE_SALT = "fate 58144 ";

  private static final Duration SORT = Duration.ofMinutes(150);

  /// Days after the promised one when the search is given up.
  private static final int SEARCH_DAYS = 6;

  private final Trip trip;
  private final HubNetwork network;
  private final Place origin;
  private final Place destination;
  private final Scanning scans;
  private final ParcelScenario scenario;

  private ScanPlan(Trip trip, HubNetwork network) {
    this.trip = trip;
    this.network = network;
    this.origin = Places.find(trip.from().country(), trip.from().zip()).orElseThrow();
    this.destination = Places.find(trip.to().country(), trip.to().zip()).orElseThrow();
    this.scans = new Scanning(new SplittableRandom(seed(trip.trackingNumber())));
    this.scenario =
        ParcelScenario.draw(
            new SplittableRandom(seed(FATE_SALT + trip.trackingNumber())),
            Lane.crossesBorder(origin, destination));
  }

  public static Scan labelCreated(Trip trip) {
    return Scanning.scan(
        trip.from(),
        trip.soldAt(),
        TrackingStatus.PRE_TRANSIT,
        Substatus.LABEL_CREATED,
        "Shipping label created");
  }

  public static Scan cancelled(Trip trip, Instant at) {
    return Scanning.scan(
        trip.from(),
        at,
        TrackingStatus.CANCELLED,
        Substatus.CANCELLED,
        "Label voided before the first scan");
  }

  /// The scans from the driver's first to the journey's end, in order of time.
  public static List<Scan> moves(Trip trip, HubNetwork network) {
    return new ScanPlan(trip, network).moves();
  }

  private List<Scan> moves() {
    var pickedUp =
        trip.shipDate()
            .atTime(network.cutOff())
            .atZone(origin.timeZone())
            .plus(scans.minutes(10, 50));
    var left = pickedUp.plus(SORT).plus(scans.minutes(0, 60));
    scans.add(trip.from(), pickedUp, TrackingStatus.ACCEPTED, Substatus.PICKED_UP, "Picked up");
    move(trip.from(), left.toInstant(), Substatus.DEPARTED_FACILITY, "Departed origin facility");
    travel(left.toInstant());
    return scans.all();
  }

  private void travel(Instant left) {
    var lastMile = new LastMile(scans, trip, network.doorBy(), destination.timeZone());
    var arrived =
        trip.delivery().atTime(4, 0).atZone(destination.timeZone()).plus(scans.minutes(0, 55));
    if (Lane.crossesBorder(origin, destination)) {
      addBorder(left, arrived.toInstant(), lastMile);
    } else {
      addHubs(left, arrived.toInstant());
    }
    arrive(arrived, lastMile);
  }

  private void arrive(ZonedDateTime onTime, LastMile lastMile) {
    switch (scenario) {
      case LOST -> lose();
      case CUSTOMS_REFUSED -> {}
      case CUSTOMS_HELD -> {
        atFacility(onTime.with(LastMile.roundAfter(onTime.toLocalDate())));
        lastMile.end(scenario);
      }
      case ON_TIME,
          DELAYED,
          WEATHER,
          ATTEMPTED,
          COLLECTED,
          UNCLAIMED,
          HELD,
          ADDRESS_CORRECTED,
          ADDRESS_UNKNOWN,
          DAMAGED,
          REFUSED -> {
        atFacility(onTime);
        lastMile.end(scenario);
      }
    }
  }

  private void atFacility(ZonedDateTime arrived) {
    move(
        trip.to(),
        arrived.toInstant(),
        Substatus.ARRIVED_AT_DESTINATION_FACILITY,
        "Arrived at destination facility");
  }

  private void lose() {
    var seen = scans.all().getLast();
    var givenUp = trip.delivery().plusDays(SEARCH_DAYS).atTime(12, 0);
    scans.add(
        new Trip.End(given(seen.city()), given(seen.state()), "", given(seen.country())),
        givenUp.atZone(destination.timeZone()).plus(scans.minutes(0, 240)),
        TrackingStatus.EXCEPTION,
        Substatus.LOST,
        "Not found after a search: presumed lost");
  }

  private static String given(@Nullable String text) {
    return text == null ? "" : text;
  }

  private void move(Trip.End at, Instant when, Substatus substatus, String words) {
    scans.add(at, when, TrackingStatus.IN_TRANSIT, substatus, words);
  }

  private void addHubs(Instant left, Instant arrived) {
    var hubs = network.between(origin, destination);
    var leg = Duration.between(left, arrived).dividedBy(hubs.size() + 1L);
    for (int i = 0; i < hubs.size(); i++) {
      var hub = hubs.get(i).end();
      var start = left.plus(leg.multipliedBy(i));
      move(
          hub,
          start.plus(scans.share(leg, 50, 65)),
          Substatus.ARRIVED_AT_FACILITY,
          "Arrived at hub");
      move(hub, start.plus(scans.share(leg, 75, 95)), Substatus.DEPARTED_FACILITY, "Departed hub");
    }
  }

  /// Adds the scans of leaving through one exchange office and entering through another, where
  /// customs checks the parcel.
  private void addBorder(Instant left, Instant arrived, LastMile lastMile) {
    var out = end(Gateways.outOf(origin, destination));
    var in = end(Gateways.into(origin, destination));
    var way = Duration.between(left, arrived);
    move(
        out,
        left.plus(scans.share(way, 10, 18)),
        Substatus.ARRIVED_AT_FACILITY,
        "Arrived at export gateway");
    move(
        out,
        left.plus(scans.share(way, 22, 32)),
        Substatus.DEPARTED_FACILITY,
        "Departed country of origin");
    move(
        in,
        left.plus(scans.share(way, 55, 62)),
        Substatus.CUSTOMS_PROCESSING,
        "Arrived in destination country, import customs");
    var cleared = left.plus(scans.share(way, 66, 80));
    if (scenario == ParcelScenario.CUSTOMS_REFUSED) {
      lastMile.turnBack(
          in, Duration.ofHours(30), Substatus.CUSTOMS_ISSUE, "Customs does not let it in");
      return;
    }
    if (scenario == ParcelScenario.CUSTOMS_HELD) {
      scans.add(
          in,
          cleared,
          TrackingStatus.EXCEPTION,
          Substatus.CUSTOMS_ISSUE,
          "Held by customs: papers are missing");
      cleared = arrived.plus(scans.minutes(300, 540));
    }
    move(in, cleared, Substatus.DEPARTED_FACILITY, "Released by customs");
  }

  private static Trip.End end(Place gateway) {
    return new Trip.End(gateway.city(), gateway.state(), "", gateway.country());
  }

  /// FNV-1a over the number's characters, the seed of all random choices.
  private static long seed(String trackingNumber) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < trackingNumber.length(); i++) {
      hash = (hash ^ trackingNumber.charAt(i)) * 0x100000001b3L;
    }
    return hash;
  }
}

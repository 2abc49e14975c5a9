package dev.quayside.engine.carrier.sandbox;

import dev.quayside.engine.address.Address;
import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Tender;
import dev.quayside.engine.carrier.VoidAnswer;
import dev.quayside.engine.carrier.sandbox.Booking.Stop;
import dev.quayside.engine.carrier.sandbox.label.Waybill;
import dev.quayside.engine.carrier.sandbox.place.Place;
import dev.quayside.engine.carrier.sandbox.scan.HubNetwork;
import dev.quayside.engine.carrier.sandbox.scan.ScanPlan;
import dev.quayside.engine.carrier.sandbox.scan.Trip;
import dev.quayside.engine.carrier.sandbox.tariff.Offer;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.problem.ProblemException;
import java.time.Duration;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A simulated carrier as one workspace sees it.
final class SandboxCarrier implements Carrier {

  private final WorkspaceId workspace;
  private final House house;
  private final Line line;
  private final SandboxLedger ledger;
  private final SandboxScans byHand;
  private final SandboxSettings settings;
  private final InstantSource clock;

  SandboxCarrier(
      WorkspaceId workspace,
      House house,
      Line line,
      SandboxLedger ledger,
      SandboxScans byHand,
      SandboxSettings settings,
      InstantSource clock) {
    this.workspace = workspace;
    this.house = house;
    this.line = line;
    this.ledger = ledger;
    this.byHand = byHand;
    this.settings = settings;
    this.clock = clock;
  }

  @Override
  public CarrierProfile profile() {
    return house.tariff().profile();
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    line.call();
    return house.tariff().rate(consignment, services);
  }

  /// Unless it was told to misbehave.
  @Override
  public boolean isAtHand() {
    return settings.fault(workspace, house.code()).equals(Fault.NONE);
  }

  @Override
  public Acceptance purchase(Tender tender) {
    return line.purchase(() -> sell(tender)).acceptance();
  }

  @Override
  public Optional<Acceptance> findByReference(String reference) {
    line.call();
    return ledger.byReference(workspace, house.code(), reference).map(Booking::acceptance);
  }

  /// None: a sale is in the books before anything can go wrong with its answer.
  @Override
  public Duration settlingTime() {
    return Duration.ZERO;
  }

  @Override
  public VoidAnswer voidLabel(String trackingNumber) {
    line.call();
    var booked = ledger.byTrackingNumber(workspace, house.code(), trackingNumber);
    if (booked.isEmpty()) {
      return new VoidAnswer.Refused(
          house.name() + " has no label " + trackingNumber + " for this account");
    }
    if (booked.get().voidedAt() == null && isScanned(booked.get())) {
      return new VoidAnswer.Refused(
          house.name() + " has already scanned " + trackingNumber + ": it cannot be voided");
    }
    return ledger
        .markVoided(workspace, house.code(), trackingNumber, clock.instant())
        .map(this::refund)
        .orElseThrow();
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    line.call();
    return ledger
        .byTrackingNumber(workspace, house.code(), trackingNumber)
        .map(this::scans)
        .orElse(List.of());
  }

  /// What was sold under the reference before stays sold, whatever the tariff says by now.
  private Booking sell(Tender tender) {
    return switch (house.tariff().offer(tender.consignment(), tender.service())) {
      case Offer.Declined no ->
          ledger
              .byReference(workspace, house.code(), tender.reference())
              .orElseThrow(() -> new ProblemException(no.reason()));
      case Offer.Sold sold ->
          ledger.bookOnce(
              workspace, house.code(), tender.reference(), serial -> booking(tender, sold, serial));
    };
  }

  private Booking booking(Tender tender, Offer.Sold sold, long serial) {
    var number = house.issuer().trackingNumber(tender.service(), serial);
    var lane = sold.journey().lane();
    var waybill =
        new Waybill(number, tender.service(), lane.from(), lane.to(), sold.quote().zone());
    return new Booking(
        workspace,
        house.code(),
        tender.reference(),
        number,
        tender.service(),
        stop(tender.consignment().from(), lane.from()),
        stop(tender.consignment().to(), lane.to()),
        tender.consignment().parcel().signature() != Signature.NONE,
        house.issuer().routing(waybill),
        sold.journey().shipDate(),
        sold.quote().deliveryDate(),
        clock.instant().truncatedTo(ChronoUnit.MILLIS),
        null);
  }

  private static Stop stop(Address address, Place place) {
    return new Stop(
        given(address.city(), place.city()),
        given(address.state(), place.state()),
        place.zip(),
        address.country());
  }

  private static String given(@Nullable String said, String otherwise) {
    return said == null || said.isBlank() ? otherwise : said;
  }

  private VoidAnswer refund(Booking voided) {
    return new VoidAnswer.Voided(Refund.delay(voided, house.tariff().officeDays()));
  }

  private HubNetwork network(Booking booking) {
    return house.tariff().network(booking.from().country(), booking.service());
  }

  private boolean isScanned(Booking booking) {
    return scans(booking).stream().anyMatch(scan -> scan.status().isHandled());
  }

  /// What has happened by now: the label, what the plan says if parcels move by themselves, and
  /// what was scanned by hand.
  private List<Scan> scans(Booking booking) {
    var trip = trip(booking);
    var made = byHand.of(workspace, house.code(), booking.trackingNumber());
    var voidedAt = booking.voidedAt();
    var planned =
        voidedAt == null
            ? moves(booking, trip, made)
            : Stream.of(ScanPlan.cancelled(trip, voidedAt));
    return Stream.of(Stream.of(ScanPlan.labelCreated(trip)), planned, made.stream())
        .flatMap(Function.identity())
        .sorted(Comparator.comparing(Scan::at))
        .toList();
  }

  /// A parcel that was delivered or sent back by hand goes no further by itself.
  private Stream<Scan> moves(Booking booking, Trip trip, List<Scan> made) {
    if (!settings.autoScan(workspace)) {
      return Stream.of();
    }
    var now = clock.instant();
    var end = made.stream().filter(scan -> scan.status().isTerminal()).map(Scan::at).findFirst();
    return ScanPlan.moves(trip, network(booking)).stream()
        .takeWhile(scan -> !scan.at().isAfter(now))
        .takeWhile(scan -> end.isEmpty() || scan.at().isBefore(end.get()));
  }

  private static Trip trip(Booking booking) {
    return new Trip(
        booking.trackingNumber(),
        place(booking.from()),
        place(booking.to()),
        booking.acceptedAt(),
        booking.shipDate(),
        booking.estimatedDelivery(),
        booking.signature());
  }

  private static Trip.End place(Stop stop) {
    return new Trip.End(stop.city(), stop.state(), stop.zip(), stop.country());
  }
}

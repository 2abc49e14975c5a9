package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.quote.Rating.Declined;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.sandbox.SandboxBooking.Stop;
import dev.quayside.engine.sandbox.control.CarrierFault;
import dev.quayside.engine.sandbox.control.SandboxSettings;
import dev.quayside.engine.sandbox.label.Waybill;
import dev.quayside.engine.sandbox.scan.HubNetwork;
import dev.quayside.engine.sandbox.scan.ScanPlan;
import dev.quayside.engine.sandbox.scan.Trip;
import dev.quayside.engine.sandbox.tariff.ServiceOffer;
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
record SandboxCarrier(
    WorkspaceId workspace,
    SandboxCarrierSpec spec,
    FaultyLine line,
    SandboxLedger ledger,
    SandboxScans byHand,
    SandboxSettings settings,
    InstantSource clock)
    implements Carrier {

  private static final Dimensions SOME_BOX = Dimensions.ofInches("6", "4", "2");

  @Override
  public CarrierProfile profile() {
    return spec.tariff().profile();
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    line.call();
    return SandboxPayors.refusal(spec.name(), consignment)
        .map(why -> new Rating(List.of(), List.of(new Declined("", why)), List.of(), List.of(why)))
        .orElseGet(() -> SandboxPayors.told(consignment, prices(consignment).rate(services)));
  }

  /// At hand unless a fault is set.
  @Override
  public boolean isAtHand() {
    return settings.fault(workspace, spec.code()).equals(CarrierFault.NONE);
  }

  /// By the real carrier's own rules, but for one: whether sides are needed is for its card to say.
  /// USPS, OnTrac and Veho want them always, and are tried here without a tape measure.
  @Override
  public void check(Consignment consignment, String service) {
    SandboxPayors.require(spec.name(), consignment);
    real().check(measured(consignment), service);
  }

  @Override
  public String refusedAs(Consignment consignment, String service) {
    return real().refusedAs(consignment, service);
  }

  private static Consignment measured(Consignment given) {
    return given.parcels().stream().allMatch(each -> each.dimensions() != null)
        ? given
        : given.each(box -> box.dimensions() == null ? box.with(SOME_BOX) : box);
  }

  @Override
  public Acceptance purchase(Tender tender) {
    return new SandboxSale(line.purchase(() -> sell(tender))).acceptance();
  }

  @Override
  public LookupAnswer lookUp(Tender tender) {
    line.call();
    var booked = ledger.allOf(workspace, spec.code(), tender.reference());
    // certain at once: a sale is recorded before its answer can be lost
    return booked.isEmpty()
        ? new LookupAnswer.NotBought()
        : new LookupAnswer.Bought(new SandboxSale(booked).acceptance());
  }

  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    line.call();
    var trackingNumber = label.trackingNumber();
    var booked = ledger.byTrackingNumber(workspace, spec.code(), trackingNumber);
    if (booked.isEmpty()) {
      return new VoidAnswer.Refused(SandboxWords.NO_LABEL.of(spec.name(), trackingNumber));
    }
    var all = ledger.allOf(workspace, spec.code(), booked.get().reference());
    for (var each : all) {
      if (each.voidedAt() == null && isScanned(each)) {
        return new VoidAnswer.Refused(SandboxWords.SCANNED.of(spec.name(), each.trackingNumber()));
      }
    }
    var at = clock.instant();
    return all.reversed().stream()
        .map(each -> ledger.markVoided(workspace, spec.code(), each.trackingNumber(), at))
        .reduce((_, last) -> last)
        .flatMap(Function.identity())
        .map(this::refund)
        .orElseThrow();
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    line.call();
    return ledger
        .byTrackingNumber(workspace, spec.code(), trackingNumber)
        .map(this::scans)
        .orElse(List.of());
  }

  /// The abilities its card states.
  @Override
  public <T> Optional<T> able(Class<T> capability) {
    return Stream.of(
            profile().supportsAddressValidation() ? new SandboxAddressFiles(line) : null,
            profile().supportsPickup()
                ? new SandboxPickups(real(), line, spec.tariff().pickupDays(), clock)
                : null)
        .filter(capability::isInstance)
        .map(capability::cast)
        .findFirst();
  }

  /// The real carrier, whose own rules hold here too.
  private CarrierModule real() {
    return CarrierModules.of(spec.code()).orElseThrow();
  }

  /// Sells a label. A reference sold before keeps its label, whatever the tariff says now.
  private List<SandboxBooking> sell(Tender tender) {
    var consignment = tender.consignment();
    SandboxPayors.require(spec.name(), consignment);
    return switch (prices(consignment).offer(tender.service())) {
      case ServiceOffer.Declined no -> {
        var known = ledger.allOf(workspace, spec.code(), tender.reference());
        if (known.isEmpty()) {
          throw new ProblemException(no.reason());
        }
        yield known;
      }
      case ServiceOffer.Sold sold when consignment.isInPieces() ->
          ledger.bookAllOnce(
              workspace,
              spec.code(),
              tender.reference(),
              consignment.pieces().size(),
              first -> bookings(tender, sold, first));
      case ServiceOffer.Sold sold ->
          List.of(
              ledger.bookOnce(
                  workspace,
                  spec.code(),
                  tender.reference(),
                  serial -> booking(tender, sold, serial)));
    };
  }

  private PiecePrices prices(Consignment consignment) {
    return new PiecePrices(spec.tariff(), consignment);
  }

  /// The bookings of a shipment of several boxes.
  private List<SandboxBooking> bookings(Tender tender, ServiceOffer.Sold sold, long first) {
    int boxes = tender.consignment().pieces().size();
    var numbers = spec.issuer().numbers(tender.service(), first, boxes);
    var lane = sold.journey().lane();
    var texts =
        numbers.pieces().stream()
            .map(
                number ->
                    new Waybill(
                        number, tender.service(), lane.from(), lane.to(), sold.quote().zone()))
            .map(waybill -> spec.issuer().routing(waybill, numbers.master()))
            .toList();
    return SandboxSale.of(booking(tender, sold, first), numbers, texts);
  }

  private SandboxBooking booking(Tender tender, ServiceOffer.Sold sold, long serial) {
    var number = spec.issuer().trackingNumber(tender.service(), serial);
    var lane = sold.journey().lane();
    var waybill =
        new Waybill(number, tender.service(), lane.from(), lane.to(), sold.quote().zone());
    return new SandboxBooking(
        workspace,
        spec.code(),
        tender.reference(),
        number,
        tender.service(),
        stop(tender.consignment().from(), lane.from()),
        stop(tender.consignment().to(), lane.to()),
        tender.consignment().parcel().signature() != Signature.NONE,
        spec.issuer().routing(waybill),
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

  private VoidAnswer refund(SandboxBooking voided) {
    return new VoidAnswer.Voided(RefundDelay.delay(voided, spec.tariff().officeDays()));
  }

  private HubNetwork network(SandboxBooking booking) {
    return spec.tariff().network(booking.from().country(), booking.service());
  }

  private boolean isScanned(SandboxBooking booking) {
    return scans(booking).stream().anyMatch(scan -> scan.status().isHandled());
  }

  /// The scans so far: the label, those of the plan if parcels move by themselves, and those made
  /// by hand.
  private List<Scan> scans(SandboxBooking booking) {
    var trip = trip(booking);
    var made = byHand.of(workspace, spec.code(), booking.trackingNumber());
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

  /// Scans of the plan until now, and only until a scan by hand has delivered or returned the
  /// parcel.
  private Stream<Scan> moves(SandboxBooking booking, Trip trip, List<Scan> made) {
    if (!settings.autoScan(workspace)) {
      return Stream.of();
    }
    var now = clock.instant();
    var end = made.stream().filter(scan -> scan.status().isTerminal()).map(Scan::at).findFirst();
    return ScanPlan.moves(trip, network(booking)).stream()
        .takeWhile(scan -> !scan.at().isAfter(now))
        .takeWhile(scan -> end.isEmpty() || scan.at().isBefore(end.get()));
  }

  private static Trip trip(SandboxBooking booking) {
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

package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.carrier.InDoubtException;
import dev.quayside.engine.carrier.IssuedLabel;
import dev.quayside.engine.carrier.LookupAnswer;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.carrier.Rating.Declined;
import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Tender;
import dev.quayside.engine.carrier.VoidAnswer;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountCarrier;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierLine;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// DHL Express by its MyDHL API.
final class DhlExpressCarrier extends AccountCarrier {

  private static final int NOT_FOUND = 404;

  /// How long a shipment may take until its reference finds it: a guess. What is not found then was
  /// not made, or has no label anybody could use, and is never billed.
  private static final Duration SETTLES_IN = Duration.ofMinutes(30);

  private final DhlApi api;

  DhlExpressCarrier(CarrierLine line) {
    super(line);
    api = new DhlApi(line);
  }

  @Override
  public CarrierProfile profile() {
    return DhlServices.PROFILE;
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    var refusal = DhlLimits.refusal(consignment);
    if (refusal.isPresent()) {
      return new Rating(
          List.of(),
          (services.isEmpty()
                  ? profile().services().stream().map(s -> s.code())
                  : services.stream())
              .map(service -> new Declined(service, refusal.get()))
              .toList());
    }
    boolean declared = DhlLane.isDeclared(consignment) && !DhlServices.areForDocuments(services);
    var said = api.rates(DhlRates.request(account(), consignment, declared));
    return DhlRates.rating(read(good(said), DhlAnswerWire.Rates.class), consignment, services);
  }

  @Override
  public Acceptance purchase(Tender tender) {
    DhlLimits.require(tender.consignment());
    var said = api.create(DhlShipments.shipment(account(), tender), tender.reference());
    return Wire.read(good(said), DhlAnswerWire.Shipment.class)
        .flatMap(
            shipment ->
                DhlShipments.acceptance(shipment, tender.consignment(), line.clock().instant()))
        .orElseThrow(() -> new InDoubtException(CarrierWords.GARBLED.of(DhlExpress.NAME)));
  }

  /// By our reference, which every shipment carries; before the first scan it may not be found yet.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    return Stream.of("shipment-details-only", "advance-shipment")
        .flatMap(view -> tracked(api.byReference(tender.reference(), view)).stream())
        .flatMap(
            shipment ->
                DhlShipments.found(shipment, tender.consignment(), line.clock().instant()).stream())
        .findFirst()
        .<LookupAnswer>map(LookupAnswer.Bought::new)
        .orElseGet(() -> unknown(tender, SETTLES_IN));
  }

  /// There is nothing to call: a waybill that is never handed over is never billed.
  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    return track(label.trackingNumber()).stream().anyMatch(scan -> scan.status().isHandled())
        ? new VoidAnswer.Refused(DhlWords.SCANNED.of())
        : new VoidAnswer.Unbilled();
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    return trackingNumber.startsWith("J")
        ? tracked(api.trackPiece(trackingNumber))
            .map(shipment -> DhlTracking.scans(shipment, trackingNumber))
            .orElse(List.of())
        : tracked(api.track(trackingNumber)).map(DhlTracking::scans).orElse(List.of());
  }

  /// Empty for what DHL does not know.
  private Optional<DhlAnswerWire.Tracked> tracked(Said said) {
    return said.status() == NOT_FOUND
        ? Optional.empty()
        : Objects.requireNonNullElse(
                read(good(said), DhlAnswerWire.Tracking.class).shipments(),
                List.<DhlAnswerWire.Tracked>of())
            .stream()
            .findFirst();
  }

  private String account() {
    return line.credentials().get(AccountField.ACCOUNT_NUMBER);
  }

  private <T> T read(Said said, Class<T> type) {
    return Wire.read(said, type).orElseThrow(() -> line.garbled());
  }

  private Said good(Said said) {
    if (!said.isGood()) {
      throw DhlErrors.problem(line, said);
    }
    return said;
  }
}

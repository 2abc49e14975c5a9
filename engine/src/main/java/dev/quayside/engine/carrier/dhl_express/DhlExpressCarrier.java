package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountCarrier;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.tracking.Scan;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// DHL Express by its MyDHL API.
final class DhlExpressCarrier extends AccountCarrier {

  /// How long DHL may take until a reference finds its shipment: a guess. A shipment not found then
  /// was not made, or has a label that cannot be used, and is never billed.
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
  protected ProblemException problem(Said refusal) {
    return DhlErrors.problem(line, refusal);
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    var refusal = DhlLimits.ALL.refusal(consignment);
    if (refusal.isPresent()) {
      return Rating.none(
          services.isEmpty()
              ? profile().services().stream().map(CarrierService::code)
              : services.stream(),
          refusal.get());
    }
    boolean declared = DhlLane.isDeclared(consignment) && !DhlServices.areForDocuments(services);
    var said = api.rates(DhlRates.request(account(), consignment, declared));
    return DhlRates.rating(line.read(good(said), DhlAnswerWire.Rates.class), consignment, services);
  }

  @Override
  public Acceptance purchase(Tender tender) {
    var said = api.create(DhlShipments.shipment(account(), tender), tender.reference());
    return Wire.read(good(said), DhlAnswerWire.Shipment.class)
        .flatMap(
            shipment ->
                DhlShipments.acceptance(shipment, tender.consignment(), line.clock().instant()))
        .orElseThrow(this::unreadable);
  }

  /// Finds the shipment by our reference, which every shipment holds; before its first scan that
  /// may fail.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    var day = DhlLane.shipDate(tender.consignment());
    return Stream.of("shipment-details-only", "advance-shipment")
        .flatMap(view -> tracked(api.byReference(tender.reference(), day, view)).stream())
        .flatMap(
            shipment ->
                DhlShipments.found(shipment, tender.consignment(), line.clock().instant()).stream())
        .findFirst()
        .<LookupAnswer>map(LookupAnswer.Bought::new)
        .orElseGet(() -> unknown(tender, SETTLES_IN));
  }

  /// Voids without a call: DHL never bills a waybill that is not handed over.
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

  /// The shipment; empty when DHL does not know it.
  private Optional<DhlAnswerWire.Tracked> tracked(Said said) {
    return said.saysUnknown()
        ? Optional.empty()
        : Absent.toEmpty(line.read(good(said), DhlAnswerWire.Tracking.class).shipments()).stream()
            .findFirst();
  }

  private String account() {
    return line.credentials().get(AccountField.ACCOUNT_NUMBER);
  }

  @Override
  protected Stream<?> abilities() {
    return Stream.of(new DhlPickups(api, line), new DhlAddressFiles(api, line));
  }
}

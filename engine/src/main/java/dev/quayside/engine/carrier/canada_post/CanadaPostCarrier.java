package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.Closing;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.module.AccountCarrier;
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

/// Canada Post: parcels of a contract customer.
final class CanadaPostCarrier extends AccountCarrier implements Closing {

  private static final int ACCEPTED = 202;

  /// How long Canada Post may still carry out a request that broke off: a guess. Until then,
  /// finding no shipment proves nothing.
  private static final Duration SETTLES_IN = Duration.ofMinutes(1);

  private final CanadaPostApi api;
  private final CanadaPostVoids voids;
  private final GroupGate groups = new GroupGate();
  private final CanadaPostManifests manifests;

  CanadaPostCarrier(CarrierLine line) {
    super(line);
    api = new CanadaPostApi(line);
    voids = new CanadaPostVoids(line, api, this::track);
    manifests = new CanadaPostManifests(line, api, groups);
  }

  @Override
  protected Stream<?> abilities() {
    return Stream.of(this, new CanadaPostPickups(line, api));
  }

  @Override
  public CarrierProfile profile() {
    return CanadaPostServices.PROFILE;
  }

  @Override
  protected ProblemException problem(Said refusal) {
    return CanadaPostErrors.problem(line, refusal);
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    var refusal = CanadaPostLimits.ALL.refusal(consignment);
    if (refusal.isPresent()) {
      return declined(services, refusal.get());
    }
    var said = api.rates(CanadaPostRates.scenario(line.credentials(), consignment, services));
    return CanadaPostRates.rating(read(said), consignment);
  }

  @Override
  public Acceptance purchase(Tender tender) {
    var shipment = CanadaPostShipments.shipment(line.credentials(), tender);
    var said = good(groups.make(() -> api.create(shipment)));
    return Xml.read(said)
        .flatMap(info -> acceptance(info, tender))
        .map(this::withFiles)
        .orElseThrow(this::unreadable);
  }

  /// Finds the shipment by our request id, which every shipment holds.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    var shipments = read(api.byRequestId(tender.reference()));
    if (!shipments.name().equals("shipments")) {
      throw line.garbled();
    }
    return shipments.children("shipment-info").stream()
        .findFirst()
        .or(() -> linked(shipments))
        .flatMap(info -> acceptance(info, tender))
        .map(this::withFiles)
        .<LookupAnswer>map(LookupAnswer.Bought::new)
        .orElseGet(() -> unknown(tender, SETTLES_IN));
  }

  private Optional<Xml> linked(Xml shipments) {
    return shipments.children("link").stream()
        .findFirst()
        .map(link -> read(api.shipment(link.attribute("href"))));
  }

  private Optional<Acceptance> acceptance(Xml info, Tender tender) {
    return CanadaPostShipments.acceptance(info, tender.consignment(), line.clock().instant());
  }

  @Override
  public Optional<byte[]> document(String link) {
    return CanadaPostManifests.isManifest(link)
        ? manifests.paper(link).flatMap(this::file)
        : file(link);
  }

  private Optional<byte[]> file(String link) {
    var said = api.file(link);
    return said.status() == ACCEPTED ? Optional.empty() : Optional.of(good(said).body());
  }

  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    return voids.voidLabel(label);
  }

  @Override
  public Closed close(Request request) {
    var closed = manifests.close(request);
    return new Closed(closed.number(), withFiles(closed.documents()));
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    var said = api.track(trackingNumber);
    if (said.isUnknown()) {
      return List.of();
    }
    var detail = read(said);
    return CanadaPostTracking.scans(
        detail.isNamed("tracking-detail")
            ? detail
            : detail.child("tracking-detail").orElse(detail));
  }

  private Xml read(Said said) {
    return CanadaPostErrors.read(line, said);
  }
}

package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.Closing;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountCarrier;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.Limits;
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
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Australia Post: parcels of a contract account.
final class AustraliaPostCarrier extends AccountCarrier implements Closing {

  private static final int MOST_NUMBERS = 10;
  private static final String NO_SUCH_NUMBERS = "51104";

  /// How long the post may still carry out a request that broke off: a guess. Until then, finding
  /// no shipment proves nothing.
  private static final Duration SETTLES_IN = Duration.ofMinutes(1);

  static final Limits LIMITS =
      Limits.of(AustraliaPost.NAME)
          .from("AU")
          .noReturns(each -> each.isReturn() && AustraliaPostParcel.isAbroad(each));

  private final AustraliaPostApi api;
  private final AustraliaPostTotals totals;
  private final AustraliaPostOrders orders;

  AustraliaPostCarrier(CarrierLine line) {
    super(line);
    api = new AustraliaPostApi(line);
    totals = new AustraliaPostTotals(api);
    orders = new AustraliaPostOrders(line, api);
  }

  @Override
  protected Stream<?> abilities() {
    return Stream.of(this, new AustraliaPostSuburbs(line, api));
  }

  @Override
  public Closed close(Request request) {
    var closed = orders.close(request);
    return new Closed(closed.number(), withFiles(closed.documents()));
  }

  @Override
  public CarrierProfile profile() {
    return AustraliaPostServices.PROFILE;
  }

  @Override
  protected ProblemException problem(Said refusal) {
    return AustraliaPostErrors.problem(line, refusal);
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    var refusal = LIMITS.refusal(consignment);
    if (refusal.isPresent()) {
      return declined(services, refusal.get());
    }
    var request = AustraliaPostRates.request(consignment, services);
    var begun = totals.begin(consignment, services);
    var priced =
        Wire.read(good(api.prices(request)), AustraliaPostWire.PriceReply.class)
            .flatMap(
                each ->
                    AustraliaPostPieces.priced(
                        Absent.toEmpty(each.items()), consignment.parcels().size()))
            .orElseThrow(line::garbled);
    var products = AustraliaPostRates.products(priced, consignment);
    return AustraliaPostRates.rating(priced, totals.of(begun, consignment, products), consignment);
  }

  @Override
  public Acceptance purchase(Tender tender) {
    var said = good(api.create(AustraliaPostShipments.request(tender)));
    return Wire.read(said, AustraliaPostWire.ShipmentsReply.class)
        .flatMap(each -> acceptance(each, tender))
        .map(this::withFiles)
        .orElseThrow(this::unreadable);
  }

  private Optional<Acceptance> acceptance(AustraliaPostWire.ShipmentsReply said, Tender tender) {
    return AustraliaPostShipments.acceptance(said, tender, line.clock().instant());
  }

  /// Asks for a new label each time, since links to earlier ones expire.
  @Override
  public Optional<byte[]> document(String link) {
    return AustraliaPostOrders.isOrder(link) ? orders.summary(link) : label(link);
  }

  private Optional<byte[]> label(String link) {
    return Wire.read(
            good(api.label(AustraliaPostShipments.label(link))), AustraliaPostLabelWire.Reply.class)
        .flatMap(AustraliaPostShipments::url)
        .map(api::file)
        .filter(said -> !said.isUnknown())
        .map(said -> good(said).body());
  }

  /// Finds the shipment by our reference, which every shipment holds.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    var said = api.byReference(tender.reference());
    if (said.saysUnknown()) {
      return unknown(tender, SETTLES_IN);
    }
    return acceptance(line.read(good(said), AustraliaPostWire.ShipmentsReply.class), tender)
        .map(this::withFiles)
        .<LookupAnswer>map(LookupAnswer.Bought::new)
        .orElseGet(() -> unknown(tender, SETTLES_IN));
  }

  /// A deleted shipment is no longer found, so that a second void succeeds too.
  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    var said = api.delete(label.handle());
    if (said.isGood() || AustraliaPostErrors.has(said, AustraliaPostErrors.SHIPMENT_NOT_FOUND)) {
      return new VoidAnswer.Voided(Duration.ZERO);
    }
    requireCredentials(said);
    return new VoidAnswer.Refused(AustraliaPostErrors.words(said));
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    return trackAll(List.of(trackingNumber)).getOrDefault(trackingNumber, List.of());
  }

  @Override
  public int mostTrackedAtOnce() {
    return MOST_NUMBERS;
  }

  @Override
  public Map<String, List<Scan>> trackAll(List<String> trackingNumbers) {
    var said = api.track(trackingNumbers);
    if (said.isUnknown() || AustraliaPostErrors.has(said, NO_SUCH_NUMBERS)) {
      return Map.of();
    }
    return Wire.read(good(said), AustraliaPostTrackWire.Reply.class)
        .map(AustraliaPostTracking::scans)
        .orElseThrow(line::garbled);
  }
}

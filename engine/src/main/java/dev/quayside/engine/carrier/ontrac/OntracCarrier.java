package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierProfile;
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
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.quote.Rating.Declined;
import dev.quayside.engine.carrier.tracking.Scan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// OnTrac: ground parcels within the states it serves.
final class OntracCarrier extends AccountCarrier {

  /// Numbers that one call may ask for (V7).
  private static final int MOST_AT_ONCE = 100;

  private final OntracApi api;

  OntracCarrier(CarrierLine line) {
    super(line);
    api = new OntracApi(line);
  }

  @Override
  public CarrierProfile profile() {
    return OntracServices.PROFILE;
  }

  @Override
  protected ProblemException problem(Said refusal) {
    return OntracErrors.problem(line, refusal);
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    var refusal = OntracLimits.ALL.refusal(consignment);
    if (refusal.isPresent()) {
      return declined(services, refusal.get());
    }
    var answer = root(api.rates(OntracRates.question(consignment)));
    var shipment = shipments(answer).findFirst().orElseThrow(() -> line.garbled());
    var error = shipment.text("Error");
    return error.isEmpty()
        ? rating(shipment, consignment, services)
        : declined(services, refused(error));
  }

  private Rating rating(Xml shipment, Consignment consignment, Set<String> services) {
    var quotes = new ArrayList<Quote>();
    var declined = new ArrayList<Declined>();
    var rates = shipment.child("Rates").map(each -> each.children("Rate")).orElse(List.of());
    for (var rate : rates) {
      var code = OntracServices.code(rate.text("Service"));
      var error = rate.text("Error");
      if (!services.isEmpty() && !services.contains(code)) {
        continue;
      }
      if (error.isEmpty()) {
        OntracRates.quote(rate, consignment).ifPresent(quotes::add);
      } else {
        declined.add(new Declined(code, refused(error)));
      }
    }
    return new Rating(quotes, declined);
  }

  private Problem refused(String error) {
    return new Problem.Refused(ProblemCode.CARRIER_REFUSED, OntracErrors.words(line, error));
  }

  @Override
  public Acceptance purchase(Tender tender) {
    var said = api.create(OntracShipments.request(tender));
    var shipment =
        OntracErrors.root(line, said).stream().flatMap(OntracCarrier::shipments).findFirst();
    shipment.ifPresent(each -> OntracErrors.require(line, each));
    return shipment
        .flatMap(
            each -> OntracShipments.acceptance(each, tender.consignment(), line.clock().instant()))
        .orElseThrow(this::unreadable);
  }

  /// Nothing was bought, whatever OnTrac recorded: a label whose answer was lost is never printed,
  /// so never scanned, and OnTrac bills nothing that it does not scan.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    return new LookupAnswer.NotBought();
  }

  /// OnTrac has no void, and never bills a label that it does not scan.
  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    return track(label.trackingNumber()).stream().anyMatch(scan -> scan.status().isHandled())
        ? new VoidAnswer.Refused(OntracWords.SCANNED.of())
        : new VoidAnswer.Unbilled();
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    return trackAll(List.of(trackingNumber)).getOrDefault(trackingNumber, List.of());
  }

  @Override
  public int mostTrackedAtOnce() {
    return MOST_AT_ONCE;
  }

  @Override
  public Map<String, List<Scan>> trackAll(List<String> trackingNumbers) {
    var scans = new HashMap<String, List<Scan>>();
    shipments(root(api.track(trackingNumbers)))
        .forEach(each -> scans.put(each.text("Tracking"), OntracTracking.scans(each)));
    return scans;
  }

  @Override
  protected Stream<?> abilities() {
    return Stream.of(new OntracPickups(api, line));
  }

  private Xml root(Said said) {
    return OntracErrors.root(line, said).orElseThrow(() -> line.garbled());
  }

  private static Stream<Xml> shipments(Xml root) {
    return root.child("Shipments").stream().flatMap(each -> each.children("Shipment").stream());
  }
}

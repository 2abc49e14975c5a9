package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.carrier.InDoubtException;
import dev.quayside.engine.carrier.IssuedLabel;
import dev.quayside.engine.carrier.LookupAnswer;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Tender;
import dev.quayside.engine.carrier.VoidAnswer;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountCarrier;
import dev.quayside.engine.carrier.module.CarrierLine;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Australia Post: parcels of a contract account.
final class AustraliaPostCarrier extends AccountCarrier {

  private static final int NOT_FOUND = 404;
  private static final int MOST_NUMBERS = 10;
  private static final String NO_SUCH_NUMBERS = "51104";

  /// How long a request that broke off may still be worked on: a guess.
  private static final Duration SETTLES_IN = Duration.ofMinutes(1);

  private final AustraliaPostApi api;

  AustraliaPostCarrier(CarrierLine line) {
    super(line);
    api = new AustraliaPostApi(line);
  }

  @Override
  public CarrierProfile profile() {
    return AustraliaPostServices.PROFILE;
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    var said = good(api.prices(AustraliaPostRates.request(consignment, services)));
    return Wire.read(said, AustraliaPostWire.PriceReply.class)
        .flatMap(each -> AustraliaPostErrors.orNone(each.items()).stream().findFirst())
        .map(each -> AustraliaPostRates.rating(each, consignment))
        .orElseThrow(line::garbled);
  }

  @Override
  public Acceptance purchase(Tender tender) {
    var said = good(api.create(AustraliaPostShipments.request(tender)));
    return Wire.read(said, AustraliaPostWire.ShipmentsReply.class)
        .flatMap(each -> acceptance(each, tender))
        .map(this::withFiles)
        .orElseThrow(() -> new InDoubtException(CarrierWords.GARBLED.of(AustraliaPost.NAME)));
  }

  private Optional<Acceptance> acceptance(AustraliaPostWire.ShipmentsReply said, Tender tender) {
    return AustraliaPostShipments.acceptance(said, tender, line.clock().instant());
  }

  /// A new request for the label, as often as need be: links of earlier ones end.
  @Override
  public Optional<byte[]> document(String link) {
    return Wire.read(
            good(api.label(AustraliaPostShipments.label(link))), AustraliaPostLabelWire.Reply.class)
        .flatMap(AustraliaPostShipments::url)
        .map(api::file)
        .filter(said -> said.status() != NOT_FOUND)
        .map(said -> good(said).body());
  }

  /// By our reference, which every shipment carries.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    var said = api.byReference(tender.reference());
    if (said.status() == NOT_FOUND) {
      return unknown(tender, SETTLES_IN);
    }
    return acceptance(
            Wire.read(good(said), AustraliaPostWire.ShipmentsReply.class)
                .orElseThrow(line::garbled),
            tender)
        .map(this::withFiles)
        .<LookupAnswer>map(LookupAnswer.Bought::new)
        .orElseGet(() -> unknown(tender, SETTLES_IN));
  }

  /// A shipment that is deleted is not found any more.
  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    var said = api.delete(label.handle());
    if (said.isGood() || AustraliaPostErrors.has(said, AustraliaPostErrors.SHIPMENT_NOT_FOUND)) {
      return new VoidAnswer.Voided(Duration.ZERO);
    }
    var problem = AustraliaPostErrors.problem(line, said);
    if (problem.code() == ProblemCode.CARRIER_CREDENTIALS) {
      throw problem;
    }
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
    if (said.status() == NOT_FOUND || AustraliaPostErrors.has(said, NO_SUCH_NUMBERS)) {
      return Map.of();
    }
    return Wire.read(good(said), AustraliaPostTrackWire.Reply.class)
        .map(AustraliaPostTracking::scans)
        .orElseThrow(line::garbled);
  }

  private Said good(Said said) {
    if (!said.isGood()) {
      throw AustraliaPostErrors.problem(line, said);
    }
    return said;
  }
}

package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.fedex.wire.FedexAddressWire;
import dev.quayside.engine.carrier.fedex.wire.FedexRateWire;
import dev.quayside.engine.carrier.fedex.wire.FedexShipWire;
import dev.quayside.engine.carrier.fedex.wire.FedexTrackWire;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountCarrier;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// FedEx: parcels by air and on the ground.
///
/// FedEx gives a label only once, in the answer to its purchase. When that answer is lost, the
/// shipment is found by our reference and voided, so that the parcel can be bought again.
final class FedexCarrier extends AccountCarrier implements AddressLookup {

  private static final Logger LOG = LoggerFactory.getLogger(FedexCarrier.class);
  private static final int MOST_NUMBERS = 30;

  /// How long FedEx may still carry out a request that broke off, or not track its shipment yet: a
  /// guess. Until then, finding no shipment proves nothing.
  private static final Duration SETTLES_IN = Duration.ofSeconds(90);

  private static final Duration NOW = Duration.ofSeconds(1);

  private final FedexApi api;

  FedexCarrier(CarrierLine line) {
    super(line);
    api = new FedexApi(line);
  }

  @Override
  public CarrierProfile profile() {
    return FedexServices.PROFILE;
  }

  @Override
  protected ProblemException problem(Said refusal) {
    return FedexErrors.problem(line, refusal);
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    var wanted = FedexParcel.servicesFor(consignment, services);
    if (!FedexOptions.hasFlatRate(consignment)) {
      return rate(consignment, wanted, false);
    }
    return FedexOptions.both(rate(consignment, wanted, false), oneRate(consignment, wanted));
  }

  /// The prices at One Rate: none where FedEx does not sell it, which leaves those by weight.
  private Rating oneRate(Consignment consignment, Set<String> wanted) {
    try {
      return rate(consignment, wanted, true);
    } catch (ProblemException refused) {
      if (refused.code() != ProblemCode.CARRIER_REFUSED) {
        throw refused;
      }
      return new Rating(List.of(), List.of());
    }
  }

  private Rating rate(Consignment consignment, Set<String> wanted, boolean oneRate) {
    var said =
        good(api.rates(FedexRates.request(line.credentials(), consignment, wanted, oneRate)));
    return Wire.read(said, FedexRateWire.Reply.class)
        .map(FedexRateWire.Reply::output)
        .map(output -> FedexRates.rating(output, consignment, wanted))
        .orElseThrow(line::garbled);
  }

  @Override
  public Acceptance purchase(Tender tender) {
    var request = FedexShipments.request(line.credentials(), tender);
    var bought =
        Wire.read(good(api.ship(request, tender.reference())), FedexShipWire.Reply.class)
            .flatMap(reply -> FedexShipments.acceptance(reply, tender, line.clock().instant()))
            .orElseThrow(this::unreadable);
    return FedexShipments.hasLabel(bought, tender)
        ? withFiles(bought)
        : withoutLabel(bought, tender);
  }

  private Acceptance withoutLabel(Acceptance bought, Tender tender) {
    if (!isVoided(voided(bought.trackingNumber(), country(bought.handle()), tender.reference()))) {
      throw unreadable();
    }
    throw ProblemException.tryLater(
        ProblemCode.CARRIER_UNAVAILABLE, FedexWords.NO_LABEL.of(bought.trackingNumber()), NOW);
  }

  @Override
  public Optional<byte[]> document(String link) {
    var said = api.file(link);
    return said.isUnknown() ? Optional.empty() : Optional.of(good(said).body());
  }

  /// Finds the shipment by our reference, which FedEx searches only in days that have begun. Since
  /// FedEx does not print a label again, a shipment it sold is voided, and then counts as not
  /// bought.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    var day = FedexTime.shipDate(tender.consignment());
    var today = FedexTime.ownDay(line.clock().instant());
    if (today.isBefore(day)) {
      return new LookupAnswer.CannotTell(FedexTime.ownStart(day));
    }
    var said = api.trackReference(FedexShipments.lookup(line.credentials(), tender, today));
    if (FedexErrors.isNotFound(said)) {
      return unknown(tender, SETTLES_IN);
    }
    var found = tracked(said);
    if (FedexTracking.isRefused(found)) {
      return new LookupAnswer.CannotTell(null);
    }
    var sold = FedexTracking.live(found);
    return sold.isEmpty() ? unknown(tender, SETTLES_IN) : givenUp(sold, tender);
  }

  private LookupAnswer givenUp(List<String> sold, Tender tender) {
    var country = FedexAddresses.country(tender.consignment().from());
    try {
      for (var number : sold) {
        if (!isVoided(voided(number, country, tender.reference()))) {
          return new LookupAnswer.CannotTell(null);
        }
        LOG.info("{} of {} was voided: its label was lost", number, tender.reference());
      }
    } catch (InDoubtException unsure) {
      throw line.unavailable(unsure.said());
    }
    return new LookupAnswer.NotBought();
  }

  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    return voided(label.trackingNumber(), country(label.handle()), label.reference());
  }

  private static String country(String handle) {
    return FedexHandle.read(handle).country();
  }

  private VoidAnswer voided(String number, String country, String reference) {
    var said =
        api.cancel(FedexShipments.cancellation(line.credentials(), number, country), reference);
    if (!said.isGood()) {
      return refusal(said, number);
    }
    var answer =
        Wire.read(said, FedexShipWire.CancelReply.class)
            .map(FedexShipWire.CancelReply::output)
            .orElseThrow(this::unreadable);
    if (Boolean.TRUE.equals(answer.cancelledShipment()) || isCancelled(number)) {
      return new VoidAnswer.Voided(Duration.ZERO);
    }
    return new VoidAnswer.Refused(
        Message.said(Fedex.NAME + ": " + Absent.toEmpty(answer.message())));
  }

  /// A second cancellation is refused: FedEx's text or tracking then tells of the first one.
  private VoidAnswer refusal(Said said, String number) {
    requireCredentials(said);
    return FedexErrors.isCancelledBefore(said) || isCancelled(number)
        ? new VoidAnswer.Voided(Duration.ZERO)
        : new VoidAnswer.Refused(FedexErrors.words(said));
  }

  private boolean isCancelled(String number) {
    var said = api.track(List.of(number));
    return said.isGood() && FedexTracking.isCancelled(tracked(said), number);
  }

  private static boolean isVoided(VoidAnswer answer) {
    return answer instanceof VoidAnswer.Voided;
  }

  @Override
  public Finding lookUpAddress(Address address) {
    var said = good(api.address(FedexAddressFiles.request(address)));
    return Wire.read(said, FedexAddressWire.Reply.class)
        .map(FedexAddressWire.Reply::output)
        .flatMap(FedexAddressFiles::finding)
        .orElseThrow(line::garbled);
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
    return said.isUnknown() ? Map.of() : FedexTracking.scans(tracked(said));
  }

  private FedexTrackWire.Output tracked(Said said) {
    return Wire.read(good(said), FedexTrackWire.Reply.class)
        .map(FedexTrackWire.Reply::output)
        .orElseThrow(line::garbled);
  }

  @Override
  protected Stream<?> abilities() {
    return Stream.of(this, new FedexPickups(api, line), new FedexClosing(api, line));
  }
}

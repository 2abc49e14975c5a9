package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountCarrier;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.quote.Rating.Declined;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.usps.UspsLabelWire.Image;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// USPS, for shops with an Enterprise Payment Account.
final class UspsCarrier extends AccountCarrier {

  private static final int BAD_REQUEST = 400;

  /// How long USPS may still carry out a request that broke off: a guess. Until then, finding no
  /// shipment proves nothing.
  private static final Duration SETTLES_IN = Duration.ofMinutes(1);

  /// The time after which USPS refunds a label that was already manifested.
  private static final Duration REFUNDED_IN = Duration.ofDays(15);

  private static final Pattern CANCELLED_ALREADY =
      Pattern.compile("already.*cancel|cancel+ed already|(been|was|is) cancel+ed");
  private static final Pattern DISPUTED_ALREADY =
      Pattern.compile("(refund|disput|submit).*already|already.*(refund|disput|submit)|duplicate");

  private final UspsApi api;

  /// Whether the account may have contract prices; false once USPS says that it has none.
  private volatile boolean contract = true;

  UspsCarrier(CarrierLine line) {
    super(line);
    api = new UspsApi(line);
  }

  @Override
  protected Stream<?> abilities() {
    return Stream.of(
        new UspsScanForms(line, api), new UspsPickups(line, api), new UspsAddressFiles(line, api));
  }

  @Override
  public CarrierProfile profile() {
    return UspsServices.PROFILE;
  }

  @Override
  protected ProblemException problem(Said refusal) {
    return UspsErrors.problem(line, refusal);
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    var refusal = UspsLimits.ALL.refusal(consignment);
    if (refusal.isPresent()) {
      return Rating.none(lane(consignment, services), refusal.get());
    }
    var rating = UspsRates.rating(prices(consignment, services), consignment, services);
    var declined = new ArrayList<>(rating.declined());
    lane(consignment, services)
        .forEach(
            code ->
                UspsLimits.refusal(consignment, code)
                    .ifPresent(why -> declined.add(new Declined(code, why))));
    return new Rating(rating.quotes(), declined, rating.alerts());
  }

  /// The services asked for, or all usual ones for the destination.
  private static Stream<String> lane(Consignment consignment, Set<String> services) {
    boolean abroad = UspsPiece.isAbroad(consignment);
    return UspsServices.PROFILE.services().stream()
        .filter(each -> each.international() == abroad)
        .map(CarrierService::code)
        .filter(code -> services.isEmpty() ? UspsServices.isUsual(code) : services.contains(code));
  }

  private UspsWire.Options prices(Consignment consignment, Set<String> services) {
    boolean asksContract = contract && !consignment.isReturn();
    var said = options(consignment, services, asksContract);
    if (asksContract && said.status() == BAD_REQUEST) {
      var commercial = options(consignment, services, false);
      if (commercial.isGood()) {
        contract = false;
        said = commercial;
      }
    }
    return line.read(good(said), UspsWire.Options.class);
  }

  private Said options(Consignment consignment, Set<String> services, boolean withContract) {
    return api.options(UspsQuestion.of(line.credentials(), consignment, services, withContract));
  }

  @Override
  public Acceptance purchase(Tender tender) {
    var kind = UspsHandle.of(tender.consignment());
    var said = good(api.create(kind, tender.reference(), UspsShipments.request(tender)));
    return acceptance(said, tender).orElseThrow(this::unreadable);
  }

  private Optional<Acceptance> acceptance(Said said, Tender tender) {
    return UspsParts.label(said)
        .flatMap(label -> UspsShipments.acceptance(label, tender, line.clock().instant()));
  }

  /// Reprints by the idempotency key, which is made from our reference. This finds the label and
  /// never makes one, while repeating the order would make one if there were none.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    var kind = UspsHandle.of(tender.consignment());
    var said = api.reprint(kind, tender.reference(), UspsShipments.reprint(tender));
    if (said.isGood()) {
      return new LookupAnswer.Bought(acceptance(said, tender).orElseThrow(() -> line.garbled()));
    }
    if (UspsErrors.isAboutCredentials(said)) {
      throw problem(said);
    }
    var unknown = unknown(tender, SETTLES_IN);
    return isNotFound(said) || unknown instanceof LookupAnswer.CannotTell
        ? unknown
        : new LookupAnswer.CannotTell(null);
  }

  private static boolean isNotFound(Said said) {
    return said.saysUnknown() || words(said).contains("not found");
  }

  /// Prints again a label that came without its image.
  @Override
  public Optional<byte[]> document(String link) {
    var parts = link.split(" ");
    var how = new UspsLabelWire.Reprint(new Image(parts[2], "4X6LABEL", null, null));
    var said = api.reprintOf(UspsHandle.read(parts[0]), parts[1], how);
    return UspsParts.label(good(said)).flatMap(UspsShipments::image);
  }

  /// Cancels the label while USPS has not been told of the mailing; afterwards asks for a refund.
  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    var said = api.cancel(UspsHandle.read(label.handle()), label.trackingNumber());
    if (UspsErrors.isAboutCredentials(said)) {
      throw problem(said);
    }
    if (!said.isGood()) {
      return refused(label, said);
    }
    var status =
        Wire.read(said, UspsLabelWire.Cancelled.class)
            .map(UspsLabelWire.Cancelled::status)
            .orElseThrow(this::unreadable);
    return status.equals("DISPUTED")
        ? new VoidAnswer.Requested(REFUNDED_IN)
        : new VoidAnswer.Voided(Duration.ZERO);
  }

  /// Judges a refusal. A second cancellation is refused as done before. USPS never states the
  /// outcome of a refund, but does not pay one for a parcel that it scanned.
  private VoidAnswer refused(IssuedLabel label, Said said) {
    var words = words(said);
    if (CANCELLED_ALREADY.matcher(words).find()) {
      return new VoidAnswer.Voided(Duration.ZERO);
    }
    if (!DISPUTED_ALREADY.matcher(words).find()) {
      return new VoidAnswer.Refused(UspsErrors.words(said));
    }
    return track(label.trackingNumber()).stream().anyMatch(scan -> scan.status().isHandled())
        ? new VoidAnswer.Refused(UspsWords.SCANNED.of())
        : new VoidAnswer.Voided(REFUNDED_IN);
  }

  private static String words(Said said) {
    return UspsErrors.text(said).toLowerCase(Locale.ROOT);
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    var said = api.track(trackingNumber);
    if (said.isUnknown()) {
      return List.of();
    }
    // the answer is a list of one, or the piece itself
    var pieces = line.read(good(said), UspsWire.Tracked[].class);
    return Stream.of(pieces)
        .filter(
            each -> each.trackingNumber() == null || each.trackingNumber().equals(trackingNumber))
        .findFirst()
        .map(UspsTracking::scans)
        .orElse(List.of());
  }
}

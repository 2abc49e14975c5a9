package dev.quayside.engine.carrier.gls_us;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierProfile;
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
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// GLS US: parcels within the western United States.
final class GlsUsCarrier extends AccountCarrier {

  /// How many numbers that turn out to be taken are tried for one purchase, one after the other.
  private static final int MOST_TAKEN = 5;

  /// How long GLS may still carry out a request that broke off: a guess. Until then, finding no
  /// shipment proves nothing.
  private static final Duration SETTLES_IN = Duration.ofMinutes(1);

  private final GlsUsApi api;
  private final GlsUsNumbers numbers;

  GlsUsCarrier(CarrierLine line) {
    super(line);
    api = new GlsUsApi(line);
    numbers = new GlsUsNumbers(line.credentials(), line.numbers());
  }

  @Override
  public CarrierProfile profile() {
    return GlsUsServices.PROFILE;
  }

  @Override
  protected ProblemException problem(Said refusal) {
    return GlsUsErrors.problem(line, refusal);
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    GlsUsLimits.ALL.require(consignment);
    var said = done(api.rates(GlsUsRates.request(accountNumber(), consignment)));
    return Wire.read(said, GlsUsWire.Rates.class)
        .filter(rates -> rates.deliveryServiceTypes() != null)
        .map(rates -> GlsUsRates.rating(rates, consignment, services))
        .orElseThrow(() -> line.garbled());
  }

  @Override
  public Acceptance purchase(Tender tender) {
    var number = numbers.of(tender.reference());
    var said = ship(number, tender);
    for (int i = 0; i < MOST_TAKEN && isTaken(number, said, tender); i++) {
      number = numbers.another(tender.reference());
      said = ship(number, tender);
    }
    return bought(done(said), number, tender);
  }

  private Said ship(String number, Tender tender) {
    return api.ship(GlsUsShipments.request(accountNumber(), number, tender));
  }

  private Acceptance bought(Said said, String number, Tender tender) {
    return Wire.read(said, GlsUsWire.Shipped.class)
        .filter(shipped -> number.equals(shipped.trackingNumber()))
        .map(shipped -> GlsUsShipments.acceptance(shipped, number, tender, now()))
        .orElseThrow(this::unreadable);
  }

  /// Whether the purchase was refused because the number is another parcel's. GLS publishes no
  /// error text to tell by, so the number is looked up.
  private boolean isTaken(String number, Said said, Tender tender) {
    try {
      return GlsUsErrors.isRefused(said)
          && !said.isDenied()
          && parcel(number).filter(each -> !bears(each, tender.reference())).isPresent();
    } catch (ProblemException unheard) {
      return false;
    }
  }

  private static boolean bears(GlsUsWire.Parcel parcel, String reference) {
    return reference.equals(parcel.shipmentReference());
  }

  /// Finds the parcel by the number it was given, if it holds our reference. GLS gives a label only
  /// once, so none comes with it.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    var number = numbers.of(tender.reference());
    var found = parcel(number).filter(each -> !GlsUsTracking.isVoided(each));
    if (found.isPresent() && found.get().shipmentReference() == null) {
      return new LookupAnswer.CannotTell(null);
    }
    return found
        .filter(each -> bears(each, tender.reference()))
        .<LookupAnswer>map(
            _ ->
                new LookupAnswer.Bought(
                    GlsUsShipments.acceptance(
                        new GlsUsWire.Shipped(null, null, number, null, null, null, null),
                        number,
                        tender,
                        now())))
        .orElseGet(() -> unknown(tender, SETTLES_IN));
  }

  /// Voids a label. GLS's refusals are free text, so the parcel's state is asked for before one is
  /// believed: when an earlier void's answer was lost, the second is refused. A parcel that GLS no
  /// longer knows will not be billed.
  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    var said = api.cancel(label.trackingNumber());
    if (GlsUsErrors.isAboutCredentials(said)) {
      throw problem(said);
    }
    if (!GlsUsErrors.isRefused(said)) {
      if (Wire.read(said, GlsUsWire.Status.class).isEmpty()) {
        throw unreadable();
      }
      return new VoidAnswer.Voided(Duration.ZERO);
    }
    return GlsUsErrors.isAboutAVoidedParcel(said) || isGone(label.trackingNumber())
        ? new VoidAnswer.Voided(Duration.ZERO)
        : new VoidAnswer.Refused(GlsUsErrors.words(said));
  }

  private boolean isGone(String trackingNumber) {
    return parcel(trackingNumber).map(GlsUsTracking::isVoided).orElse(true);
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    return parcel(trackingNumber).map(GlsUsTracking::scans).orElse(List.of());
  }

  /// The parcel; empty for a number GLS certainly does not know. Any other error leaves it open.
  private Optional<GlsUsWire.Parcel> parcel(String trackingNumber) {
    var said = api.track(trackingNumber);
    if (GlsUsErrors.isAboutCredentials(said)) {
      throw problem(said);
    }
    if (said.saysUnknown()
        || GlsUsErrors.isAboutAnUnknownNumber(said)
        || GlsUsErrors.isAboutAVoidedParcel(said)) {
      return Optional.empty();
    }
    if (GlsUsErrors.isRefused(said)) {
      throw line.unavailable(GlsUsErrors.words(said));
    }
    return Wire.read(said, GlsUsWire.Tracked.class)
        .map(GlsUsWire.Tracked::shipmentInfo)
        .orElseThrow(() -> line.garbled())
        .stream()
        .filter(each -> trackingNumber.equals(each.trackingNumber()))
        .findFirst();
  }

  private Said done(Said said) {
    if (GlsUsErrors.isRefused(said)) {
      throw problem(said);
    }
    return said;
  }

  private String accountNumber() {
    return line.credentials().get(AccountField.ACCOUNT_NUMBER);
  }

  private Instant now() {
    return line.clock().instant();
  }
}

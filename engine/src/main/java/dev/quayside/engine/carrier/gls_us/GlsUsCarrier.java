package dev.quayside.engine.carrier.gls_us;

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
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierLine;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// GLS US: parcels within the West of the United States.
final class GlsUsCarrier extends AccountCarrier {

  private static final int NOT_FOUND = 404;

  /// How long a request that broke off may still be worked on: a guess.
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
  public Rating rate(Consignment consignment, Set<String> services) {
    GlsUsLimits.require(consignment);
    var said = done(api.rates(GlsUsRates.request(accountNumber(), consignment)));
    return Wire.read(said, GlsUsWire.Rates.class)
        .filter(rates -> rates.deliveryServiceTypes() != null)
        .map(rates -> GlsUsRates.rating(rates, consignment, services))
        .orElseThrow(() -> line.garbled());
  }

  @Override
  public Acceptance purchase(Tender tender) {
    GlsUsLimits.require(tender.consignment());
    var number = numbers.of(tender.reference());
    var said = done(api.ship(GlsUsShipments.request(accountNumber(), number, tender)));
    return Wire.read(said, GlsUsWire.Shipped.class)
        .filter(shipped -> number.equals(shipped.trackingNumber()))
        .map(shipped -> GlsUsShipments.acceptance(shipped, number, tender, now()))
        .orElseThrow(() -> new InDoubtException(CarrierWords.GARBLED.of(GlsUs.NAME)));
  }

  /// By the number we gave, which has to bear our reference. GLS hands no label out twice.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    var number = numbers.of(tender.reference());
    return parcel(number)
        .filter(each -> isOurs(each, tender) && !GlsUsTracking.isVoided(each))
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

  private static boolean isOurs(GlsUsWire.Parcel parcel, Tender tender) {
    return Objects.requireNonNullElse(parcel.shipmentReference(), tender.reference())
        .equals(tender.reference());
  }

  /// What it does not know any more, it will not bill: voided before.
  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    var said = api.cancel(label.trackingNumber());
    if (GlsUsErrors.isAboutCredentials(said)) {
      throw GlsUsErrors.problem(line, said);
    }
    if (!GlsUsErrors.isRefused(said)) {
      if (Wire.read(said, GlsUsWire.Status.class).isEmpty()) {
        throw new InDoubtException(CarrierWords.GARBLED.of(GlsUs.NAME));
      }
      return new VoidAnswer.Voided(Duration.ZERO);
    }
    return parcel(label.trackingNumber()).map(GlsUsTracking::isVoided).orElse(true)
        ? new VoidAnswer.Voided(Duration.ZERO)
        : new VoidAnswer.Refused(GlsUsErrors.words(said));
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    return parcel(trackingNumber).map(GlsUsTracking::scans).orElse(List.of());
  }

  /// Empty for a number it surely does not know. Any other error tells nothing.
  private Optional<GlsUsWire.Parcel> parcel(String trackingNumber) {
    var said = api.track(trackingNumber);
    if (GlsUsErrors.isAboutCredentials(said)) {
      throw GlsUsErrors.problem(line, said);
    }
    if (said.status() == NOT_FOUND || GlsUsErrors.isAboutAnUnknownNumber(said)) {
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
      throw GlsUsErrors.problem(line, said);
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

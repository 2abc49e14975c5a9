package dev.quayside.engine.carrier.dhl_express;

import static dev.quayside.engine.carrier.module.AccountField.ACCOUNT_NUMBER;
import static dev.quayside.engine.carrier.module.AccountField.API_KEY;
import static dev.quayside.engine.carrier.module.AccountField.API_SECRET;
import static dev.quayside.engine.carrier.module.AccountField.secret;
import static dev.quayside.engine.carrier.module.AccountField.shown;
import static dev.quayside.engine.carrier.number.TrackingFormat.checked;
import static dev.quayside.engine.carrier.number.TrackingFormat.unchecked;

import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.http.TokenWire;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierHost;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.module.CredentialQuestion;
import dev.quayside.engine.carrier.module.LooksLike;
import dev.quayside.engine.carrier.number.CheckDigit;
import dev.quayside.engine.carrier.number.LabelCode;
import dev.quayside.engine.carrier.number.TrackingFormat;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.TaxIdRoom;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// DHL Express: the fields of its account, its tracking numbers and its addresses.
public final class DhlExpress extends CarrierModule {

  static final String CODE = "dhl_express";
  static final String NAME = "DHL Express";

  private static final TrackingFormat LICENCE_PLATE = unchecked(CODE, "Licence plate", "JD\\d{18}");

  public DhlExpress() {
    super(
        CODE,
        NAME,
        "https://express.api.dhl.com/mydhlapi",
        "https://express.api.dhl.com/mydhlapi/test",
        "https://www.dhl.com/en/express/tracking.html?AWB=",
        DhlExpressCarrier::new);
  }

  @Override
  public List<AccountField> fields() {
    return List.of(
        shown(ACCOUNT_NUMBER, "\\d{9,10}", LooksLike.DIGITS_OR.of(9, 10)),
        secret(API_KEY),
        secret(API_SECRET));
  }

  /// MyDHL API 3.1: whether DHL serves a well-known place.
  @Override
  public Optional<CredentialQuestion> credentialQuestion(
      CarrierHost host, CarrierCredentials credentials) {
    return Optional.of(
        CredentialQuestion.of(
            DhlApi.signed(
                CarrierRequest.get(
                        host.at(
                            "/address-validate?type=delivery&countryCode=DE&postalCode=53113&cityName=Bonn"))
                    .with("Accept", "application/json"),
                credentials),
            said -> TokenWire.holdsList(said.text(), "address")));
  }

  @Override
  public List<TrackingFormat> trackingFormats() {
    return List.of(
        checked(CODE, "Waybill", "(?<body>\\d{9,10})(?<check>\\d)", CheckDigit.DHL_WAYBILL),
        unchecked(CODE, "Piece", "J[A-Z]{2,3}\\d{9,10}"),
        LICENCE_PLATE);
  }

  @Override
  public CarrierOptions options() {
    return DhlServices.PROFILE.options();
  }

  @Override
  public TaxIdRoom taxIds() {
    return DhlTaxIds.ROOM;
  }

  @Override
  public String refusedAs(Consignment consignment, String service) {
    return DhlShipments.refusedAs(service);
  }

  @Override
  protected Object order(CarrierCredentials account, Tender tender) {
    return DhlShipments.shipment(account.get(ACCOUNT_NUMBER), tender);
  }

  @Override
  protected Object booking(CarrierCredentials account, Pickups.Request pickup, Instant now) {
    return DhlPickups.asked(account, pickup, now);
  }

  /// The bar code of a piece has the data identifier J before its licence plate (ISO/IEC 15459).
  @Override
  public List<LabelCode> labelCodes() {
    return List.of(LabelCode.of("J(?<number>JD\\d{18})", LICENCE_PLATE));
  }
}

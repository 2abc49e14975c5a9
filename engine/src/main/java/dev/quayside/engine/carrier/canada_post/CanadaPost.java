package dev.quayside.engine.carrier.canada_post;

import static dev.quayside.engine.carrier.module.AccountField.CONTRACT_ID;
import static dev.quayside.engine.carrier.module.AccountField.CUSTOMER_NUMBER;
import static dev.quayside.engine.carrier.module.AccountField.PASSWORD;
import static dev.quayside.engine.carrier.module.AccountField.USER_NAME;
import static dev.quayside.engine.carrier.module.AccountField.secret;
import static dev.quayside.engine.carrier.module.AccountField.shown;
import static dev.quayside.engine.carrier.number.TrackingFormat.checked;
import static dev.quayside.engine.carrier.number.TrackingFormat.s10;

import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.http.CarrierRequest;
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

/// Canada Post: the fields of its account, its tracking numbers and its addresses.
public final class CanadaPost extends CarrierModule {

  static final String CODE = "canada_post";
  static final String NAME = "Canada Post";

  private static final TrackingFormat PIN =
      checked(CODE, "PIN, 16 digits", "(?<body>\\d{15})(?<check>\\d)", CheckDigit.GS1);

  private static final TrackingFormat ABROAD = s10(CODE, "CA");

  public CanadaPost() {
    super(
        CODE,
        NAME,
        "https://soa-gw.canadapost.ca",
        "https://ct.soa-gw.canadapost.ca",
        "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=",
        CanadaPostCarrier::new);
  }

  @Override
  public List<AccountField> fields() {
    return List.of(
        // common.xsd: CustomerIDType, ContractIDType
        shown(CUSTOMER_NUMBER, "\\d{1,10}", LooksLike.DIGITS_TO.of(1, 10)),
        shown(CONTRACT_ID, "\\d{1,10}", LooksLike.DIGITS_TO.of(1, 10)),
        shown(USER_NAME),
        secret(PASSWORD));
  }

  /// Service discovery, which refuses wrong credentials with 403 and E002.
  @Override
  public Optional<CredentialQuestion> credentialQuestion(
      CarrierHost host, CarrierCredentials credentials) {
    return Optional.of(
        CredentialQuestion.of(
                CarrierRequest.get(host.at("/rs/ship/service?country=CA"))
                    .basic(credentials.get(USER_NAME), credentials.get(PASSWORD))
                    .with("Accept", "application/vnd.cpc.ship.rate-v4+xml")
                    .with("Accept-language", "en-CA"),
                said -> said.text().startsWith("<?xml") && said.text().contains("<services"))
            .wrongWhen(said -> said.text().contains("E002")));
  }

  @Override
  public List<TrackingFormat> trackingFormats() {
    return List.of(PIN, ABROAD);
  }

  /// The Data Matrix of labels drawn here holds the sorting code and the number.
  @Override
  public List<LabelCode> labelCodes() {
    return List.of(
        LabelCode.of("[A-Z]\\d[A-Z]\\d[A-Z]\\d(?<number>\\d{16})", PIN),
        LabelCode.of("[A-Z0-9]{3,10}(?<number>[A-Z]{2}\\d{9}CA)", ABROAD));
  }

  @Override
  public CarrierOptions options() {
    return CanadaPostServices.PROFILE.options();
  }

  @Override
  public TaxIdRoom taxIds() {
    return CanadaPostTaxIds.ROOM;
  }

  @Override
  public String refusedAs(Consignment consignment, String service) {
    return code();
  }

  @Override
  protected Object order(CarrierCredentials account, Tender tender) {
    return CanadaPostShipments.shipment(account, tender);
  }

  @Override
  protected Object booking(CarrierCredentials account, Pickups.Request pickup, Instant now) {
    return CanadaPostPickups.document(account, pickup);
  }
}

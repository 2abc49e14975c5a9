package dev.quayside.engine.carrier.australia_post;

import static dev.quayside.engine.carrier.module.AccountField.ACCOUNT_NUMBER;
import static dev.quayside.engine.carrier.module.AccountField.API_KEY;
import static dev.quayside.engine.carrier.module.AccountField.PASSWORD;
import static dev.quayside.engine.carrier.module.AccountField.secret;
import static dev.quayside.engine.carrier.module.AccountField.shown;
import static dev.quayside.engine.carrier.number.TrackingFormat.checked;
import static dev.quayside.engine.carrier.number.TrackingFormat.s10;

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
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import java.util.List;
import java.util.Optional;

/// Australia Post: the fields of its account, its tracking numbers and its addresses.
public final class AustraliaPost extends CarrierModule {

  static final String CODE = "australia_post";
  static final String NAME = "Australia Post";

  private static final TrackingFormat ARTICLE =
      checked(
          CODE,
          "Article",
          "(?<body>[A-Z0-9]{3}\\d{11}[12])(?<check>\\d)",
          CheckDigit.AUSTRALIA_POST);

  public AustraliaPost() {
    super(
        CODE,
        NAME,
        "https://digitalapi.auspost.com.au",
        "https://digitalapi.auspost.com.au/test",
        "https://auspost.com.au/mypost/track/#/details/",
        AustraliaPostCarrier::new);
  }

  @Override
  public List<AccountField> fields() {
    return List.of(
        shown(ACCOUNT_NUMBER, "\\d{10}|\\d{8}", LooksLike.STARTRACK.of()),
        secret(API_KEY),
        secret(PASSWORD));
  }

  /// Get Accounts, for the given account number.
  @Override
  public Optional<CredentialQuestion> credentialQuestion(
      CarrierHost host, CarrierCredentials credentials) {
    var account = credentials.get(ACCOUNT_NUMBER);
    return Optional.of(
        CredentialQuestion.of(
                CarrierRequest.get(host.at("/shipping/v1/accounts/" + account))
                    .basic(credentials.get(API_KEY), credentials.get(PASSWORD))
                    .with("Account-Number", account)
                    .with("Accept", "application/json"),
                said -> TokenWire.holds(said.text(), "account_number", account))
            .knowingTheAccount());
  }

  @Override
  public List<TrackingFormat> trackingFormats() {
    return List.of(ARTICLE, s10(CODE, "AU"));
  }

  /// GS1-128 and Data Matrix: a trade item number (01), the article (91) and perhaps more.
  @Override
  public List<LabelCode> labelCodes() {
    return List.of(LabelCode.of("01\\d{14}91(?<number>[A-Z0-9]{3}\\d{13})\\d*", ARTICLE));
  }

  @Override
  public CarrierOptions options() {
    return AustraliaPostServices.PROFILE.options();
  }

  @Override
  public String refusedAs(Consignment consignment, String service) {
    return code();
  }

  @Override
  protected Object order(CarrierCredentials account, Tender tender) {
    return AustraliaPostShipments.request(tender);
  }
}

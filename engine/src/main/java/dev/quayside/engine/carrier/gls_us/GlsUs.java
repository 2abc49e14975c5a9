package dev.quayside.engine.carrier.gls_us;

import static dev.quayside.engine.carrier.module.AccountField.ACCOUNT_NUMBER;
import static dev.quayside.engine.carrier.module.AccountField.PASSWORD;
import static dev.quayside.engine.carrier.module.AccountField.USER_NAME;
import static dev.quayside.engine.carrier.module.AccountField.secret;
import static dev.quayside.engine.carrier.module.AccountField.shown;
import static dev.quayside.engine.carrier.number.TrackingFormat.unchecked;

import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierHost;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.module.CredentialQuestion;
import dev.quayside.engine.carrier.module.LooksLike;
import dev.quayside.engine.carrier.number.TrackingFormat;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import java.util.List;
import java.util.Optional;

/// GLS US: the fields of its account, its tracking numbers and its addresses.
public final class GlsUs extends CarrierModule {

  static final String CODE = "gls_us";
  static final String NAME = "GLS US";

  /// The first number of the range GLS gave the account.
  static final String FIRST_NUMBER = "firstTrackingNumber";

  public GlsUs() {
    super(
        CODE,
        NAME,
        "https://api.gls-us.com",
        "https://devapi.gso.com",
        "https://www.gls-us.com/track-and-trace?TrackingNumbers=",
        GlsUsCarrier::new);
  }

  @Override
  public List<AccountField> fields() {
    return List.of(
        shown(ACCOUNT_NUMBER, "\\d{1,10}", LooksLike.DIGITS_TO.of(1, 10)),
        shown(USER_NAME),
        secret(PASSWORD),
        shown(FIRST_NUMBER, "\\d{14}", LooksLike.DIGITS.of(14)).optional());
  }

  /// A token of REST v1, which arrives in a header of the answer.
  @Override
  public Optional<CredentialQuestion> credentialQuestion(
      CarrierHost host, CarrierCredentials credentials) {
    return Optional.of(
        CredentialQuestion.of(
            GlsUsApi.grant(host, credentials), said -> !said.header("Token").isBlank()));
  }

  @Override
  public List<TrackingFormat> trackingFormats() {
    return List.of(unchecked(CODE, "Fourteen digits", "\\d{14}"));
  }

  @Override
  public CarrierOptions options() {
    return GlsUsServices.PROFILE.options();
  }

  @Override
  public String refusedAs(Consignment consignment, String service) {
    return code();
  }

  @Override
  protected Object order(CarrierCredentials account, Tender tender) {
    return GlsUsShipments.request(account.get(ACCOUNT_NUMBER), "", tender);
  }
}

package dev.quayside.engine.carrier.usps;

import static dev.quayside.engine.carrier.module.AccountField.ACCOUNT_NUMBER;
import static dev.quayside.engine.carrier.module.AccountField.CLIENT_ID;
import static dev.quayside.engine.carrier.module.AccountField.CLIENT_SECRET;
import static dev.quayside.engine.carrier.module.AccountField.secret;
import static dev.quayside.engine.carrier.module.AccountField.shown;
import static dev.quayside.engine.carrier.number.TrackingFormat.checked;
import static dev.quayside.engine.carrier.number.TrackingFormat.s10;

import dev.quayside.engine.carrier.Pickups;
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
import java.util.stream.Stream;

/// USPS: the fields of its account, its tracking numbers and its addresses.
public final class Usps extends CarrierModule {

  static final String CODE = "usps";
  static final String NAME = "USPS";
  static final String TOKEN = "/oauth2/v3/token";
  static final String CRID = "crid";
  static final String MID = "mid";
  static final String MANIFEST_MID = "manifestMid";

  /// A mailer id has nine digits when it begins with 9, else six (USPS Publication 199).
  private static final String COMMERCIAL =
      "9[25]\\d{3}9\\d{8}(\\d{11}|\\d{7})|9[35]\\d{3}[0-8]\\d{5}(\\d{14}|\\d{10})";

  private static final String ONLINE =
      "94\\d{3}(9\\d{8}(\\d{15}|\\d{11}|\\d{7})|[0-8]\\d{5}(\\d{14}|\\d{10}))";

  private static final TrackingFormat COMMERCIAL_IMPB = impb("IMpb, commercial", COMMERCIAL);
  private static final TrackingFormat ONLINE_IMPB = impb("IMpb, online", ONLINE);
  private static final TrackingFormat CONFIRMATION = impb("Confirmation, 91", "91\\d{19}");

  private static final String MAILER_ID = "\\d{6}|\\d{9}";

  public Usps() {
    super(
        CODE,
        NAME,
        "https://apis.usps.com",
        "https://apis-tem.usps.com",
        "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
        UspsCarrier::new);
  }

  @Override
  public List<AccountField> fields() {
    return List.of(
        shown(CLIENT_ID),
        secret(CLIENT_SECRET),
        // payments v3: CRID, MID, EPS account
        shown(CRID, "\\d{2,18}", LooksLike.DIGITS_TO.of(2, 18)),
        shown(MID, MAILER_ID, LooksLike.DIGITS_OR.of(6, 9)),
        shown(MANIFEST_MID, MAILER_ID, LooksLike.DIGITS_OR.of(6, 9)).optional(),
        shown(ACCOUNT_NUMBER, "\\d{4,10}", LooksLike.DIGITS_TO.of(4, 10)));
  }

  /// A token of OAuth 2 v3.
  @Override
  public Optional<CredentialQuestion> credentialQuestion(
      CarrierHost host, CarrierCredentials credentials) {
    return Optional.of(
        CredentialQuestion.token(
            CredentialQuestion.grant(
                host.at(TOKEN), credentials.get(CLIENT_ID), credentials.get(CLIENT_SECRET))));
  }

  @Override
  public List<TrackingFormat> trackingFormats() {
    return List.of(
        COMMERCIAL_IMPB,
        ONLINE_IMPB,
        CONFIRMATION,
        checked(CODE, "Confirmation, 91 left out", "(?<body>\\d{19})(?<check>\\d)", CheckDigit.GS1)
            .countedWithPrefix("91"),
        checked(CODE, "Confirmation, 20 digits", "(?<body>\\d{19})(?<check>\\d)", CheckDigit.GS1),
        s10(CODE, "US"));
  }

  @Override
  public CarrierOptions options() {
    return UspsServices.PROFILE.options();
  }

  @Override
  public TaxIdRoom taxIds() {
    return UspsTaxIds.ROOM;
  }

  @Override
  public String refusedAs(Consignment consignment, String service) {
    return UspsLimits.refusedAs(consignment, service);
  }

  @Override
  protected Object order(CarrierCredentials account, Tender tender) {
    return UspsShipments.request(tender);
  }

  @Override
  protected Object booking(CarrierCredentials account, Pickups.Request pickup, Instant now) {
    return UspsPickups.pickup(pickup);
  }

  /// A package bar code begins with 420 and the destination's ZIP or ZIP+4 (Publication 199, 2.1).
  @Override
  public List<LabelCode> labelCodes() {
    return Stream.of(COMMERCIAL_IMPB, ONLINE_IMPB, CONFIRMATION)
        .flatMap(
            format ->
                Stream.of("\\d{5}", "\\d{9}")
                    .map(zip -> LabelCode.of("420" + zip + "(?<number>9[1-5]\\d{20,24})", format)))
        .toList();
  }

  private static TrackingFormat impb(String name, String digits) {
    return checked(CODE, name, "(?<body>" + digits + ")(?<check>\\d)", CheckDigit.GS1);
  }
}

package dev.quayside.engine.carrier.fedex;

import static dev.quayside.engine.carrier.module.AccountField.ACCOUNT_NUMBER;
import static dev.quayside.engine.carrier.module.AccountField.API_KEY;
import static dev.quayside.engine.carrier.module.AccountField.SECRET_KEY;
import static dev.quayside.engine.carrier.module.AccountField.secret;
import static dev.quayside.engine.carrier.module.AccountField.shown;
import static dev.quayside.engine.carrier.number.TrackingFormat.checked;

import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierHost;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.module.CredentialQuestion;
import dev.quayside.engine.carrier.module.LooksLike;
import dev.quayside.engine.carrier.number.CheckDigit;
import dev.quayside.engine.carrier.number.CheckDigit.Weighted;
import dev.quayside.engine.carrier.number.LabelCode;
import dev.quayside.engine.carrier.number.TrackingFormat;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.TaxIdRoom;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// FedEx: the fields of its account, its tracking numbers and its addresses.
public final class Fedex extends CarrierModule {

  static final String CODE = "fedex";
  static final String NAME = "FedEx";

  /// FedEx wants a separate project for tracking; the account's own keys are used when this is
  /// empty.
  static final String TRACKING_API_KEY = "trackingApiKey";

  static final String TRACKING_SECRET_KEY = "trackingSecretKey";

  static final Pickups.Naming PICKUP_NAMING = Pickups.Naming.REQUIRED;

  /// Where FedEx Ground Economy accepts parcels; without it that service is not offered.
  static final String HUB_ID = "hubId";

  private static final TrackingFormat TWELVE_DIGITS =
      checked(
          CODE, "Express, 12 digits", "(?<body>\\d{11})(?<check>\\d)", CheckDigit.FEDEX_EXPRESS);

  private static final TrackingFormat FIFTEEN_DIGITS =
      checked(CODE, "Ground, 15 digits", "(?<body>\\d{14})(?<check>\\d)", CheckDigit.GS1);

  private static final CheckDigit ONE_SEVEN_THREE = new Weighted(new int[] {1, 7, 3}, 11);

  public Fedex() {
    super(
        CODE,
        NAME,
        "https://apis.fedex.com",
        "https://apis-sandbox.fedex.com",
        "https://www.fedex.com/fedextrack/?trknbr=",
        FedexCarrier::new);
  }

  @Override
  public List<AccountField> fields() {
    return List.of(
        shown(ACCOUNT_NUMBER, "\\d{9}", LooksLike.DIGITS.of(9)),
        secret(API_KEY),
        secret(SECRET_KEY),
        secret(TRACKING_API_KEY).optional(),
        secret(TRACKING_SECRET_KEY).optional(),
        shown(HUB_ID, "\\d{4}", LooksLike.DIGITS.of(4)).optional());
  }

  /// A token of Authorization API v1.
  @Override
  public Optional<CredentialQuestion> credentialQuestion(
      CarrierHost host, CarrierCredentials credentials) {
    return Optional.of(
        CredentialQuestion.token(
            CredentialQuestion.grant(
                host.at("/oauth/token"), credentials.get(API_KEY), credentials.get(SECRET_KEY))));
  }

  @Override
  public List<TrackingFormat> trackingFormats() {
    return List.of(
        TWELVE_DIGITS,
        checked(
            CODE,
            "Express, 34 digits",
            "[0-8]\\d{19}(?<body>\\d{13})(?<check>\\d)",
            ONE_SEVEN_THREE),
        checked(
            CODE,
            "ASTRA, 32 digits",
            "3\\d{15}(?<body>\\d{11})(?<check>\\d)\\d{4}",
            CheckDigit.FEDEX_EXPRESS),
        FIFTEEN_DIGITS,
        // Ground Economy: 92 is printed or not, and counts in either case
        checked(
                CODE,
                "Ground Economy, 92 left out",
                "(?<body>\\d{19})(?<check>\\d)",
                CheckDigit.GS1)
            .countedWithPrefix("92"),
        checked(CODE, "Ground, SSCC-18", "\\d{2}(?<body>\\d{15})(?<check>\\d)", CheckDigit.GS1),
        checked(
            CODE,
            "Ground, 96 and 22 digits",
            "96\\d{5}(?<body>\\d{14})(?<check>\\d)",
            CheckDigit.GS1),
        checked(
            CODE, "Ground, 34 digits", "96\\d{18}(?<body>\\d{13})(?<check>\\d)", ONE_SEVEN_THREE));
  }

  /// Each service has its own driver.
  @Override
  public Pickups.Naming pickupNaming() {
    return PICKUP_NAMING;
  }

  @Override
  public CarrierOptions options() {
    return FedexServices.PROFILE.options();
  }

  @Override
  public TaxIdRoom taxIds() {
    return FedexTaxIds.ROOM;
  }

  @Override
  public String refusedAs(Consignment consignment, String service) {
    return FedexParcel.refusedAs(consignment, service);
  }

  @Override
  protected Object order(CarrierCredentials account, Tender tender) {
    return FedexShipments.request(account, tender);
  }

  @Override
  protected Object booking(CarrierCredentials account, Pickups.Request pickup, Instant now) {
    return FedexPickups.asked(account, pickup, now);
  }

  /// The 34 digits of its Code 128 end in the number after zeros, the 32 of the older ASTRA label
  /// hold it before four others.
  @Override
  public List<LabelCode> labelCodes() {
    return List.of(
        LabelCode.of("\\d{20}00(?<number>\\d{12})", TWELVE_DIGITS),
        LabelCode.of("96\\d{17}(?<number>\\d{15})", FIFTEEN_DIGITS),
        LabelCode.of("3\\d{15}(?<number>\\d{12})\\d{4}", TWELVE_DIGITS));
  }
}

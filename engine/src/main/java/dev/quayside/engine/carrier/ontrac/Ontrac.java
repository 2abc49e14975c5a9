package dev.quayside.engine.carrier.ontrac;

import static dev.quayside.engine.carrier.module.AccountField.ACCOUNT_NUMBER;
import static dev.quayside.engine.carrier.module.AccountField.PASSWORD;
import static dev.quayside.engine.carrier.module.AccountField.secret;
import static dev.quayside.engine.carrier.module.AccountField.shown;
import static dev.quayside.engine.carrier.number.TrackingFormat.checked;
import static dev.quayside.engine.carrier.number.TrackingFormat.unchecked;

import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierHost;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.module.CredentialQuestion;
import dev.quayside.engine.carrier.module.LooksLike;
import dev.quayside.engine.carrier.number.CheckDigit;
import dev.quayside.engine.carrier.number.TrackingFormat;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// OnTrac: the fields of its account, its tracking numbers and its addresses.
public final class Ontrac extends CarrierModule {

  static final String CODE = "ontrac";
  static final String NAME = "OnTrac";
  static final Pickups.Naming PICKUP_NAMING = Pickups.Naming.NEVER;

  public Ontrac() {
    super(
        CODE,
        NAME,
        "https://www.shipontrac.net/OnTracWebServices/OnTracServices.svc",
        "https://www.shipontrac.net/OnTracTestWebServices/OnTracServices.svc",
        "https://www.ontrac.com/tracking/?number=",
        OntracCarrier::new);
  }

  @Override
  public List<AccountField> fields() {
    return List.of(
        shown(ACCOUNT_NUMBER, "\\d{1,10}", LooksLike.DIGITS_TO.of(1, 10)), secret(PASSWORD));
  }

  /// OnTrac's ZIP list, which refuses wrong credentials with 200 and an error.
  @Override
  public Optional<CredentialQuestion> credentialQuestion(
      CarrierHost host, CarrierCredentials credentials) {
    return Optional.of(
        CredentialQuestion.of(OntracApi.zips(host, credentials), said -> error(said).equals(""))
            .wrongWhen(said -> OntracErrors.isAboutCredentials(error(said))));
  }

  /// The error in an answer; empty for a ZIP list.
  private static String error(Said said) {
    return Xml.read(said)
        .filter(root -> root.isNamed("OnTracZipResponse"))
        .map(root -> root.text("Error"))
        .orElse("no answer of OnTrac's");
  }

  @Override
  public List<TrackingFormat> trackingFormats() {
    return List.of(
        checked(CODE, "C", "C(?<body>\\d{13})(?<check>\\d)", CheckDigit.ONTRAC)
            .countedWithPrefix("4"),
        checked(CODE, "D, as seen", "D(?<body>\\d{13})(?<check>\\d)", CheckDigit.ONTRAC)
            .countedWithPrefix("5"),
        checked(CODE, "D, Web Services V7", "D(?<body>\\d{13})(?<check>\\d)", CheckDigit.ONTRAC)
            .countedWithPrefix("4"),
        // numbers of LaserShip, which became OnTrac, are still in use
        unchecked(CODE, "LaserShip LX", "L[AEHINX][1-3]\\d{7}"),
        unchecked(CODE, "LaserShip 1LS7", "1LS7[12]\\d{10}"),
        unchecked(CODE, "LaserShip 1LS7, piece", "1LS7[12]\\d{2}01[1-4]\\d{6}-1"),
        unchecked(CODE, "LaserShip 1LSCX", "1LSCX[0-9A-Z]{10}"));
  }

  @Override
  public CarrierOptions options() {
    return OntracServices.PROFILE.options();
  }

  @Override
  public String refusedAs(Consignment consignment, String service) {
    return code();
  }

  @Override
  protected Object order(CarrierCredentials account, Tender tender) {
    return OntracShipments.request(tender);
  }

  @Override
  public Pickups.Naming pickupNaming() {
    return PICKUP_NAMING;
  }

  @Override
  protected Object booking(CarrierCredentials account, Pickups.Request pickup, Instant now) {
    return OntracPickups.asked(pickup);
  }
}

package dev.quayside.engine.carrier.ups;

import static dev.quayside.engine.carrier.module.AccountField.ACCOUNT_NUMBER;
import static dev.quayside.engine.carrier.module.AccountField.CLIENT_ID;
import static dev.quayside.engine.carrier.module.AccountField.CLIENT_SECRET;
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
import dev.quayside.engine.carrier.number.TrackingFormat;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.TaxIdRoom;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// UPS: the fields of its account, its tracking numbers and its addresses.
public final class Ups extends CarrierModule {

  static final String CODE = "ups";
  static final String NAME = "UPS";

  public Ups() {
    super(
        CODE,
        NAME,
        "https://onlinetools.ups.com",
        "https://wwwcie.ups.com",
        "https://www.ups.com/track?tracknum=",
        UpsCarrier::new);
  }

  @Override
  public List<AccountField> fields() {
    return List.of(
        shown(ACCOUNT_NUMBER, "[0-9A-Za-z]{6}", LooksLike.SIX.of()),
        shown(CLIENT_ID),
        secret(CLIENT_SECRET));
  }

  /// A token of the OAuth Client Credentials API.
  @Override
  public Optional<CredentialQuestion> credentialQuestion(
      CarrierHost host, CarrierCredentials credentials) {
    return Optional.of(CredentialQuestion.token(UpsApi.grant(host, credentials)));
  }

  @Override
  public List<TrackingFormat> trackingFormats() {
    return List.of(
        checked(CODE, "1Z", "1Z(?<body>[A-Z0-9]{15})(?<check>\\d)", CheckDigit.UPS),
        checked(CODE, "Waybill", "[AHJKTV](?<body>\\d{9})(?<check>\\d)", CheckDigit.UPS));
  }

  @Override
  public CarrierOptions options() {
    return UpsServices.PROFILE.options();
  }

  @Override
  public TaxIdRoom taxIds() {
    return UpsTaxIds.ROOM;
  }

  @Override
  public String refusedAs(Consignment consignment, String service) {
    return UpsShipments.refusedAs(consignment, service);
  }

  @Override
  protected Object order(CarrierCredentials account, Tender tender) {
    return UpsShipments.request(account, tender);
  }

  @Override
  protected Object booking(CarrierCredentials account, Pickups.Request pickup, Instant now) {
    return UpsPickups.asked(account, pickup);
  }
}

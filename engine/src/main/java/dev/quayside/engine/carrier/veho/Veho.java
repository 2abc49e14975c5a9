package dev.quayside.engine.carrier.veho;

import static dev.quayside.engine.carrier.module.AccountField.API_KEY;
import static dev.quayside.engine.carrier.module.AccountField.secret;
import static dev.quayside.engine.carrier.module.AccountField.shown;
import static dev.quayside.engine.carrier.number.TrackingFormat.unchecked;

import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.http.TokenWire;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierHost;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.module.CredentialQuestion;
import dev.quayside.engine.carrier.number.TrackingFormat;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import java.util.List;
import java.util.Optional;

/// Veho: the fields of its account, its tracking numbers and its addresses.
public final class Veho extends CarrierModule {

  static final String CODE = "veho";
  static final String NAME = "Veho";
  static final String MERCHANT_ID = "merchantId";

  public Veho() {
    super(
        CODE,
        NAME,
        "https://api.shipveho.com",
        "https://api.sandbox.shipveho.com",
        "https://track.shipveho.com/#/trackingId/",
        VehoCarrier::new);
  }

  @Override
  public List<AccountField> fields() {
    return List.of(shown(MERCHANT_ID).optional(), secret(API_KEY));
  }

  /// API v2: the ZIP codes it serves.
  @Override
  public Optional<CredentialQuestion> credentialQuestion(
      CarrierHost host, CarrierCredentials credentials) {
    return Optional.of(
        CredentialQuestion.of(
            CarrierRequest.get(host.at("/v2/serviceable-zips"))
                .with("apikey", credentials.get(API_KEY))
                .with("Accept", "application/json"),
            said -> TokenWire.isList(said.text())));
  }

  @Override
  public List<TrackingFormat> trackingFormats() {
    return List.of(unchecked(CODE, "Tracking id", "VH[A-Z0-9]{12}"));
  }

  @Override
  public CarrierOptions options() {
    return VehoServices.PROFILE.options();
  }

  @Override
  public String refusedAs(Consignment consignment, String service) {
    return code();
  }

  @Override
  protected Object order(CarrierCredentials account, Tender tender) {
    return VehoShipments.order(tender, account.get(MERCHANT_ID));
  }
}

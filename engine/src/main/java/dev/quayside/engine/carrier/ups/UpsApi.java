package dev.quayside.engine.carrier.ups;

import static dev.quayside.engine.base.text.UrlText.encoded;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierHost;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierToken;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/// The calls of UPS's REST APIs: paths, versions, headers and the token.
final class UpsApi {

  private final CarrierLine line;
  private final CarrierToken token;
  private final AtomicLong calls = new AtomicLong();

  UpsApi(CarrierLine line) {
    this.line = line;
    this.token = line.token(this::grant);
  }

  /// A request for an OAuth token (OAuthClientCredentials.yaml).
  static CarrierRequest grant(CarrierHost host, CarrierCredentials account) {
    return CarrierRequest.post(
            host.at("/security/v1/oauth/token"), Map.of("grant_type", "client_credentials"))
        .basic(account.get(AccountField.CLIENT_ID), account.get(AccountField.CLIENT_SECRET))
        .with("x-merchant-id", account.get(AccountField.ACCOUNT_NUMBER));
  }

  private CarrierToken.Grant grant() {
    var said = line.question(grant(line.host(), line.credentials()));
    if (!said.isGood()) {
      throw UpsErrors.problem(line, said);
    }
    var token = line.read(said, UpsWire.Token.class);
    if (token.accessToken() == null) {
      throw line.garbled();
    }
    return new CarrierToken.Grant(
        token.accessToken(), line.clock().instant().plusSeconds(seconds(token)));
  }

  private static long seconds(UpsWire.Token token) {
    var text = Absent.toEmpty(token.expiresIn());
    return text.matches("\\d{1,9}") ? Long.parseLong(text) : 0;
  }

  /// The rates of every service to the destination, with transit days. The days are asked for in
  /// the query, since the description allows the option in the path only ten characters.
  Said rates(UpsRateWire.Envelope asked) {
    return question(
        line.json("POST", "/api/rating/v2409/Shop?additionalinfo=timeintransit", asked));
  }

  Said ship(UpsShipWire.Envelope asked) {
    return order(line.json("POST", "/api/shipments/v2409/ship", asked));
  }

  Said recover(UpsShipWire.RecoveryEnvelope asked) {
    return question(line.json("POST", "/api/labels/v1/recovery", asked));
  }

  Said cancel(String shipment) {
    return order(line.delete("/api/shipments/v2409/void/cancel/" + encoded(shipment)));
  }

  Said track(String trackingNumber) {
    return question(line.get("/api/track/v1/details/" + encoded(trackingNumber) + "?locale=en_US"));
  }

  /// Shipments handed over between two days under one of our references.
  Said trackByReference(String reference, LocalDate from, LocalDate to) {
    return question(
        line.get(
            "/api/track/v1/reference/details/%s?locale=en_US&fromPickUpDate=%s&toPickUpDate=%s&shipperNum=%s&refNumType=SmallPackage"
                .formatted(
                    encoded(reference),
                    from.format(DateTimeFormatter.BASIC_ISO_DATE),
                    to.format(DateTimeFormatter.BASIC_ISO_DATE),
                    encoded(line.credentials().get(AccountField.ACCOUNT_NUMBER)))));
  }

  Said bookPickup(UpsPickupWire.Envelope asked) {
    return order(line.json("POST", "/api/pickupcreation/v2409/pickup", asked));
  }

  /// Pickups booked for today and tomorrow.
  Said pendingPickups() {
    return question(
        line.get("/api/shipments/v2409/pickup/oncall")
            .with("AccountNumber", UpsParties.accountNumber(line.credentials())));
  }

  Said cancelPickup(String number) {
    return order(line.delete("/api/shipments/v2409/pickup/02").with("Prn", number));
  }

  Said address(UpsAddressWire.Envelope asked) {
    return question(line.json("POST", "/api/addressvalidation/v2/1", asked));
  }

  private Said question(CarrierRequest request) {
    return token.carried(value -> line.question(signed(request, value)));
  }

  private Said order(CarrierRequest request) {
    return token.carried(value -> line.order(signed(request, value)));
  }

  private CarrierRequest signed(CarrierRequest request, String bearer) {
    return request.bearer(bearer).with("transId", transaction()).with("transactionSrc", "Quayside");
  }

  /// A transaction id of 32 characters, never used twice: the time and the number of the call.
  private String transaction() {
    var hex = HexFormat.of();
    return hex.toHexDigits(line.clock().instant().toEpochMilli())
        + hex.toHexDigits(calls.incrementAndGet());
  }
}

package dev.quayside.engine.carrier.gls_us;

import static dev.quayside.engine.base.text.UrlText.encoded;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierHost;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierToken;
import java.time.Duration;

/// The calls of GLS US's REST v1: paths and the token, which travels in headers both ways.
final class GlsUsApi {

  /// How long a token is used. It is valid for twelve hours; the form in which GLS states its end
  /// is not published.
  private static final Duration GOOD_FOR = Duration.ofHours(11);

  private final CarrierLine line;
  private final CarrierToken token;

  GlsUsApi(CarrierLine line) {
    this.line = line;
    this.token = line.token(this::grant);
  }

  static CarrierRequest grant(CarrierHost host, CarrierCredentials account) {
    return CarrierRequest.get(host.at("/Rest/v1/token"))
        .with("UserName", account.get(AccountField.USER_NAME))
        .with("PassWord", account.get(AccountField.PASSWORD));
  }

  private CarrierToken.Grant grant() {
    var said = line.question(grant(line.host(), line.credentials()));
    if (!said.isGood()) {
      throw GlsUsErrors.problem(line, said);
    }
    if (said.header("Token").isBlank()) {
      throw line.garbled();
    }
    return new CarrierToken.Grant(said.header("Token"), line.clock().instant().plus(GOOD_FOR));
  }

  Said rates(GlsUsWire.RateRequest asked) {
    return question(line.json("POST", "/Rest/v1/RatesAndTransitTimes", asked));
  }

  Said ship(GlsUsWire.ShipmentRequest asked) {
    return order(line.json("POST", "/Rest/v1/Shipment", asked));
  }

  /// Voids a label, with a DELETE that has a body.
  Said cancel(String trackingNumber) {
    return order(
        line.json(
            "DELETE",
            "/Rest/v1/Shipment",
            new GlsUsWire.VoidRequest(accountNumber(), trackingNumber)));
  }

  Said track(String trackingNumber) {
    return question(
        line.get(
            "/Rest/v1/TrackShipment?AccountNumber="
                + encoded(accountNumber())
                + "&TrackingNumber="
                + encoded(trackingNumber)));
  }

  private String accountNumber() {
    return line.credentials().get(AccountField.ACCOUNT_NUMBER);
  }

  private Said question(CarrierRequest request) {
    return token.carried(value -> line.question(request.with("Token", value)));
  }

  private Said order(CarrierRequest request) {
    return token.carried(value -> line.order(request.with("Token", value)));
  }
}

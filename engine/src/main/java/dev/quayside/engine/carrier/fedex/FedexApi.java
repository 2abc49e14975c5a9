package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.carrier.fedex.wire.FedexAddressWire;
import dev.quayside.engine.carrier.fedex.wire.FedexCloseWire;
import dev.quayside.engine.carrier.fedex.wire.FedexPickupWire;
import dev.quayside.engine.carrier.fedex.wire.FedexRateWire;
import dev.quayside.engine.carrier.fedex.wire.FedexShipWire;
import dev.quayside.engine.carrier.fedex.wire.FedexTrackWire;
import dev.quayside.engine.carrier.fedex.wire.FedexWire;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierToken;
import dev.quayside.engine.carrier.module.CredentialQuestion;
import java.net.URI;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/// The calls of FedEx's REST APIs: paths, headers, tokens.
final class FedexApi {

  private static final long SHORTEST_TOKEN = 60;
  private static final String END_OF_DAY = "/ship/v1/endofday/";

  private final CarrierLine line;
  private final CarrierToken token;

  /// The token for tracking, which may be another project's.
  private final CarrierToken tracking;

  private final AtomicLong questions = new AtomicLong();

  FedexApi(CarrierLine line) {
    this.line = line;
    token = line.token(() -> grant(AccountField.API_KEY, AccountField.SECRET_KEY));
    tracking =
        line.credentials().has(Fedex.TRACKING_API_KEY)
            ? line.token(() -> grant(Fedex.TRACKING_API_KEY, Fedex.TRACKING_SECRET_KEY))
            : token;
  }

  private CarrierToken.Grant grant(String key, String secret) {
    var account = line.credentials();
    var said =
        line.question(
            CredentialQuestion.grant(
                line.host().at("/oauth/token"), account.get(key), account.get(secret)));
    if (!said.isGood()) {
      throw FedexErrors.problem(line, said);
    }
    return Wire.read(said, FedexWire.Token.class)
        .filter(each -> each.accessToken() != null)
        .map(this::grant)
        .orElseThrow(line::garbled);
  }

  private CarrierToken.Grant grant(FedexWire.Token said) {
    var seconds = said.expiresIn();
    return new CarrierToken.Grant(
        String.valueOf(said.accessToken()),
        line.clock().instant().plusSeconds(seconds == null ? SHORTEST_TOKEN : seconds));
  }

  Said rates(FedexRateWire.Request request) {
    return question(token, "/rate/v1/rates/quotes", request);
  }

  Said ship(FedexShipWire.Request request, String reference) {
    return order("POST", "/ship/v1/shipments", request, reference);
  }

  Said cancel(FedexShipWire.Cancel request, String reference) {
    return order("PUT", "/ship/v1/shipments/cancel", request, reference);
  }

  Said track(List<String> numbers) {
    return question(
        tracking,
        "/track/v1/trackingnumbers",
        new FedexTrackWire.Numbers(
            true,
            numbers.stream()
                .map(FedexTrackWire.Numbered::new)
                .map(FedexTrackWire.Wanted::new)
                .toList()));
  }

  Said trackReference(FedexTrackWire.Reference reference) {
    return question(tracking, "/track/v1/referencenumbers", reference);
  }

  Said address(FedexAddressWire.Request request) {
    return question(token, "/address/v1/addresses/resolve", request);
  }

  Said bookPickup(FedexPickupWire.Request request, String reference) {
    return order("POST", "/pickup/v1/pickups", request, reference);
  }

  Said cancelPickup(FedexPickupWire.Cancel request) {
    return order("PUT", "/pickup/v1/pickups/cancel", request, next());
  }

  Said close(FedexCloseWire.Request request, String reference) {
    return order("PUT", END_OF_DAY, request, reference);
  }

  /// The documents of an earlier close.
  Said closedPapers(FedexCloseWire.Request request) {
    return question(token, END_OF_DAY, request);
  }

  /// A file by its link.
  Said file(String link) {
    return token.carried(value -> line.follow(URI.create(link), request -> request.bearer(value)));
  }

  private Said question(CarrierToken with, String path, Object body) {
    return carried(with, next(), line.json("POST", path, body), line::question);
  }

  private Said order(String verb, String path, Object body, String transaction) {
    return carried(token, transaction, line.json(verb, path, body), line::order);
  }

  private Said carried(
      CarrierToken with,
      String transaction,
      CarrierRequest request,
      Function<CarrierRequest, Said> way) {
    var named = request.with("x-customer-transaction-id", transaction).with("x-locale", "en_US");
    return with.carried(value -> way.apply(named.bearer(value)));
  }

  /// A number for each request, which FedEx's support can find it by.
  private String next() {
    return "quayside-" + line.clock().instant().toEpochMilli() + "-" + questions.incrementAndGet();
  }
}

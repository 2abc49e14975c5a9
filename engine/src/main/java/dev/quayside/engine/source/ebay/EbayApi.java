package dev.quayside.engine.source.ebay;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.module.CarrierToken;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.TreeWire;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/// Calls of the Fulfillment API, with an access token of two hours that is fetched by the seller's
/// refresh token.
final class EbayApi {

  static final String SCOPE = "https://api.ebay.com/oauth/api_scope/sell.fulfillment";
  static final String ORDERS = "/sell/fulfillment/v1/order";

  private static final BigDecimal TWO_HOURS = BigDecimal.valueOf(7200);
  private static final int NOT_FOUND = 404;
  private static final int LONGEST_WORDS = 200;

  private final ShopHttp http;
  private final URI base;
  private final Map<String, String> values;
  private final CarrierToken token;

  EbayApi(ShopHttp http, URI base, Map<String, String> values) {
    this.http = http;
    this.base = base;
    this.values = Map.copyOf(values);
    token = new CarrierToken(http.clock(), this::fetched);
  }

  String shopName() {
    return http.name();
  }

  Instant now() {
    return http.clock().instant();
  }

  ShopException garbled() {
    return http.garbled();
  }

  /// @param path with its query
  TreeWire get(String path) {
    return tree(good(asked(CarrierRequest.get(url(path)), ShopHttp.USUAL)));
  }

  /// Empty for what eBay does not know.
  Optional<TreeWire> known(String path, Duration limit) {
    var said = asked(CarrierRequest.get(url(path)), limit);
    return said.status() == NOT_FOUND ? Optional.empty() : Optional.of(tree(good(said)));
  }

  /// A change, which answers nothing but where it is to be found.
  Said post(String path, Object body) {
    return good(asked(CarrierRequest.json("POST", url(path), body), ShopHttp.USUAL));
  }

  private Said asked(CarrierRequest request, Duration limit) {
    return token.carried(
        given -> http.ask(request.bearer(given).with("Accept", "application/json"), limit));
  }

  private Said good(Said said) {
    if (said.isGood()) {
      return said;
    }
    var usual = http.refusal(said);
    throw usual.kind() == Kind.REFUSED
        ? ShopException.of(Kind.REFUSED, words(said).orElseGet(usual::said))
        : usual;
  }

  /// In eBay's own form, with the number of the error; empty for what is in another, such as the
  /// answer of something in front of it.
  private Optional<Message> words(Said said) {
    return TreeWire.read(said).stream()
        .flatMap(tree -> tree.list("errors").stream())
        .map(each -> each.text("message") + " (" + each.text("errorId") + ")")
        .map(words -> words.substring(0, Math.min(words.length(), LONGEST_WORDS)))
        .map(words -> SourceWords.SAID.of(http.name(), words))
        .findFirst();
  }

  private TreeWire tree(Said said) {
    return TreeWire.read(said).filter(TreeWire::isObject).orElseThrow(http::garbled);
  }

  private CarrierToken.Grant fetched() {
    var form =
        Map.of(
            "grant_type",
            "refresh_token",
            "refresh_token",
            values.getOrDefault(Ebay.REFRESH_TOKEN, ""),
            "scope",
            SCOPE);
    var request =
        CarrierRequest.post(url("/identity/v1/oauth2/token"), form)
            .basic(
                values.getOrDefault(Ebay.CLIENT_ID, ""),
                values.getOrDefault(Ebay.CLIENT_SECRET, ""));
    var said = http.ask(request, ShopHttp.USUAL);
    if (said.status() == 400 || said.status() == 401) {
      boolean consent =
          TreeWire.read(said).map(tree -> tree.text("error").equals("invalid_grant")).orElse(false);
      var why = consent ? EbayWords.CONSENT_AGAIN : EbayWords.WRONG_APP;
      throw ShopException.of(Kind.SOURCE_CREDENTIALS, why.of(http.name()));
    }
    if (!said.isGood()) {
      throw http.refusal(said);
    }
    var answer = tree(said);
    var given = answer.text("access_token");
    if (given.isEmpty()) {
      throw http.garbled();
    }
    long seconds = answer.number("expires_in").orElse(TWO_HOURS).longValue();
    return new CarrierToken.Grant(given, now().plusSeconds(seconds));
  }

  private URI url(String path) {
    return URI.create(base.toString().replaceAll("/+$", "") + path);
  }
}

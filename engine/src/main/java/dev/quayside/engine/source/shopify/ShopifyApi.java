package dev.quayside.engine.source.shopify;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.module.CarrierToken;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.TreeWire;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Calls of the Admin GraphQL API. Shopify says most of what is wrong with status 200.
final class ShopifyApi {

  private static final String VERSION = "2026-10";
  private static final String DENIED = "ACCESS_DENIED";
  private static final BigDecimal AN_HOUR = BigDecimal.valueOf(3600);
  private static final int LONGEST_WORDS = 200;
  private static final Pattern NAME = Pattern.compile("(?:query|mutation) (\\w+)");

  private final ShopHttp http;
  private final URI base;
  private final Map<String, String> values;
  private final @Nullable CarrierToken token;
  private final PointBudget budget;

  /// @param base where the shop is
  /// @param values with the credentials
  ShopifyApi(ShopHttp http, URI base, Map<String, String> values) {
    this.http = http;
    this.base = base;
    this.values = Map.copyOf(values);
    token =
        values.containsKey(Shopify.ACCESS_TOKEN)
            ? null
            : new CarrierToken(http.clock(), this::fetched);
    budget = new PointBudget(http.clock());
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

  /// @return what is under `data`
  TreeWire ask(String question, Map<String, Object> variables) {
    return ask(question, variables, ShopHttp.USUAL);
  }

  /// As {@link #ask(String, Map)}, when a person stands and waits.
  TreeWire askSoon(String question, Map<String, Object> variables) {
    return ask(question, variables, ShopHttp.BRIEF);
  }

  /// As {@link #ask(String, Map)}, once there are points to spare for it.
  TreeWire askPatiently(String question, Map<String, Object> variables) {
    budget
        .pauseBefore(name(question))
        .ifPresent(
            pause -> {
              throw ShopException.limited(SourceWords.BUSY.of(http.name()), pause);
            });
    return ask(question, variables);
  }

  private TreeWire ask(String question, Map<String, Object> variables, Duration limit) {
    var body = Map.of("query", question, "variables", variables, "operationName", name(question));
    var request = CarrierRequest.json("POST", url("/admin/api/" + VERSION + "/graphql.json"), body);
    var said =
        token == null
            ? http.ask(carrying(request, values.getOrDefault(Shopify.ACCESS_TOKEN, "")), limit)
            : token.carried(given -> http.ask(carrying(request, given), limit));
    if (!said.isGood()) {
      throw refusal(said);
    }
    var answer = TreeWire.read(said).filter(TreeWire::isObject).orElseThrow(http::garbled);
    var cost = answer.at("extensions", "cost");
    budget.saw(name(question), cost);
    var data = answer.at("data");
    answer.list("errors").stream()
        .filter(error -> !isLeftOut(error, data))
        .findFirst()
        .ifPresent(
            error -> {
              throw refusal(error, cost);
            });
    if (!data.isObject()) {
      throw http.garbled();
    }
    return data;
  }

  private static CarrierRequest carrying(CarrierRequest request, String token) {
    return request.with("X-Shopify-Access-Token", token);
  }

  /// What a scope that is missing hides is null, and named; all around it is there.
  private static boolean isLeftOut(TreeWire error, TreeWire data) {
    var path = error.list("path");
    return code(error).equals(DENIED) && !path.isEmpty() && data.isThere(path.getFirst().text());
  }

  private ShopException refusal(TreeWire error, TreeWire cost) {
    var words = words(error.text("message"));
    return switch (code(error)) {
      case "THROTTLED" ->
          ShopException.limited(
              SourceWords.BUSY.of(http.name()), budget.toldPause(cost).orElse(null));
      case DENIED ->
          ShopException.of(Kind.SOURCE_NOT_ALLOWED, ShopifyWords.DENIED.of(http.name(), words));
      case "SHOP_INACTIVE" ->
          ShopException.of(Kind.SOURCE_NOT_ALLOWED, ShopifyWords.FROZEN.of(http.name()));
      case "INTERNAL_SERVER_ERROR", "TIMEOUT" ->
          ShopException.unavailable(SourceWords.UNWELL.of(http.name(), code(error)), true);
      default -> ShopException.garbled(SourceWords.SAID.of(http.name(), words));
    };
  }

  private ShopException refusal(Said said) {
    return switch (said.status()) {
      case 402 -> ShopException.of(Kind.SOURCE_NOT_ALLOWED, ShopifyWords.FROZEN.of(http.name()));
      case 423 -> ShopException.of(Kind.SOURCE_NOT_ALLOWED, ShopifyWords.LOCKED.of(http.name()));
      // Shopify's own, for a computer that looks like a robot
      case 430 -> ShopException.limited(SourceWords.BUSY.of(http.name()), null);
      default -> {
        var usual = http.refusal(said);
        // the question is right, so no parcel is refused for good by what answers it
        yield usual.kind() == Kind.REFUSED ? ShopException.garbled(usual.said()) : usual;
      }
    };
  }

  /// Asks for a day's access.
  private CarrierToken.Grant fetched() {
    var form =
        Map.of(
            "client_id", values.getOrDefault(Shopify.CLIENT_ID, ""),
            "client_secret", values.getOrDefault(Shopify.CLIENT_SECRET, ""),
            "grant_type", "client_credentials");
    var asked = CarrierRequest.post(url("/admin/oauth/access_token"), form);
    var said = http.ask(asked.with("Accept", "application/json"), ShopHttp.USUAL);
    if (List.of(400, 401, 403, 404).contains(said.status())) {
      throw ShopException.of(Kind.SOURCE_CREDENTIALS, ShopifyWords.NO_TOKEN.of(http.name()));
    }
    if (!said.isGood()) {
      throw refusal(said);
    }
    var answer = TreeWire.read(said).orElseThrow(http::garbled);
    var given = answer.text("access_token");
    if (given.isEmpty()) {
      throw http.garbled();
    }
    long seconds = answer.number("expires_in").orElse(AN_HOUR).longValue();
    return new CarrierToken.Grant(given, http.clock().instant().plusSeconds(seconds));
  }

  private URI url(String path) {
    return URI.create(base.toString().replaceAll("/+$", "") + path);
  }

  private static String code(TreeWire error) {
    return error.text("extensions", "code");
  }

  private static String name(String question) {
    var found = NAME.matcher(question);
    return found.find() ? found.group(1) : "";
  }

  private static String words(String said) {
    return said.length() > LONGEST_WORDS ? said.substring(0, LONGEST_WORDS) : said;
  }
}

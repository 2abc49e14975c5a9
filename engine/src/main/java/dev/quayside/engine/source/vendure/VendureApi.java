package dev.quayside.engine.source.vendure;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.TreeWire;
import dev.quayside.printing.message.Message;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Calls of the Admin API. Most of what is wrong, Vendure says with status 200.
///
/// @param channel token of the channel; empty for the server's own
record VendureApi(ShopHttp http, URI url, String key, String channel) {

  private static final int LONGEST_WORDS = 200;

  /// The question was understood, and nothing was done.
  private static final Set<String> REFUSALS =
      Set.of("ENTITY_NOT_FOUND", "USER_INPUT_ERROR", "BAD_USER_INPUT", "ILLEGAL_OPERATION");

  /// @return what is under `data`
  TreeWire ask(String question, Map<String, Object> variables) {
    return ask(question, variables, ShopHttp.USUAL);
  }

  TreeWire ask(String question, Map<String, Object> variables, Duration limit) {
    var said = http.ask(request(question, variables), limit);
    var read = TreeWire.read(said).filter(TreeWire::isObject);
    var errors = read.map(answer -> answer.list("errors")).orElseGet(List::of);
    if (!errors.isEmpty()) {
      throw refusal(errors.getFirst(), question.startsWith("mutation"));
    }
    if (!said.isGood()) {
      throw refusal(said);
    }
    return read.map(answer -> answer.at("data"))
        .filter(TreeWire::isObject)
        .orElseThrow(http::garbled);
  }

  ShopException garbled() {
    return http.garbled();
  }

  /// Nothing was done.
  ShopException refused(String words) {
    return ShopException.of(Kind.REFUSED, said(words));
  }

  String shopName() {
    return http.name();
  }

  private CarrierRequest request(String question, Map<String, Object> variables) {
    var body = Map.of("query", question, "variables", variables);
    var request = CarrierRequest.json("POST", url, body).with("vendure-api-key", key);
    return channel.isEmpty() ? request : request.with("vendure-token", channel);
  }

  /// A wrong key and one without the right to read look alike. One that reads and may not write is
  /// known by the change it may not make.
  private ShopException refusal(TreeWire error, boolean isChange) {
    var message = error.text("message");
    var code = error.text("extensions", "code");
    if (REFUSALS.contains(code)) {
      return refused(message);
    }
    return switch (code) {
      case "FORBIDDEN", "UNAUTHORIZED" ->
          isChange
              ? ShopException.of(
                  Kind.SOURCE_NOT_ALLOWED, VendureWords.MAY_NOT_WRITE.of(http.name()))
              : ShopException.of(Kind.SOURCE_CREDENTIALS, VendureWords.FORBIDDEN.of(http.name()));
      case "CHANNEL_NOT_FOUND" ->
          ShopException.of(Kind.SOURCE_CREDENTIALS, VendureWords.NO_CHANNEL.of(http.name()));
      case "GRAPHQL_VALIDATION_FAILED" ->
          ShopException.of(
              Kind.SOURCE_GARBLED,
              message.contains("ProductVariantCustomFields") || message.contains("customFields")
                  ? VendureWords.NO_FIELD.of(http.name())
                  : VendureWords.NOT_ADMIN.of(http.name()));
      // a fault of the server has no code of its own, or says that it is one
      default -> ShopException.garbled(said(message));
    };
  }

  private ShopException refusal(Said said) {
    var usual = http.refusal(said);
    if (usual.kind() != Kind.REFUSED) {
      return usual;
    }
    // where there is no such path or method it is another address; else something refused
    boolean isElsewhere = said.status() == 404 || said.status() == 405;
    return ShopException.of(
        Kind.SOURCE_GARBLED, isElsewhere ? VendureWords.NOT_ADMIN.of(http.name()) : usual.said());
  }

  private Message said(String words) {
    return SourceWords.SAID.of(
        http.name(), words.length() > LONGEST_WORDS ? words.substring(0, LONGEST_WORDS) : words);
  }
}

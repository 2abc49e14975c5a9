package dev.quayside.engine.carrier.usps;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.JsonSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;

/// USPS's APIs v3, as their descriptions tell. Nowhere is no city of its, and its accounts have no
/// contract unless told so.
public final class UspsDouble extends CarrierDouble {

  public static final Map<String, String> ACCOUNT =
      Map.of(
          "clientId", "shop",
          "clientSecret", "not-to-be-told",
          "crid", "12345678",
          "mid", "903111111",
          "accountNumber", "1000405525");

  private static final JsonMapper JSON = new JsonMapper();
  private static final Map<String, JsonSchema> SCHEMAS =
      Map.of(
          "/labels/v3/label", schema("label.json"),
          "/labels/v3/return-label", schema("return-label.json"),
          "/labels/v3/label-reprint", schema("reprint.json"),
          "/international-labels/v3/international-label", schema("international-label.json"),
          "/international-labels/v3/international-label-reprint", schema("reprint.json"),
          "/payments/v3/payment-authorization", schema("payment.json"),
          "abroad", schema("options-abroad.json"),
          "within", schema("options.json"));

  private final Map<String, String> labels = new LinkedHashMap<>();
  private final Set<String> cancelled = new HashSet<>();
  private int tokens;
  private int payments;
  private int refusedPaymentStatus = 401;
  private boolean contract;
  private boolean inParts;
  private boolean withoutImage;
  private boolean manifested;
  private String tracked = "";
  private final UspsDayDouble day = new UspsDayDouble(this::violation);

  synchronized UspsDayDouble day() {
    return day;
  }

  synchronized List<String> labels() {
    return new ArrayList<>(labels.values());
  }

  synchronized int tokens() {
    return tokens;
  }

  synchronized void hasContract() {
    contract = true;
  }

  /// The payment token that was given is no good any more.
  ///
  /// @param status of the refusal
  synchronized void forgetsItsPaymentToken(int status) {
    payments++;
    refusedPaymentStatus = status;
  }

  /// Ignores that one document was asked for.
  synchronized void answersInParts() {
    inParts = true;
  }

  synchronized void leavesTheImageOut() {
    withoutImage = true;
  }

  /// The mailing was filed: labels are refunded, no more cancelled.
  synchronized void manifests() {
    manifested = true;
  }

  /// What tracking answers of any number.
  synchronized void tracks(String json) {
    tracked = json;
  }

  @Override
  public synchronized List<String> collections() {
    return List.copyOf(day.pickups());
  }

  @Override
  public synchronized List<String> handedOver() {
    return day.forms().stream().flatMap(List::stream).toList();
  }

  @Override
  public synchronized List<Sold> sold() {
    return labels.entrySet().stream()
        .map(each -> new Sold(each.getValue(), each.getKey(), cancelled.contains(each.getValue())))
        .toList();
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    if (request.is("POST", "/oauth2/v3/token")) {
      return token(request);
    }
    if (!request.header("Authorization").equals("Bearer token-" + tokens)) {
      return json(401, "{\"apiVersion\": \"3\", \"error\": {\"code\": \"401\"}}");
    }
    if (request.is("POST", "/payments/v3/payment-authorization")) {
      return payment(request);
    }
    if (request.is("POST", "/shipments/v3/options/search")) {
      return options(request);
    }
    if (request.is("GET", "/tracking/v3/tracking/")) {
      return tracked.isEmpty() ? refusal(404, "Tracking number not found") : json(200, tracked);
    }
    if (request.is("POST", UspsDayDouble.SCAN_FORMS)) {
      return day.scanForm(request, inParts);
    }
    if (request.path().startsWith(UspsDayDouble.PICKUPS)) {
      return day.pickup(request);
    }
    if (request.is("GET", UspsDayDouble.ADDRESSES + "?")) {
      return day.address(request);
    }
    if (!request.header("X-Payment-Authorization-Token").equals("payment-" + payments)) {
      return refusedPaymentStatus == 401
          ? json(401, "{\"apiVersion\": \"3\", \"error\": {\"code\": \"401\"}}")
          : refusal(
              refusedPaymentStatus, "The X-Payment-Authorization-Token is invalid or expired.");
    }
    if (request.is("DELETE", "/labels/v3/label/")
        || request.is("DELETE", "/international-labels/v3/international-label/")) {
      return cancel(last(request));
    }
    return label(request);
  }

  private Answer token(Asked request) {
    if (!request.text().contains("client_secret=not-to-be-told")) {
      return json(401, "{\"error\": \"invalid_client\", \"error_description\": \"no\"}");
    }
    tokens++;
    return json(
        200,
        """
        {"access_token": "token-%d", "token_type": "Bearer", "expires_in": "28799"}\
        """
            .formatted(tokens));
  }

  private Answer payment(Asked request) {
    check(request, "/payments/v3/payment-authorization");
    if (!contract && request.text().contains("RATE_HOLDER")) {
      return refusal(400, "No contract for the rate holder");
    }
    return json(200, "{\"paymentAuthorizationToken\": \"payment-" + ++payments + "\"}");
  }

  private Answer options(Asked request) {
    var asked = tree(request);
    boolean abroad = asked.has("destinationCountryCode");
    check(request, abroad ? "abroad" : "within");
    if (!contract && request.text().contains("CONTRACT")) {
      return refusal(400, "Contract rates are not available for this account");
    }
    return json(200, abroad ? UspsAnswers.OPTIONS_ABROAD : UspsAnswers.options(contract));
  }

  private Answer label(Asked request) {
    var key = request.header("X-Idempotency-Key");
    if (request.path().contains("-reprint")) {
      check(request, request.path().replaceAll("(-reprint)/.*", "$1"));
      var number = request.path().endsWith("-reprint") ? labels.get(key) : last(request);
      return number == null || !labels.containsValue(number)
          ? refusal(400, "Order not found")
          : json(200, UspsAnswers.reprint(number));
    }
    if (!SCHEMAS.containsKey(request.path())) {
      violation(request, "is no path of USPS's");
      return refusal(404, "No such path");
    }
    check(request, request.path());
    checkKey(request, key);
    if (tree(request).path("toAddress").path("city").asText().equals("Nowhere")) {
      return refusal(400, "Address Not Found, not-to-be-told");
    }
    var number = labels.computeIfAbsent(key, _ -> number(request));
    return sold(request, number);
  }

  private Answer sold(Asked request, String number) {
    boolean abroad = request.path().contains("international");
    if (inParts) {
      return Answer.of(
          200, "multipart/form-data; boundary=\"----parts\"", UspsAnswers.parts(number));
    }
    if (!request.header("Accept").equals("application/vnd.usps.labels+json")) {
      violation(request, "asks for parts");
    }
    return abroad
        ? json(201, UspsAnswers.labelAbroad(number))
        : json(
            200,
            request.path().contains("return")
                ? UspsAnswers.returnLabel(number)
                : UspsAnswers.label(number, withoutImage ? "" : UspsAnswers.PDF));
  }

  private String number(Asked request) {
    return request.path().contains("international")
        ? "LZ%09dUS".formatted(labels.size())
        : "9205903111111%09d".formatted(labels.size());
  }

  private Answer cancel(String number) {
    if (!labels.containsValue(number)) {
      return refusal(400, "Order not found");
    }
    if (!cancelled.add(number)) {
      return refusal(
          400,
          manifested
              ? "A refund was already requested for this label"
              : "Label has already been canceled");
    }
    return json(
        200,
        manifested
            ? "{\"trackingNumber\": \"%s\", \"status\": \"DISPUTED\", \"disputeId\": \"7\"}"
                .formatted(number)
            : "{\"trackingNumber\": \"%s\", \"status\": \"CANCELED\"}".formatted(number));
  }

  private void check(Asked request, String schema) {
    Objects.requireNonNull(SCHEMAS.get(schema))
        .wrong(request.text())
        .ifPresent(wrong -> violation(request, wrong));
  }

  private void checkKey(Asked request, String key) {
    try {
      UUID.fromString(key);
    } catch (IllegalArgumentException none) {
      violation(request, "needs a UUID as X-Idempotency-Key");
    }
  }

  private static String last(Asked request) {
    return request.path().substring(request.path().lastIndexOf('/') + 1);
  }

  private static JsonSchema schema(String resource) {
    return new JsonSchema(UspsDouble.class, resource);
  }

  private static JsonNode tree(Asked request) {
    try {
      return JSON.readTree(request.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Answer refusal(int status, String detail) {
    return json(
        status,
        """
        {"apiVersion": "/v3", "error": {"code": "%d", "message": "Bad Request", "errors": [
          {"status": "%d", "code": "010005", "title": "Bad Request", "detail": "%s"}]}}\
        """
            .formatted(status, status, detail));
  }

  private static Answer json(int status, String text) {
    return Answer.of(status, "application/json", text);
  }
}

package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.text.UrlText;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.module.CarrierLine;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/// The calls of USPS's APIs v3: paths and media types.
final class UspsApi {

  /// Asks for labels and SCAN forms as one JSON document; otherwise they come in several parts.
  private static final String LABELS = "application/vnd.usps.labels+json";

  private static final String PICKUPS = "/pickup/v3/carrier-pickup";

  private final CarrierLine line;
  private final UspsTokens tokens;

  UspsApi(CarrierLine line) {
    this.line = line;
    tokens = new UspsTokens(line);
  }

  Said options(UspsWire.OptionsRequest question) {
    return tokens.asked(json("/shipments/v3/options/search", question), line::question);
  }

  Said create(UspsHandle kind, String reference, UspsLabelWire.Request label) {
    return tokens.paid(
        json(kind.order(), label).with("Accept", LABELS).with("X-Idempotency-Key", key(reference)),
        line::order);
  }

  /// The label made under a reference. This never makes a new one.
  Said reprint(UspsHandle kind, String reference, UspsLabelWire.Reprint how) {
    return tokens.paid(
        json(kind.reprint(), how).with("Accept", LABELS).with("X-Idempotency-Key", key(reference)),
        line::question);
  }

  Said reprintOf(UspsHandle kind, String trackingNumber, UspsLabelWire.Reprint how) {
    return tokens.paid(
        json(kind.reprint() + "/" + UrlText.encoded(trackingNumber), how).with("Accept", LABELS),
        line::question);
  }

  Said cancel(UspsHandle kind, String trackingNumber) {
    return tokens.paid(
        line.delete(kind.label() + "/" + UrlText.encoded(trackingNumber)), line::order);
  }

  Said track(String number) {
    return tokens.asked(
        line.get("/tracking/v3/tracking/" + UrlText.encoded(number) + "?expand=DETAIL"),
        line::question);
  }

  Said scanForm(UspsDayWire.ScanRequest form) {
    return tokens.asked(json("/scan-forms/v3/scan-form", form).with("Accept", LABELS), line::order);
  }

  Said bookPickup(UspsDayWire.Pickup pickup) {
    return tokens.asked(json(PICKUPS, pickup), line::order);
  }

  /// A pickup, with the tag that a cancellation needs.
  Said pickup(String confirmation) {
    return tokens.asked(line.get(PICKUPS + "/" + UrlText.encoded(confirmation)), line::question);
  }

  Said cancelPickup(String confirmation, String tag) {
    return tokens.asked(
        line.delete(PICKUPS + "/" + UrlText.encoded(confirmation)).with("If-Match", tag),
        line::order);
  }

  /// @param parts of the address, by the names of the query
  Said address(Map<String, String> parts) {
    var query =
        parts.entrySet().stream()
            .map(each -> each.getKey() + "=" + UrlText.encoded(each.getValue()))
            .collect(Collectors.joining("&"));
    return tokens.asked(line.get("/addresses/v3/address?" + query), line::question);
  }

  /// The idempotency key of a reference. The header takes a UUID, so one is made from the
  /// reference, always the same.
  static String key(String reference) {
    return UUID.nameUUIDFromBytes(reference.getBytes(StandardCharsets.UTF_8)).toString();
  }

  private CarrierRequest json(String path, Object body) {
    return line.json("POST", path, body);
  }
}

package dev.quayside.engine.carrier.http;

import dev.quayside.engine.base.text.UrlText;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// One question to a carrier. Headers and body may hold secrets. A URL that holds one must be
/// marked as hidden, since others are written down.
///
/// @param body empty for none
/// @param hidden whether the URL holds a secret
public record CarrierRequest(
    String method, URI url, Map<String, String> headers, byte[] body, boolean hidden) {

  private static final byte[] NOTHING = {};
  private static final String CONTENT_TYPE = "Content-Type";

  public CarrierRequest {
    headers = Map.copyOf(headers);
  }

  public static CarrierRequest get(URI url) {
    return new CarrierRequest("GET", url, Map.of(), NOTHING, false);
  }

  /// A PUT without a body.
  public static CarrierRequest put(URI url) {
    return new CarrierRequest("PUT", url, Map.of(), NOTHING, false);
  }

  public static CarrierRequest delete(URI url) {
    return new CarrierRequest("DELETE", url, Map.of(), NOTHING, false);
  }

  /// @param form sent as `application/x-www-form-urlencoded`
  public static CarrierRequest post(URI url, Map<String, String> form) {
    var text =
        form.entrySet().stream()
            .map(each -> UrlText.encoded(each.getKey()) + "=" + UrlText.encoded(each.getValue()))
            .collect(Collectors.joining("&"));
    return of("POST", url, "application/x-www-form-urlencoded", utf8(text));
  }

  /// @param record written as JSON
  public static CarrierRequest json(String method, URI url, Object record) {
    return of(method, url, "application/json", Wire.write(record))
        .with("Accept", "application/json");
  }

  /// @param mediaType the carrier's own, also asked for in the answer
  public static CarrierRequest xml(String method, URI url, String mediaType, String document) {
    return of(method, url, mediaType, utf8(document)).with("Accept", mediaType);
  }

  private static CarrierRequest of(String method, URI url, String mediaType, byte[] body) {
    return new CarrierRequest(method, url, Map.of(CONTENT_TYPE, mediaType), body, false);
  }

  public CarrierRequest with(String header, String value) {
    var more = new LinkedHashMap<>(headers);
    more.put(header, value);
    return new CarrierRequest(method, url, more, body, hidden);
  }

  /// Adds credentials as HTTP Basic (RFC 7617).
  public CarrierRequest basic(String user, String password) {
    var pair = Base64.getEncoder().encodeToString(utf8(user + ":" + password));
    return with("Authorization", "Basic " + pair);
  }

  /// Adds an OAuth 2 token (RFC 6750).
  public CarrierRequest bearer(String token) {
    return with("Authorization", "Bearer " + token);
  }

  /// The same request with a URL that is never written down.
  public CarrierRequest hiding() {
    return new CarrierRequest(method, url, headers, body, true);
  }

  @Override
  public String toString() {
    return method + " " + url.getHost() + (hidden ? "" : url.getPath());
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

package dev.quayside.engine.carrier.http;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/// One question to a carrier. Headers and form may hold secrets; the url never does, since urls end
/// up in the logs of whatever stands in between.
///
/// @param form sent as `application/x-www-form-urlencoded` in a POST; empty for a GET
public record CarrierRequest(URI url, Map<String, String> headers, Map<String, String> form) {

  public CarrierRequest {
    headers = Map.copyOf(headers);
    form = Map.copyOf(form);
  }

  public static CarrierRequest get(URI url) {
    return new CarrierRequest(url, Map.of(), Map.of());
  }

  /// @param form at least one field
  public static CarrierRequest post(URI url, Map<String, String> form) {
    return new CarrierRequest(url, Map.of(), form);
  }

  public CarrierRequest with(String header, String value) {
    var more = new LinkedHashMap<>(headers);
    more.put(header, value);
    return new CarrierRequest(url, more, form);
  }

  /// HTTP Basic (RFC 7617).
  public CarrierRequest basic(String user, String password) {
    var pair = (user + ":" + password).getBytes(StandardCharsets.UTF_8);
    return with("Authorization", "Basic " + Base64.getEncoder().encodeToString(pair));
  }

  @Override
  public String toString() {
    return (form.isEmpty() ? "GET " : "POST ") + url.getHost() + url.getPath();
  }
}

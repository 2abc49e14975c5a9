package dev.quayside.engine.carrier.module;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;

/// Removes an account's secrets from a carrier's messages, since some carriers repeat the request.
///
/// @param secrets as they are, and as HTTP Basic encodes them
record Redaction(List<String> secrets) {

  private static final String INSTEAD = "[secret]";

  static Redaction of(List<String> secrets) {
    return new Redaction(
        secrets.stream().flatMap(secret -> Stream.of(secret, encoded(secret))).toList());
  }

  Said of(Said said) {
    var text = said.text();
    for (var secret : secrets) {
      text = text.replace(secret, INSTEAD);
    }
    return new Said(said.status(), said.headers(), text.getBytes(StandardCharsets.UTF_8));
  }

  private static String encoded(String secret) {
    return Base64.getEncoder()
        .withoutPadding()
        .encodeToString(secret.getBytes(StandardCharsets.UTF_8));
  }
}

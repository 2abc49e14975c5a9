package dev.quayside.engine.carrier.certification;

import dev.quayside.engine.base.text.UrlText;
import dev.quayside.engine.carrier.http.CarrierAnswer;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silent;
import dev.quayside.engine.carrier.http.CarrierRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Requests and answers as text, without what only the account's owner may know: the account's
/// secrets, the tokens the carrier gave for them, and every header that holds either.
final class RedactedText {

  private static final String INSTEAD = "[secret]";
  private static final int SHORTEST_TOKEN = 6;

  /// Headers of requests and answers that may hold a secret.
  private static final Pattern SECRET_HEADER =
      Pattern.compile("(?i).*(authorization|token|secret|password|cookie|api-?key).*");

  private static final Pattern SECRET_FIELD =
      Pattern.compile(
          "(?i)\"[\\w-]*(?:token|secret|password|api_?key)[\\w-]*\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)+)\"");

  private final Set<String> secrets =
      new ConcurrentSkipListSet<>(
          Comparator.comparingInt(String::length)
              .reversed()
              .thenComparing(Comparator.naturalOrder()));

  /// @param secrets the account's
  RedactedText(Collection<String> secrets) {
    secrets.forEach(this::know);
  }

  String of(CarrierRequest question) {
    learn(question.headers().values());
    learnFrom(text(question.body()));
    var lines = new ArrayList<String>();
    lines.add(question.method() + " " + clean(question.url().toString()));
    new TreeMap<>(question.headers())
        .forEach((name, value) -> lines.add(name + ": " + header(name, value)));
    lines.add("");
    lines.add(clean(text(question.body())));
    return String.join("\n", lines) + "\n";
  }

  String of(CarrierAnswer answer) {
    return switch (answer) {
      case Silent(var why) -> "no answer: " + why + "\n";
      case Said said -> {
        learnFrom(said.text());
        yield said.status()
            + "\n"
            + new TreeMap<>(said.headers())
                .entrySet().stream()
                    .map(each -> each.getKey() + ": " + header(each.getKey(), each.getValue()))
                    .collect(Collectors.joining("\n"))
            + "\n\n"
            + clean(text(said.body()))
            + "\n";
      }
    };
  }

  private String header(String name, String value) {
    return SECRET_HEADER.matcher(name).matches() ? INSTEAD : clean(value);
  }

  /// The body as text; only the size of a file, which is kept by itself.
  private static String text(byte[] body) {
    for (byte each : body) {
      if (each == 0) {
        return "[" + body.length + " bytes of a file]";
      }
    }
    return new String(body, StandardCharsets.UTF_8);
  }

  private String clean(String text) {
    var clean = text;
    for (var secret : secrets) {
      clean = clean.replace(secret, INSTEAD);
    }
    return clean;
  }

  private void learn(Collection<String> headers) {
    headers.stream()
        .filter(value -> value.startsWith("Bearer "))
        .map(value -> value.substring("Bearer ".length()))
        .forEach(this::know);
  }

  private void learnFrom(String body) {
    var found = SECRET_FIELD.matcher(body);
    while (found.find()) {
      if (found.group(1).length() >= SHORTEST_TOKEN) {
        know(found.group(1));
      }
    }
  }

  /// Remembers a secret as it is, as a URL encodes it, and as HTTP Basic does.
  private void know(String secret) {
    secrets.addAll(
        List.of(
            secret,
            UrlText.encoded(secret),
            Base64.getEncoder().encodeToString(secret.getBytes(StandardCharsets.UTF_8))));
  }
}

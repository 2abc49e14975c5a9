package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.usps.UspsLabelWire.Label;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The answer with a label: one JSON document, or in parts as `multipart/form-data`. Whatever the
/// headers of its parts say, images are in Base64 and nothing is compressed (Labels 3.9).
final class UspsParts {

  private static final Pattern BOUNDARY = Pattern.compile("boundary=\"?([^\";]+)\"?");
  private static final Pattern NAME =
      Pattern.compile("(?:^|[ ;])(?:file)?name=\"?([^\";\r\n]+)\"?", Pattern.CASE_INSENSITIVE);

  private UspsParts() {}

  /// Empty for what is no label.
  static Optional<Label> label(Said said) {
    var boundary = BOUNDARY.matcher(said.header("Content-Type"));
    return said.header("Content-Type").toLowerCase(Locale.ROOT).startsWith("multipart/")
            && boundary.find()
        ? joined(parts(said.body(), boundary.group(1)))
        : Wire.read(said, Label.class);
  }

  static Optional<byte[]> decoded(@Nullable String base64) {
    if (base64 == null || base64.isBlank()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Base64.getMimeDecoder().decode(base64));
    } catch (IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }

  private static Optional<Label> joined(Map<String, String> parts) {
    return Optional.ofNullable(parts.get("metadata"))
        .flatMap(
            json ->
                Wire.read(
                    new Said(200, Map.of(), json.getBytes(StandardCharsets.ISO_8859_1)),
                    Label.class))
        .map(
            about ->
                new Label(
                    null, null, null, null, null, null, about, null, parts.get("image"), null));
  }

  private static Map<String, String> parts(byte[] body, String boundary) {
    var parts = new HashMap<String, String>();
    for (var part :
        new String(body, StandardCharsets.ISO_8859_1).split("--" + Pattern.quote(boundary))) {
      var halves = part.strip().split("\r?\n\r?\n", 2);
      if (halves.length == 2) {
        parts.putIfAbsent(role(halves[0]), halves[1].strip());
      }
    }
    return parts;
  }

  /// Its description, its label, or its receipt.
  private static String role(String headers) {
    var name = NAME.matcher(headers);
    var called = name.find() ? name.group(1).toLowerCase(Locale.ROOT) : "";
    if (called.contains("metadata")
        || headers.toLowerCase(Locale.ROOT).contains("application/json")) {
      return "metadata";
    }
    return called.contains("receipt") || called.contains("qr") ? called : "image";
  }
}

package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.usps.UspsDayWire.ScanForm;
import dev.quayside.engine.carrier.usps.UspsLabelWire.Label;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads answers with a label or SCAN form: one JSON document, or several parts as
/// `multipart/form-data`. Whatever the parts' headers say, images are in Base64 and nothing is
/// compressed (Labels 3.9).
final class UspsParts {

  private static final Pattern BOUNDARY = Pattern.compile("boundary=\"?([^\";]+)\"?");
  private static final Pattern NAME =
      Pattern.compile("(?:^|[ ;])(?:file)?name=\"?([^\";\r\n]+)\"?", Pattern.CASE_INSENSITIVE);

  private static final String METADATA = "metadata";
  private static final String IMAGE = "image";

  private UspsParts() {}

  /// The label; empty when the answer holds none.
  static Optional<Label> label(Said said) {
    var parts = parts(said);
    return parts.isEmpty()
        ? Wire.read(said, Label.class)
        : described(parts, Label.class)
            .map(
                about ->
                    new Label(
                        null, null, null, null, null, null, about, null, parts.get(IMAGE), null));
  }

  /// The SCAN form; empty when the answer holds none.
  static Optional<ScanForm> scanForm(Said said) {
    var parts = parts(said);
    return parts.isEmpty()
        ? Wire.read(said, ScanForm.class)
        : described(parts, ScanForm.class)
            .map(about -> new ScanForm(null, about, parts.get(IMAGE)));
  }

  private static <T> Optional<T> described(Map<String, String> parts, Class<T> type) {
    return Optional.ofNullable(parts.get(METADATA))
        .flatMap(
            json ->
                Wire.read(
                    new Said(200, Map.of(), json.getBytes(StandardCharsets.ISO_8859_1)), type));
  }

  /// The parts of the answer by their role; none when it is not in parts.
  private static Map<String, String> parts(Said said) {
    var type = said.header("Content-Type");
    var boundary = BOUNDARY.matcher(type);
    return type.toLowerCase(Locale.ROOT).startsWith("multipart/") && boundary.find()
        ? parts(said.body(), boundary.group(1))
        : Map.of();
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

  /// The role of a part: description, label or receipt.
  private static String role(String headers) {
    var name = NAME.matcher(headers);
    var called = name.find() ? name.group(1).toLowerCase(Locale.ROOT) : "";
    if (called.contains("metadata")
        || headers.toLowerCase(Locale.ROOT).contains("application/json")) {
      return METADATA;
    }
    return called.contains("receipt") || called.contains("qr") ? called : IMAGE;
  }
}

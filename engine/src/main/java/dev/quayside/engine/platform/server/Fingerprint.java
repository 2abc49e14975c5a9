package dev.quayside.engine.platform.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeSet;

/// Recognises a retry as the same request: by method, path and body, whatever the order of its
/// keys, its white space, and the way its numbers are written. A field that is null counts as left
/// out, as everywhere.
final class Fingerprint {

  private Fingerprint() {}

  static String of(String method, String path, JsonNode body) {
    var text = new StringBuilder(method).append(' ').append(path).append('\n');
    canonical(body, text);
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of()
          .formatHex(digest.digest(text.toString().getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static void canonical(JsonNode node, StringBuilder text) {
    if (node.isObject()) {
      var names = new TreeSet<String>();
      node.fieldNames().forEachRemaining(names::add);
      text.append('{');
      for (String name : names) {
        if (node.get(name).isNull()) {
          continue;
        }
        quoted(name, text);
        text.append(':');
        canonical(node.get(name), text);
        text.append(',');
      }
      text.append('}');
    } else if (node.isArray()) {
      text.append('[');
      for (JsonNode element : node) {
        canonical(element, text);
        text.append(',');
      }
      text.append(']');
    } else if (node.isNumber()) {
      text.append(node.decimalValue().stripTrailingZeros());
    } else if (node.isTextual()) {
      quoted(node.textValue(), text);
    } else {
      text.append(node.asText());
    }
  }

  /// Appends a text with its length, so that it cannot imitate the structure around it.
  private static void quoted(String value, StringBuilder text) {
    text.append('"').append(value.length()).append('"').append(value);
  }
}

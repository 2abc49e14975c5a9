package dev.quayside.engine.platform.server.route;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The preferences in a request's `Prefer` headers (RFC 7240). When one is named twice the first
/// counts; parameters of preferences are ignored.
public final class Preferences {

  private static final String HEADER = "Prefer";

  /// Values by name in lower case; empty for a preference without a value.
  private final Map<String, String> values = new HashMap<>();

  private Preferences() {}

  public static Preferences of(Context context) {
    return of(Collections.list(context.req().getHeaders(HEADER)));
  }

  public static Preferences of(List<String> headers) {
    var preferences = new Preferences();
    for (String header : headers) {
      for (String each : parts(header, ',')) {
        preferences.add(parts(each, ';').getFirst());
      }
    }
    return preferences;
  }

  private void add(String preference) {
    var sides = preference.split("=", 2);
    var name = sides[0].strip().toLowerCase(Locale.ROOT);
    values.putIfAbsent(name, sides.length < 2 ? "" : sides[1].replace("\"", "").strip());
  }

  /// Splits at a separator outside quotes.
  private static List<String> parts(String text, char separator) {
    var parts = new ArrayList<String>();
    boolean quoted = false;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '"') {
        quoted = !quoted;
      } else if (text.charAt(i) == separator && !quoted) {
        parts.add(text.substring(start, i));
        start = i + 1;
      }
    }
    parts.add(text.substring(start));
    return parts;
  }

  /// @param preference in lower case
  boolean has(String preference) {
    return values.containsKey(preference);
  }

  /// The value of a preference, such as `5` in `wait=5`; empty when it is not named.
  ///
  /// @param preference in lower case
  Optional<String> value(String preference) {
    return Optional.ofNullable(values.get(preference));
  }

  /// The handling of unknown names the caller prefers (section 4.4 of the RFC).
  public Handling handling() {
    return switch (value("handling").orElse("").toLowerCase(Locale.ROOT)) {
      case "strict" -> Handling.STRICT;
      case "lenient" -> Handling.LENIENT;
      default -> Handling.USUAL;
    };
  }

  /// The handling of unknown fields and parameters.
  public enum Handling {
    /// Refuses what is most likely a mistake and warns of the rest.
    USUAL,
    /// Refuses all of them.
    STRICT,
    /// Warns of all of them.
    LENIENT
  }
}

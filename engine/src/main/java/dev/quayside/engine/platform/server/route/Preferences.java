package dev.quayside.engine.platform.server.route;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What the headers `Prefer` of a request ask for (RFC 7240). Of a preference named twice the first
/// counts; the parameters of preferences are not looked at.
public final class Preferences {

  private static final String HEADER = "Prefer";

  /// By name in lower case; empty for those without a value.
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

  /// Splits where `separator` stands outside of quotes.
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

  /// What a preference is set to, as `5` of `wait=5`; empty when it is not named.
  ///
  /// @param preference in lower case
  Optional<String> value(String preference) {
    return Optional.ofNullable(values.get(preference));
  }

  /// What is to be done about names that a request should not have (section 4.4 of the RFC).
  public Handling handling() {
    return switch (value("handling").orElse("").toLowerCase(Locale.ROOT)) {
      case "strict" -> Handling.STRICT;
      case "lenient" -> Handling.LENIENT;
      default -> Handling.USUAL;
    };
  }

  /// How unknown fields and parameters are taken.
  public enum Handling {
    /// Refuses what is most likely a mistake and tells of the rest.
    USUAL,
    /// Refuses every one.
    STRICT,
    /// Tells of every one.
    LENIENT
  }
}

package dev.quayside.app.theme;

import java.util.Locale;

/// The colours: light, dark, or the system's choice.
public enum Appearance {
  SYSTEM,
  LIGHT,
  DARK;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The appearance of a stored word; the system's for unknown words.
  public static Appearance of(String wire) {
    for (var appearance : values()) {
      if (appearance.wire().equals(wire)) {
        return appearance;
      }
    }
    return SYSTEM;
  }
}

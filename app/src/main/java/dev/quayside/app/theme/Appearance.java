package dev.quayside.app.theme;

import java.util.Locale;

/// Light, dark, or whatever the system says.
public enum Appearance {
  SYSTEM,
  LIGHT,
  DARK;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// For a word that is none of them: the system's.
  public static Appearance of(String wire) {
    for (var appearance : values()) {
      if (appearance.wire().equals(wire)) {
        return appearance;
      }
    }
    return SYSTEM;
  }
}

package dev.quayside.engine.base.identity;

import java.util.Locale;

/// What a key may do, from least to most: see decisions section 2.
public enum Role {
  VIEWER,
  OPERATOR,
  ADMIN;

  public boolean covers(Role needed) {
    return compareTo(needed) >= 0;
  }

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// @throws IllegalArgumentException for a word that is no role
  public static Role ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}

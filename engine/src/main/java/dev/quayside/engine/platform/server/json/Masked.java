package dev.quayside.engine.platform.server.json;

/// What is told of a value whose whole only an admin sees.
public final class Masked {

  private static final int SHOWN = 4;

  private Masked() {}

  /// Its last characters, never more than half of it.
  public static String of(String value) {
    int hidden = Math.max(value.length() - SHOWN, (value.length() + 1) / 2);
    return "*".repeat(hidden) + value.substring(hidden);
  }
}

package dev.quayside.engine.platform.server.json;

/// Shows part of a value that only an admin may see whole.
public final class Masked {

  private static final int SHOWN = 4;

  private Masked() {}

  /// The value with all but its last four characters hidden, and at least half of it.
  public static String of(String value) {
    int hidden = Math.max(value.length() - SHOWN, (value.length() + 1) / 2);
    return "*".repeat(hidden) + value.substring(hidden);
  }
}

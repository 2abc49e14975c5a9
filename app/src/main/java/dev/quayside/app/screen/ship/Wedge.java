package dev.quayside.app.screen.ship;

import java.util.Locale;
import java.util.Optional;

/// Tells a scanner from a person: it types like a keyboard, but faster than anybody, and ends with
/// Enter.
final class Wedge {

  /// The longest a scanner takes between two characters; fast typists need at least twice that.
  private static final long GAP_NANOS = 50_000_000;

  private static final int SHORTEST = 4;

  private final StringBuilder burst = new StringBuilder();
  private long last;

  /// @param nanos when it was typed
  /// @return whether a new burst began with it
  boolean typed(String character, long nanos) {
    boolean begins = burst.isEmpty() || nanos - last > GAP_NANOS;
    if (begins) {
      burst.setLength(0);
    }
    burst.append(character);
    last = nanos;
    return begins;
  }

  /// Enter was pressed.
  ///
  /// @return what a scanner typed; empty when a person did
  Optional<String> entered(long nanos) {
    boolean fast = !burst.isEmpty() && nanos - last <= GAP_NANOS;
    var code = burst.toString();
    burst.setLength(0);
    return fast && code.length() >= SHORTEST ? Optional.of(code) : Optional.empty();
  }

  static boolean isCommand(String code) {
    return code.toUpperCase(Locale.ROOT).startsWith(ScanCommand.PREFIX);
  }
}

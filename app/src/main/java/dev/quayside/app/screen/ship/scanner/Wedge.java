package dev.quayside.app.screen.ship.scanner;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;

/// Tells a scanner from a person: it types like a keyboard, but faster than anybody, and ends with
/// Enter. What a person types is never taken for sure as a scan.
final class Wedge {

  /// Nanoseconds most scanners stay below between two characters; fast typists need at least twice
  /// that.
  private static final long FAST = 50_000_000;

  /// Nanoseconds the slowest scanners need. Where keys make no text, little else comes at this
  /// speed and ends with Enter.
  private static final long SLOW = 250_000_000;

  /// Nanoseconds after which something new is typed. A busy computer hears a code in two parts: the
  /// second alone could be another order's number.
  private static final long PAUSE = 1_000_000_000;

  /// Nanoseconds between a single character and Enter.
  private static final long ALONE = 100_000_000;

  /// A person may well type so few characters fast.
  private static final int FEW = 3;

  private final StringBuilder code = new StringBuilder();
  private long last;
  private long widest;

  /// Characters since the last gap that no scanner makes.
  private int since;

  private boolean text;
  private boolean overlapping;
  private @Nullable KeyCode held;

  /// Whether a scanner typed something.
  enum Certainty {
    /// Nobody types so.
    SURE,
    /// A person might: it is a scan only when there is an order or a label of it.
    POSSIBLE,
    /// A scan that followed too soon on another key to tell where it begins.
    BROKEN
  }

  record Burst(String code, Certainty certainty) {}

  /// A key that is not a modifier went down. Scanners let go of one before the next, fast typists
  /// do not.
  void pressed(KeyCode key) {
    overlapping |= held != null;
    held = key;
  }

  void released(KeyCode key) {
    if (key == held) {
      held = null;
    }
  }

  /// @param inText whether it went into a field
  /// @param nanos when it was typed
  /// @return whether something new may have begun with it
  boolean typed(String character, boolean inText, long nanos) {
    if (code.isEmpty() || nanos - last > PAUSE) {
      forget();
    } else if (nanos - last > SLOW) {
      since = 0;
      widest = 0;
    } else {
      widest = Math.max(widest, nanos - last);
    }
    text |= inText;
    code.append(character);
    since++;
    last = nanos;
    return since == 1;
  }

  /// A key was pressed that no scanner sends within a code.
  void forget() {
    code.setLength(0);
    since = 0;
    widest = 0;
    text = false;
    overlapping = false;
  }

  /// Enter was pressed.
  ///
  /// @return what a scanner may have typed; empty when a person did
  Optional<Burst> entered(long nanos) {
    if (code.isEmpty()) {
      return Optional.empty();
    }
    widest = Math.max(widest, nanos - last);
    var burst = burst(code.toString());
    forget();
    return burst;
  }

  private Optional<Burst> burst(String all) {
    return certainty(all).map(certainty -> new Burst(all, certainty));
  }

  private Optional<Certainty> certainty(String all) {
    boolean fast = widest <= FAST;
    boolean few = all.length() <= FEW;
    if (few && overlapping || widest > slowest(all)) {
      return Optional.empty();
    }
    if (since < all.length()) {
      return fast && !text && since > 1 ? Optional.of(Certainty.BROKEN) : Optional.empty();
    }
    boolean sure =
        isCommand(all) || (few ? fast && !text && all.length() > 1 : fast || isNoWord(all));
    return Optional.of(sure ? Certainty.SURE : Certainty.POSSIBLE);
  }

  private long slowest(String all) {
    if (text) {
      return FAST;
    }
    return all.length() == 1 ? ALONE : SLOW;
  }

  /// Letters and digits together: neither a word typed to find it in a list nor rates tried one
  /// after the other.
  private static boolean isNoWord(String all) {
    return all.chars().anyMatch(Character::isDigit) && all.chars().anyMatch(Character::isLetter);
  }

  static boolean isCommand(String code) {
    return code.toUpperCase(Locale.ROOT).startsWith(ScanCommand.PREFIX);
  }
}

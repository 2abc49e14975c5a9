package dev.quayside.app.scanner;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;

/// Tells a scanner from a person: it types like a keyboard, but faster, and ends with Enter. What a
/// person types is never taken for a certain scan.
public final class Wedge {

  /// In nanoseconds: most scanners stay below this between two characters; fast typists need at
  /// least twice as long. If larger, typing could be taken for a scan.
  private static final long FAST = 50_000_000;

  /// In nanoseconds: the longest gap of the slowest scanners. Outside of text fields, little else
  /// is this fast and ends with Enter.
  private static final long SLOW = 250_000_000;

  /// In nanoseconds: after a longer gap something new is typed. A busy computer may receive a code
  /// in two parts, and the second alone could be another order's number, so a smaller value would
  /// be dangerous.
  private static final long PAUSE = 1_000_000_000;

  /// In nanoseconds: the longest gap between a single character and Enter.
  private static final long ALONE = 100_000_000;

  /// In characters: a person may type this few fast.
  private static final int FEW = 3;

  private final StringBuilder code = new StringBuilder();
  private long last;
  private long widest;

  /// Characters since the last gap that is too long for a scanner.
  private int since;

  private boolean text;
  private boolean number;
  private boolean overlapping;
  private @Nullable KeyCode held;

  /// How certain it is that a scanner typed.
  public enum Certainty {
    /// Certainly a scan: no person types like this.
    SURE,
    /// A person could have typed it: it is a scan only when there is an order or a label for it.
    POSSIBLE,
    /// A scan that followed another key too soon to tell where it begins.
    BROKEN
  }

  public record Burst(String code, Certainty certainty) {}

  /// Notes a key press, except of modifiers. Scanners release a key before the next one, fast
  /// typists do not.
  public void pressed(KeyCode key) {
    overlapping |= held != null;
    held = key;
  }

  public void released(KeyCode key) {
    if (key == held) {
      held = null;
    }
  }

  /// Notes a typed character.
  ///
  /// @param inText whether it went into a text field
  /// @param nanos when it was typed
  /// @return whether something new may have begun with it
  public boolean typed(String character, boolean inText, long nanos) {
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

  /// Notes that the character went into a field of numbers, where few type as much as an order's
  /// number, and none type letters.
  public void typedNumber() {
    number = true;
  }

  /// Starts over, after a key that no scanner sends within a code.
  public void forget() {
    code.setLength(0);
    since = 0;
    widest = 0;
    text = false;
    number = false;
    overlapping = false;
  }

  /// Evaluates the characters before Enter.
  ///
  /// @return what a scanner may have typed; empty when a person did
  public Optional<Burst> entered(long nanos) {
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
      return number && all.length() > FEW && !overlapping ? SLOW : FAST;
    }
    return all.length() == 1 ? ALONE : SLOW;
  }

  /// Whether a code has both letters and digits: then it is neither a word typed to search a list
  /// nor digits that choose rates.
  private static boolean isNoWord(String all) {
    return all.chars().anyMatch(Character::isDigit) && all.chars().anyMatch(Character::isLetter);
  }

  static boolean isCommand(String code) {
    return code.toUpperCase(Locale.ROOT).startsWith(ScanCommand.PREFIX);
  }
}

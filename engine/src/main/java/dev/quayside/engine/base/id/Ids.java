package dev.quayside.engine.base.id;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Makes ULIDs: 48 bits of milliseconds and 80 random bits as 26 characters of Crockford's base 32.
///
/// Ids of one process strictly increase, also within a millisecond and when the clock steps back,
/// so that "newest first" is the order of creation.
public final class Ids {

  /// Ids in one family, its first included: 32,768.
  public static final int FAMILY = 1 << 15;

  private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  private static final char[] ALPHABET = DIGITS.toCharArray();
  private static final int LENGTH = 26;
  private static final int BITS_A_DIGIT = 5;
  private static final int FAMILY_DIGITS = 3;

  private final InstantSource clock;
  private final RandomGenerator random;
  // the last id given out, as one number of 128 bits
  private long lastHigh;
  private long lastLow;

  public Ids(InstantSource clock, RandomGenerator random) {
    this.clock = clock;
    this.random = random;
  }

  /// The time that ids are made by: the installation's, also in a sandbox with a clock of its own.
  public Instant now() {
    return clock.instant();
  }

  public synchronized String next(IdKind kind) {
    draw(0);
    return kind.prefix() + text(lastHigh, lastLow);
  }

  /// Reserves a family of ids and returns its first. No other call ever returns one of them, and
  /// each of them tells which the first is: see {@link #member} and {@link #firstOf}.
  public synchronized String family(IdKind kind) {
    draw(FAMILY - 1);
    var first = kind.prefix() + text(lastHigh, lastLow);
    lastLow |= FAMILY - 1;
    return first;
  }

  /// An id of a family, with the prefix of another kind if need be.
  ///
  /// @param first made by {@link #family}
  /// @param place its number in the family, from 1 and below {@link #FAMILY}
  public static String member(String first, IdKind kind, int place) {
    if (place < 1 || place >= FAMILY) {
      throw new IllegalArgumentException("no place " + place + " in a family of " + FAMILY);
    }
    int from = first.length() - LENGTH;
    var digits = new char[FAMILY_DIGITS];
    for (int i = FAMILY_DIGITS - 1, left = place; i >= 0; i--, left >>>= BITS_A_DIGIT) {
      digits[i] = ALPHABET[left & 31];
    }
    return kind.prefix()
        + first.substring(from, first.length() - FAMILY_DIGITS)
        + new String(digits);
  }

  /// The first id of the family `member` belongs to; empty when `member` is not an id of that kind.
  ///
  /// @param first the kind of the id that began the family
  public static Optional<String> firstOf(String member, IdKind kind, IdKind first) {
    int from = kind.prefix().length();
    if (!member.startsWith(kind.prefix())
        || member.length() != from + LENGTH
        || !member.substring(from).chars().allMatch(digit -> DIGITS.indexOf(digit) >= 0)) {
      return Optional.empty();
    }
    var shared = member.substring(from, member.length() - FAMILY_DIGITS);
    return Optional.of(first.prefix() + shared + "0".repeat(FAMILY_DIGITS));
  }

  /// @param free a mask of the low bits that are left zero
  private void draw(int free) {
    long millis = clock.millis();
    long high = (millis << 16) | (random.nextLong() & 0xFFFF);
    long low = random.nextLong() & ~free;
    if (isAfter(high, low)) {
      lastHigh = high;
      lastLow = low;
      return;
    }
    lastLow = (lastLow | free) + 1;
    if (lastLow == 0) {
      lastHigh++;
    }
  }

  private boolean isAfter(long high, long low) {
    int compared = Long.compareUnsigned(high, lastHigh);
    return compared > 0 || (compared == 0 && Long.compareUnsigned(low, lastLow) > 0);
  }

  private static String text(long high, long low) {
    var out = new char[LENGTH];
    for (int i = LENGTH - 1; i >= 0; i--) {
      out[i] = ALPHABET[(int) low & 31];
      low = (low >>> BITS_A_DIGIT) | (high << (64 - BITS_A_DIGIT));
      high >>>= BITS_A_DIGIT;
    }
    return new String(out);
  }
}

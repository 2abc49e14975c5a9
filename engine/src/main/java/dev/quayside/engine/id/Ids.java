package dev.quayside.engine.id;

import java.math.BigInteger;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Makes ULIDs: 48 bits of milliseconds and 80 random bits as 26 characters of Crockford's base 32.
///
/// Ids of one process strictly increase, also within a millisecond and when the clock steps back,
/// so that "newest first" is the order of creation.
public final class Ids {

  private static final char[] ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ".toCharArray();
  private static final int RANDOM_BITS = 80;

  private final InstantSource clock;
  private final RandomGenerator random;
  private BigInteger last = BigInteger.ZERO;

  public Ids(InstantSource clock, RandomGenerator random) {
    this.clock = clock;
    this.random = random;
  }

  public String next(IdKind kind) {
    return kind.prefix() + text(reserve(1));
  }

  /// `count` ids that nothing comes between, so that the first and the count name them all.
  public List<String> block(IdKind kind, int count) {
    var first = reserve(count);
    return IntStream.range(0, count)
        .mapToObj(i -> kind.prefix() + text(first.add(BigInteger.valueOf(i))))
        .toList();
  }

  private synchronized BigInteger reserve(int count) {
    var fresh =
        BigInteger.valueOf(clock.millis())
            .shiftLeft(RANDOM_BITS)
            .or(new BigInteger(RANDOM_BITS, Random.from(random)));
    var first = fresh.compareTo(last) > 0 ? fresh : last.add(BigInteger.ONE);
    last = first.add(BigInteger.valueOf(count - 1L));
    return first;
  }

  private static String text(BigInteger value) {
    var out = new char[26];
    for (int i = out.length - 1; i >= 0; i--) {
      out[i] = ALPHABET[value.intValue() & 31];
      value = value.shiftRight(5);
    }
    return new String(out);
  }
}

package dev.quayside.engine.account.user;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.concurrent.Semaphore;
import java.util.random.RandomGenerator;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/// Hashes PINs and badges with PBKDF2-HMAC-SHA512 of the JDK. A PIN has few digits, so each guess
/// at a stolen database must cost a large part of a second.
public final class SlowHash {

  private static final int SALT_BYTES = 16;
  private static final int BITS = 256;

  /// Half the processors, whoever tries how many at once: the others go on selling.
  private static final Semaphore SLOTS =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), true);

  private final RandomGenerator random;
  private final int rounds;

  /// @param random cryptographically secure
  public SlowHash(RandomGenerator random, int rounds) {
    this.random = random;
    this.rounds = rounds;
  }

  /// The hash with a salt of its own, as `rounds$salt$hash`.
  String of(String secret) {
    var salt = new byte[SALT_BYTES];
    random.nextBytes(salt);
    return text(secret, salt, rounds);
  }

  /// The hash with a given salt: equal secrets have equal hashes, so that a badge can be looked up.
  String lookup(String secret, byte[] salt) {
    return text(secret, salt, rounds);
  }

  /// Whether `stored`, of {@link #of}, is this secret's; takes as long for a wrong one.
  static boolean matches(String secret, String stored) {
    var parts = stored.split("\\$");
    var again = text(secret, HexFormat.of().parseHex(parts[1]), Integer.parseInt(parts[0]));
    return MessageDigest.isEqual(bytes(again), bytes(stored));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static String text(String secret, byte[] salt, int rounds) {
    SLOTS.acquireUninterruptibly();
    try {
      var key = new PBEKeySpec(secret.toCharArray(), salt, rounds, BITS);
      var hash = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA512").generateSecret(key);
      var hex = HexFormat.of();
      return rounds + "$" + hex.formatHex(salt) + "$" + hex.formatHex(hash.getEncoded());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has PBKDF2", e);
    } finally {
      SLOTS.release();
    }
  }
}

package dev.quayside.engine.account.access;

import dev.quayside.engine.base.identity.Environment;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.random.RandomGenerator;

/// The key as its owner holds it: `qk_test_` or `qk_live_` and 32 letters and digits, 190 bits.
final class KeyText {

  private static final String BASE62 =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final int LETTERS = 32;
  private static final int SHOWN_LETTERS = 4;

  private KeyText() {}

  static String random(Environment environment, RandomGenerator random) {
    var text = new StringBuilder(environment.keyPrefix());
    for (int i = 0; i < LETTERS; i++) {
      text.append(BASE62.charAt(random.nextInt(BASE62.length())));
    }
    return text.toString();
  }

  /// Whether a text begins like a key of any environment.
  static boolean isOne(String text) {
    return Arrays.stream(Environment.values()).anyMatch(each -> text.startsWith(each.keyPrefix()));
  }

  /// A key is long and random, so one round of SHA-256 is all its hash needs.
  static String hash(String key) {
    try {
      var digest =
          MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  static String hint(String key, Environment environment) {
    return environment.keyPrefix() + "..." + key.substring(key.length() - SHOWN_LETTERS);
  }
}

package dev.quayside.engine.platform.secret;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.random.RandomGenerator;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// Encrypts texts that must not be readable in the database: AES-256-GCM under this installation's
/// key.
public final class Vault {

  public static final int KEY_BYTES = 32;

  private static final String CIPHER = "AES/GCM/NoPadding";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  private final SecretKeySpec key;
  private final RandomGenerator random;

  /// @param key {@link #KEY_BYTES} random bytes
  /// @param random cryptographically secure
  public Vault(byte[] key, RandomGenerator random) {
    this.key = new SecretKeySpec(key, "AES");
    this.random = random;
  }

  public String seal(String text) {
    var nonce = new byte[NONCE_BYTES];
    random.nextBytes(nonce);
    var sealed = apply(Cipher.ENCRYPT_MODE, nonce, text.getBytes(StandardCharsets.UTF_8));
    return Base64.getEncoder()
        .encodeToString(
            ByteBuffer.allocate(nonce.length + sealed.length).put(nonce).put(sealed).array());
  }

  /// @throws IllegalStateException when this key did not seal the text
  public String open(String sealed) {
    var bytes = ByteBuffer.wrap(Base64.getDecoder().decode(sealed));
    var nonce = new byte[NONCE_BYTES];
    bytes.get(nonce);
    var rest = new byte[bytes.remaining()];
    bytes.get(rest);
    return new String(apply(Cipher.DECRYPT_MODE, nonce, rest), StandardCharsets.UTF_8);
  }

  /// Whether this key sealed the text.
  public boolean opens(String sealed) {
    try {
      open(sealed);
      return true;
    } catch (RuntimeException e) {
      return false;
    }
  }

  private byte[] apply(int mode, byte[] nonce, byte[] input) {
    try {
      var cipher = Cipher.getInstance(CIPHER);
      cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
      return cipher.doFinal(input);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this secret was sealed with another key", e);
    }
  }
}

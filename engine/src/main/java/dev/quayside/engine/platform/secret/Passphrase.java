package dev.quayside.engine.platform.secret;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.random.RandomGenerator;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/// The passphrase of an installation whose engines share a database. It opens the installation's
/// keys, which lie sealed in that database.
///
/// @param file whose first line it is
/// @param rounds of PBKDF2-HMAC-SHA512 that the keys of a new installation are sealed with; one
///   that is there says its own
public record Passphrase(Path file, String words, int rounds) {

  /// The variable that names the file.
  public static final String VARIABLE = "QUAYSIDE_SECRET_FILE";

  /// As OWASP's password storage cheat sheet names them.
  private static final int ROUNDS = 210_000;

  private static final int FEWEST = 16;

  /// Reads it from a file.
  ///
  /// @throws IllegalArgumentException saying what is wrong with the file, without its content
  public static Passphrase in(Path file) {
    try (var lines = Files.lines(file)) {
      var words = lines.findFirst().orElse("");
      if (words.length() < FEWEST) {
        throw new IllegalArgumentException(
            "the first line of " + file + " must be a passphrase of 16 characters or more");
      }
      return new Passphrase(file.toAbsolutePath().normalize(), words, ROUNDS);
    } catch (IOException | UncheckedIOException e) {
      throw new IllegalArgumentException("the passphrase's file " + file + " cannot be read", e);
    }
  }

  /// What seals and opens the installation's keys.
  ///
  /// @param random cryptographically secure
  public Vault vault(byte[] salt, int rounds, RandomGenerator random) {
    try {
      var asked = new PBEKeySpec(words.toCharArray(), salt, rounds, Vault.KEY_BYTES * Byte.SIZE);
      var made = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA512").generateSecret(asked);
      return new Vault(made.getEncoded(), random);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has PBKDF2", e);
    }
  }

  /// Without the words.
  @Override
  public String toString() {
    return file.toString();
  }
}

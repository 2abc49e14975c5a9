package dev.quayside.engine.platform.secret;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.PlatformWords;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.random.RandomGenerator;

/// A random key that this installation makes once, in a file only its owner can read.
public final class KeyFile {

  private KeyFile() {}

  /// Reads the key, or makes it when there is none.
  ///
  /// @param bytes length of the key
  /// @param random cryptographically secure
  /// @throws ProblemException `SERVICE_UNAVAILABLE` naming a file that cannot be read or made, or
  ///   has another length
  public static byte[] loadOrCreate(Path file, int bytes, RandomGenerator random) {
    try {
      if (!Files.exists(file)) {
        create(file, bytes, random);
      }
      OwnerOnly.restrict(file);
      var key = Files.readAllBytes(file);
      if (key.length != bytes) {
        throw damaged(file);
      }
      return key;
    } catch (IOException e) {
      throw ProblemException.refused(
          ProblemCode.SERVICE_UNAVAILABLE, PlatformWords.STORE_KEYFILE, file.getFileName());
    }
  }

  /// Puts a key into a file, in place of any that is there.
  public static void write(Path file, byte[] key) throws IOException {
    OwnerOnly.create(file);
    Files.write(file, key, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.DSYNC);
  }

  /// Whether the file exists but does not hold a key of that length.
  public static boolean isDamaged(Path file, int bytes) {
    try {
      return Files.exists(file) && Files.size(file) != bytes;
    } catch (IOException e) {
      return true;
    }
  }

  /// The problem of a file that does not hold the key it should.
  public static ProblemException damaged(Path file) {
    return ProblemException.refused(
        ProblemCode.SERVICE_UNAVAILABLE, PlatformWords.STORE_KEY, file.getFileName());
  }

  /// Writes the key to a temporary file and links that into place, so that half a key is never read
  /// and the first of two processes wins.
  private static void create(Path file, int bytes, RandomGenerator random) throws IOException {
    var key = new byte[bytes];
    random.nextBytes(key);
    var directory = file.toAbsolutePath().resolveSibling("");
    var aside = Files.createTempFile(directory, "key", ".tmp", OwnerOnly.file(directory));
    try {
      Files.write(aside, key, StandardOpenOption.DSYNC);
      Files.createLink(file, aside);
    } catch (FileAlreadyExistsException theirs) {
      // another process has made it first
    } finally {
      Files.deleteIfExists(aside);
    }
  }
}

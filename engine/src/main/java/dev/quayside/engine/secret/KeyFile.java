package dev.quayside.engine.secret;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.random.RandomGenerator;

/// A random key that this installation makes once and keeps in a file only its owner can read.
public final class KeyFile {

  private KeyFile() {}

  /// @param bytes length of the key
  /// @param random a cryptographic one
  /// @throws UncheckedIOException when the file cannot be read or made, or has another length
  public static byte[] loadOrCreate(Path file, int bytes, RandomGenerator random) {
    try {
      if (!Files.exists(file)) {
        create(file, bytes, random);
      }
      var key = Files.readAllBytes(file);
      if (key.length != bytes) {
        throw new IOException("the key file " + file.getFileName() + " is damaged");
      }
      return key;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Written aside and linked into place, so that nobody ever reads half a key and the first of two
  /// processes wins.
  private static void create(Path file, int bytes, RandomGenerator random) throws IOException {
    var key = new byte[bytes];
    random.nextBytes(key);
    var directory = file.toAbsolutePath().resolveSibling("");
    var aside = Files.createTempFile(directory, "key", ".tmp", ownerOnly(directory));
    try {
      Files.write(aside, key, StandardOpenOption.DSYNC);
      Files.createLink(file, aside);
    } catch (FileAlreadyExistsException theirs) {
      // another process made it first
    } finally {
      Files.deleteIfExists(aside);
    }
  }

  private static FileAttribute<?>[] ownerOnly(Path directory) throws IOException {
    return Files.getFileStore(directory).supportsFileAttributeView("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }
}

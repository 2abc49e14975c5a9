package dev.quayside.engine.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where one installation keeps everything. Made 0700: it holds addresses and keys.
public final class DataDirectory {

  private static final String LOCK = "engine.lock";

  private final Path root;

  private DataDirectory(Path root) {
    this.root = root;
  }

  /// @throws StoreException when it cannot be made or written
  public static DataDirectory at(Path root) {
    try {
      if (!Files.isDirectory(root)) {
        Files.createDirectories(root);
        if (root.getFileSystem().supportedFileAttributeViews().contains("posix")) {
          Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwx------"));
        }
      }
    } catch (IOException e) {
      throw new StoreException(
          "the data directory " + root + " cannot be made: choose another with --data", e);
    }
    return new DataDirectory(root);
  }

  public Path root() {
    return root;
  }

  public Path database() {
    return root.resolve("quayside.db");
  }

  /// Signs the tokens of the API.
  public Path tokenKey() {
    return root.resolve("token.key");
  }

  /// Opens the secrets in the database.
  public Path vaultKey() {
    return root.resolve("vault.key");
  }

  /// What a backup must hold.
  List<Path> kept() {
    return List.of(database(), tokenKey(), vaultKey());
  }

  /// Makes this process the one engine of the directory.
  ///
  /// @throws StoreException naming the process that holds it
  public Hold hold() {
    try {
      var channel =
          FileChannel.open(
              root.resolve(LOCK),
              StandardOpenOption.CREATE,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE);
      var lock = tryLock(channel);
      if (lock == null) {
        channel.close();
        throw new StoreException(
            "Quayside is already running on " + root + " (process " + holder() + ")");
      }
      channel.truncate(0);
      channel.write(
          StandardCharsets.US_ASCII.encode(Long.toString(ProcessHandle.current().pid())), 0);
      return new Hold(channel, lock);
    } catch (IOException e) {
      throw new StoreException("the data directory " + root + " cannot be used", e);
    }
  }

  /// One byte far behind the text, so that others can read who holds it (Windows locks are
  /// mandatory).
  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock(Long.MAX_VALUE - 1, 1, false);
    } catch (OverlappingFileLockException sameProcess) {
      return null;
    }
  }

  private String holder() {
    try {
      return Files.readString(root.resolve(LOCK));
    } catch (IOException e) {
      return "unknown";
    }
  }

  /// The directory is this process's until closed, or until the process ends in any way.
  public record Hold(FileChannel channel, FileLock lock) implements AutoCloseable {
    @Override
    public void close() {
      try {
        channel.close();
      } catch (IOException e) {
        throw new StoreException("the data directory was not released", e);
      }
    }
  }
}

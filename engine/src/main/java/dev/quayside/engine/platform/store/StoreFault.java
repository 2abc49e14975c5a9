package dev.quayside.engine.platform.store;

import dev.quayside.printing.message.MessageKey;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.sqlite.SQLiteException;

/// Faults of the disk or folder the data is kept on, each with what to do about it. A faulty
/// statement is never one.
enum StoreFault implements MessageKey {
  DISK_FULL,
  READ_ONLY,
  DISK_ERROR,
  NO_ACCESS,
  DAMAGED,
  LOCKED,
  CLOSED,
  STOPPED;

  /// Bytes that must be free: with fewer SQLite cannot extend its files, whatever error it reports.
  private static final long LEAST_BYTES = 64 * 1024;

  @Override
  public String bundle() {
    return "store";
  }

  /// The fault that caused `failure`.
  ///
  /// @param file the database
  /// @return empty when `failure` is not the store's fault
  static Optional<StoreFault> of(Throwable failure, Path file) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLiteException refused) {
        return of(refused, file);
      }
    }
    return Optional.empty();
  }

  private static Optional<StoreFault> of(SQLiteException refused, Path file) {
    // the low byte is the error; the rest says which call failed
    int primary = refused.getResultCode().code & 0xFF;
    return Optional.ofNullable(
        switch (primary) {
          case 13 -> DISK_FULL;
          case 8 -> READ_ONLY;
          case 10 -> ofDisk(file).orElse(DISK_ERROR);
          case 14 -> ofDisk(file).orElse(NO_ACCESS);
          case 3, 23 -> NO_ACCESS;
          case 11, 26 -> DAMAGED;
          case 5, 6, 15 -> LOCKED;
          default -> null;
        });
  }

  private static Optional<StoreFault> ofDisk(Path file) {
    return ofFolder(file.toAbsolutePath().resolveSibling(""));
  }

  /// The fault of a folder's disk. SQLite reports a full or read-only disk as an I/O error when it
  /// hits something else than a page.
  static Optional<StoreFault> ofFolder(Path folder) {
    if (Files.exists(folder) && !Files.isWritable(folder)) {
      return Optional.of(unwritable(folder));
    }
    return Files.exists(folder) && folder.toFile().getUsableSpace() < LEAST_BYTES
        ? Optional.of(DISK_FULL)
        : Optional.empty();
  }

  /// Tells these faults apart by writing a file, the only way that also works in a chroot.
  private static StoreFault unwritable(Path folder) {
    try {
      Files.delete(Files.createTempFile(folder, "try", ".tmp"));
      return DISK_ERROR;
    } catch (AccessDeniedException e) {
      return NO_ACCESS;
    } catch (IOException e) {
      return READ_ONLY;
    }
  }
}

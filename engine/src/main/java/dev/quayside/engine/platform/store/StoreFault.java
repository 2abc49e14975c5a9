package dev.quayside.engine.platform.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.sqlite.SQLiteException;

/// What can be wrong with the place the data is kept in, each with what to do about it. Never the
/// fault of a statement.
enum StoreFault {
  DISK_FULL("the disk is full: free up disk space, then try again"),
  READ_ONLY("the disk is read-only: make it writable, then try again"),
  DISK_ERROR("the disk cannot be read or written: check the disk and its quota, then try again"),
  NO_ACCESS("the data folder cannot be used: check who may read and write it"),
  DAMAGED("the database is damaged: restore a backup (quayside restore FILE)"),
  LOCKED("another program holds the database: close that program, then try again"),
  CLOSED("the database is closed"),
  STOPPED("Quayside can no longer store anything: restart it");

  /// Less than this and SQLite cannot add to its files, whatever it calls the failure.
  private static final long LEAST_BYTES = 64 * 1024;

  private final String sentence;

  StoreFault(String sentence) {
    this.sentence = sentence;
  }

  /// What is wrong and what to do, without the name of a file.
  String sentence() {
    return sentence;
  }

  /// The fault behind `failure`.
  ///
  /// @param file the database
  /// @return empty when `failure` is no fault of the store
  static Optional<StoreFault> of(Throwable failure, Path file) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLiteException refused) {
        return of(refused, file);
      }
    }
    return Optional.empty();
  }

  private static Optional<StoreFault> of(SQLiteException refused, Path file) {
    // the low byte: the rest says which call failed
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

  /// What the disk itself says. SQLite calls a full or read-only disk an I/O error where it happens
  /// to something else than a page.
  static Optional<StoreFault> ofFolder(Path folder) {
    if (Files.exists(folder) && !Files.isWritable(folder)) {
      return Optional.of(unwritable(folder));
    }
    return Files.exists(folder) && folder.toFile().getUsableSpace() < LEAST_BYTES
        ? Optional.of(DISK_FULL)
        : Optional.empty();
  }

  /// Trying is the one way to tell these apart that a chroot has too.
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

package dev.quayside.engine.platform.store;

import dev.quayside.engine.platform.secret.OwnerOnly;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Optional;

/// Puts what a backup holds in the place of what a data directory holds: all of it or nothing,
/// wherever the process dies.
///
/// 1. The backup is unpacked and checked in {@link #UNPACKED}; nothing else is touched until it is
///    found to be good. 2. That folder becomes {@link #READY}: from here on it is restored. 3. What
///    there was moves aside, as it is. 4. The folder becomes {@link #CLEARED}. 5. What it holds
///    moves into place.
///
/// Each step is one rename, and whoever uses the directory next goes on from the last one.
record Restore(DataDirectory directory) {

  private static final String UNPACKED = "restore-unpacked";
  private static final String READY = "restore-ready";
  private static final String CLEARED = "restore-cleared";

  /// In the folder: the name of the one for what there was.
  private static final String ASIDE = "aside";

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss").withZone(ZoneOffset.UTC);

  /// Restores `backup`; the caller holds the directory.
  ///
  /// @param now names the folder what was there is moved to
  /// @return that folder; empty when there was nothing
  /// @throws StoreException when `backup` is none, or none for this version; nothing has changed
  ///   then
  Optional<Path> run(BackupFile backup, Instant now) throws IOException {
    var unpacked = Files.createDirectory(at(UNPACKED));
    try {
      OwnerOnly.restrict(unpacked);
      backup.unpack(unpacked, directory);
      Files.writeString(unpacked.resolve(ASIDE), unusedName("before-restore-" + STAMP.format(now)));
      forceAll(unpacked);
    } catch (IOException | RuntimeException e) {
      delete(unpacked);
      throw e;
    }
    move(unpacked, at(READY));
    return finish();
  }

  /// Whether one was cut short after its backup was found to be good.
  boolean isCutShort() {
    return Files.exists(at(READY)) || Files.exists(at(CLEARED));
  }

  /// Goes on with one that was cut short, or takes back one that had only begun; the caller holds
  /// the directory.
  ///
  /// @return the folder of what was there before; empty when nothing was restored or there
  Optional<Path> finish() throws IOException {
    delete(at(UNPACKED));
    if (Files.exists(at(READY))) {
      putAside(aside(at(READY)));
      move(at(READY), at(CLEARED));
    }
    if (!Files.exists(at(CLEARED))) {
      return Optional.empty();
    }
    var aside = aside(at(CLEARED));
    for (Path file : directory.kept()) {
      var fresh = at(CLEARED).resolve(file.getFileName());
      if (Files.exists(fresh)) {
        move(fresh, file);
      }
    }
    move(at(CLEARED), at(UNPACKED));
    delete(at(UNPACKED));
    return Optional.of(aside).filter(Files::exists);
  }

  private void putAside(Path aside) throws IOException {
    for (Path file : directory.replaced()) {
      if (Files.exists(file)) {
        if (!Files.exists(aside)) {
          Files.createDirectory(aside);
          OwnerOnly.restrict(aside);
        }
        move(file, aside.resolve(file.getFileName()));
      }
    }
  }

  private Path aside(Path folder) throws IOException {
    return at(Files.readString(folder.resolve(ASIDE)));
  }

  private String unusedName(String wanted) {
    var name = wanted;
    for (int i = 2; Files.exists(at(name)); i++) {
      name = wanted + "-" + i;
    }
    return name;
  }

  private Path at(String name) {
    return directory.root().resolve(name);
  }

  /// In this order on the disk too.
  private void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    forceFolder(to.resolveSibling(""));
  }

  private static void forceAll(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
          channel.force(true);
        }
      }
    }
    forceFolder(folder);
  }

  private static void forceFolder(Path folder) {
    try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException windows) {
      // which opens no folders, and writes their changes through
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (var files = Files.walk(folder)) {
        for (Path one : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(one);
        }
      }
    }
  }
}

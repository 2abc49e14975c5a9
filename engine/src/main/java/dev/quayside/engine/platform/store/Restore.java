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

/// Replaces the contents of a data directory by a backup's: all of it or nothing, wherever the
/// process dies.
///
/// 1. The backup is unpacked and checked in {@link #UNPACKED}; nothing else is touched until it is
///    found to be good. 2. That folder is renamed to {@link #READY}: from here on it will be
///    restored. 3. The present files are moved aside. 4. The folder is renamed to {@link #CLEARED}.
///    5. Its files are moved into place.
///
/// Each step is one rename, and the next user of the directory continues from the last one.
record Restore(DataDirectory directory) {

  private static final String UNPACKED = "restore-unpacked";
  private static final String READY = "restore-ready";
  private static final String CLEARED = "restore-cleared";

  /// A file in the folder with the name of the folder the present files are moved to.
  private static final String ASIDE = "aside";

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss").withZone(ZoneOffset.UTC);

  /// Restores `backup`; the caller holds the directory.
  ///
  /// @param now names the folder that the present files are moved to
  /// @return that folder; empty when there were none
  /// @throws StoreException when `backup` is not one this version can read; nothing has changed
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

  /// Whether a restore was interrupted after its backup had been found to be good.
  boolean isCutShort() {
    return Files.exists(at(READY)) || Files.exists(at(CLEARED));
  }

  /// Continues an interrupted restore, or undoes one that had only begun; the caller holds the
  /// directory.
  ///
  /// @return the folder of the earlier files; empty when nothing was restored or there were none
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

  /// Renames, and forces the target folder to the disk so that the steps keep their order there.
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
      // Windows cannot open folders, and writes their changes at once
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

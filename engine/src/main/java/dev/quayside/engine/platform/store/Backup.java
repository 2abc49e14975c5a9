package dev.quayside.engine.platform.store;

import dev.quayside.engine.platform.secret.OwnerOnly;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// A backup of an installation in one zip file: the database and the keys that open its secrets.
/// The file lets its holder act as this installation, so it is made 0600.
public final class Backup {

  /// The ending of a backup's name, which systems open with Quayside; a file with any other name
  /// works too.
  public static final String ENDING = ".quayside-backup";

  private static final String WORK = ".quayside-backup-";

  private final DataDirectory directory;

  public Backup(DataDirectory directory) {
    this.directory = directory;
  }

  /// Copies the data into `file`, also while an engine runs: the copy shows one moment.
  ///
  /// @throws StoreException when there is nothing to copy, `file` exists, or it cannot be written
  public void write(Path file) {
    if (!Files.exists(directory.database())) {
      throw new StoreException("there is nothing to back up in " + directory.root() + " yet");
    }
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new StoreException(file + " exists already: choose another name");
    }
    var target = file.toAbsolutePath();
    try {
      var folder = target.resolveSibling("").toAbsolutePath();
      var work = Files.createTempDirectory(folder, WORK);
      try {
        removeOld(folder, work);
        Files.move(zip(work), target, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        delete(work);
      }
    } catch (IOException e) {
      throw new StoreException("the backup " + file + " cannot be written: is there room?", e);
    }
  }

  /// Replaces what the directory holds by a backup, whatever state it is in.
  ///
  /// @param now names the folder that the present data is moved to
  /// @return that folder; empty when there was no data
  /// @throws StoreException when an engine runs on the directory, or the file is not a complete
  ///   backup this version can read; then nothing has changed
  public Optional<Path> restore(Path file, Instant now) {
    try (var _ = directory.hold()) {
      return new Restore(directory).run(new BackupFile(file), now);
    } catch (IOException e) {
      throw StoreFault.ofFolder(directory.root())
          .map(fault -> new StoreException(fault.of(), e))
          .orElseGet(() -> new StoreException("the backup " + file + " cannot be restored", e));
    }
  }

  private List<Path> existing() {
    return directory.kept().stream().filter(Files::exists).toList();
  }

  private Path zip(Path work) throws IOException {
    var copy = work.resolve(name(directory.database()));
    run(
        directory.database(),
        FreePages.CAN_BE_GIVEN_BACK,
        "VACUUM INTO '" + copy.toString().replace("'", "''") + "'");
    var zip = Files.createFile(work.resolve("backup.zip"));
    OwnerOnly.restrict(zip);
    try (var out = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (Path one : existing()) {
        out.putNextEntry(new ZipEntry(name(one)));
        Files.copy(one.equals(directory.database()) ? copy : one, out);
        out.closeEntry();
      }
    }
    return zip;
  }

  private static void run(Path database, String... steps) {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database.toAbsolutePath());
        var statement = connection.createStatement()) {
      for (String sql : steps) {
        statement.execute(sql);
      }
    } catch (SQLException e) {
      throw new StoreException("the database cannot be copied: is the disk full?", e);
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  /// Removes what a killed backup left at least a day ago, by the disk's clock: another computer
  /// may be writing its own backup there.
  private static void removeOld(Path folder, Path work) throws IOException {
    var before = Files.getLastModifiedTime(work).toInstant().minus(Duration.ofDays(1));
    try (var old = Files.newDirectoryStream(folder, WORK + "*")) {
      for (Path one : old) {
        try {
          if (Files.getLastModifiedTime(one).toInstant().isBefore(before)) {
            delete(one);
          }
        } catch (IOException kept) {
          // not ours, or in use: it does no harm
        }
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path one : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(one);
      }
    }
  }
}

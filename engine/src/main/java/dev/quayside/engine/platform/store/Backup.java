package dev.quayside.engine.platform.store;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.platform.secret.OwnerOnly;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;

/// A backup of an installation in one zip file: the database and the keys that open its secrets.
/// The file lets its holder act as this installation, so it is made 0600.
public final class Backup {

  /// The ending of a backup's name, which systems open with Quayside; a file with any other name
  /// works too.
  public static final String ENDING = ".quayside-backup";

  private static final String WORK = ".quayside-backup-";

  /// What a restore would bring back, and what would be lost.
  ///
  /// @param madeAt when the backup was made
  /// @param boughtSince number of labels bought here since then, which are not in it; null when the
  ///   present data cannot be read
  public record Contents(Instant madeAt, @Nullable Integer boughtSince) {}

  private final DataDirectory directory;

  public Backup(DataDirectory directory) {
    this.directory = directory;
  }

  /// Copies the data into `file`, also while an engine runs: the copy shows one moment. It is read
  /// back and checked as for a restore before it gets its name, so a file of that name is whole.
  ///
  /// @throws StoreException when there is nothing to copy, `file` exists, or it cannot be written
  ///   or read back; then there is no `file`
  public void write(Path file) {
    Acting.require(Right.SEE_SECRETS);
    refuseShared();
    if (!Files.exists(directory.database())) {
      throw new StoreException("there is nothing to back up in " + directory.root() + " yet");
    }
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new StoreException(file + " exists already: choose another name");
    }
    var target = file.toAbsolutePath();
    var folder = target.resolveSibling("").toAbsolutePath();
    if (!Files.isDirectory(folder)) {
      throw new StoreException(BackupWords.BACKUP_NO_FOLDER.of(folder), null);
    }
    try {
      var work = Files.createTempDirectory(folder, WORK);
      try {
        removeOld(folder, work);
        Files.move(checked(zip(work), work), target, StandardCopyOption.ATOMIC_MOVE);
        force(folder);
      } catch (IOException | StoreException e) {
        // asked before the unfinished files are deleted, which makes room again
        if (isFull(e, folder)) {
          throw new StoreException(BackupWords.BACKUP_DISK_FULL.of(folder), e);
        }
        throw e;
      } finally {
        delete(work);
      }
    } catch (IOException e) {
      var unwritable = StoreFault.ofFolder(folder).isPresent();
      throw new StoreException(
          unwritable
              ? BackupWords.BACKUP_FOLDER_CLOSED.of(folder)
              : BackupWords.BACKUP_UNWRITTEN.of(file),
          e);
    }
  }

  /// Whether a file of any name looks like a backup from outside; {@link #look} looks into it.
  public static boolean isOne(Path file) {
    return new BackupFile(file).isOne();
  }

  /// Reads a backup as a restore would, also while an engine runs. Nothing is changed.
  ///
  /// @throws StoreException when the file is not a complete backup this version can read
  public Contents look(Path file) {
    Acting.require(Right.SEE_SECRETS);
    refuseShared();
    try {
      var work =
          Files.isDirectory(directory.root())
              ? Files.createTempDirectory(directory.root(), WORK)
              : Files.createTempDirectory(WORK);
      try {
        return new BackupFile(file).look(work, directory);
      } finally {
        delete(work);
      }
    } catch (IOException e) {
      throw new StoreException("the backup " + file + " cannot be read", e);
    }
  }

  /// Replaces what the directory holds by a backup, whatever state it is in.
  ///
  /// @param now names the folder that the present data is moved to
  /// @return that folder; empty when there was no data
  /// @throws StoreException when an engine runs on the directory, or the file is not a complete
  ///   backup this version can read; then nothing has changed
  public Optional<Path> restore(Path file, Instant now) {
    Acting.require(Right.SEE_SECRETS);
    refuseShared();
    try (var _ = directory.hold()) {
      return new Restore(directory).run(new BackupFile(file), now);
    } catch (IOException e) {
      throw StoreFault.ofFolder(directory.root())
          .map(fault -> new StoreException(fault.of(), e))
          .orElseGet(() -> new StoreException("the backup " + file + " cannot be restored", e));
    }
  }

  /// What several engines share is no file of this folder.
  ///
  /// @throws StoreException when the folder's data is in a PostgreSQL
  public void refuseShared() {
    if (Files.exists(directory.sharedDatabase())) {
      throw new StoreException(BackupWords.BACKUP_SHARED.of(), null);
    }
  }

  private List<Path> existing() {
    return directory.kept().stream().filter(Files::exists).toList();
  }

  private Path zip(Path work) throws IOException {
    var copy = work.resolve(name(directory.database()));
    copy(directory.database(), copy);
    var zip = Files.createFile(work.resolve("backup.zip"));
    OwnerOnly.restrict(zip);
    try (var out = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (Path one : existing()) {
        var source = one.equals(directory.database()) ? copy : one;
        var entry = new ZipEntry(name(one));
        entry.setLastModifiedTime(Files.getLastModifiedTime(source)); // with its time zone
        out.putNextEntry(entry);
        Files.copy(source, out);
        out.closeEntry();
      }
    }
    Files.delete(copy);
    return zip;
  }

  /// Reads a finished backup back as a restore would, and forces it to the disk.
  private Path checked(Path zip, Path work) throws IOException {
    try {
      new BackupFile(zip).unpack(Files.createDirectory(work.resolve("checked")), directory);
    } catch (StoreException e) {
      var why = e.problem().message();
      if (why.is(BackupWords.BACKUP_DAMAGED) || why.is(BackupWords.BACKUP_FOREIGN)) {
        throw new StoreException(BackupWords.BACKUP_UNREADABLE.of(), e);
      }
      throw e;
    }
    force(zip);
    return zip;
  }

  private static boolean isFull(Exception failure, Path folder) {
    return StoreFault.of(failure, folder)
        .or(() -> StoreFault.ofFolder(folder))
        .filter(StoreFault.DISK_FULL::equals)
        .isPresent();
  }

  private static void force(Path file) throws IOException {
    boolean folder = Files.isDirectory(file);
    try (var channel =
        FileChannel.open(file, folder ? StandardOpenOption.READ : StandardOpenOption.WRITE)) {
      channel.force(true);
    } catch (IOException e) {
      if (!folder) {
        throw e;
      }
      // Windows cannot open folders, and writes their changes at once
    }
  }

  private static void copy(Path database, Path copy) {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database.toAbsolutePath());
        var statement = connection.createStatement()) {
      statement.execute(FreePages.CAN_BE_GIVEN_BACK);
      statement.execute("VACUUM INTO '" + copy.toString().replace("'", "''") + "'");
    } catch (SQLException e) {
      throw new StoreException(BackupWords.BACKUP_UNCOPIED.of(), e);
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

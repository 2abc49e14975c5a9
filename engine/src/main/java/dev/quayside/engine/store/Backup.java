package dev.quayside.engine.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Everything an installation keeps, in one zip file: the database and the keys that open its
/// secrets. Whoever has the file can act as this installation, so it is made 0600.
public final class Backup {

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss").withZone(ZoneOffset.UTC);

  private final DataDirectory directory;

  public Backup(DataDirectory directory) {
    this.directory = directory;
  }

  /// Copies everything into `file`, also while an engine runs: the copy is one moment of it.
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
      var work = Files.createTempDirectory(target.resolveSibling("").toAbsolutePath(), ".backup-");
      try {
        Files.move(zip(work), target, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        delete(work);
      }
    } catch (IOException e) {
      throw new StoreException("the backup " + file + " cannot be written: is there room?", e);
    }
  }

  /// Puts a backup in the place of what the directory holds.
  ///
  /// @param now names the folder what was there is kept in
  /// @return that folder; empty when there was nothing
  /// @throws StoreException when an engine runs on the directory, or the file is no whole backup
  ///   this version can read; then nothing has changed
  public Optional<Path> restore(Path file, Instant now) {
    try (var _ = directory.hold()) {
      var work = Files.createTempDirectory(directory.root(), ".restore-");
      try {
        unpack(file, work);
        check(work.resolve(name(directory.database())));
        var aside = putAside(now);
        putInPlace(work);
        return aside;
      } finally {
        delete(work);
      }
    } catch (IOException e) {
      throw new StoreException("the backup " + file + " cannot be restored", e);
    }
  }

  /// The keys first: a database whose secrets no key opens would look whole and not be.
  private void putInPlace(Path work) throws IOException {
    for (Path one : directory.kept().reversed()) {
      var fresh = work.resolve(name(one));
      if (Files.exists(fresh)) {
        Files.move(fresh, one, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private List<Path> existing() {
    return directory.kept().stream().filter(Files::exists).toList();
  }

  private Path zip(Path work) throws IOException {
    var copy = work.resolve(name(directory.database()));
    run(directory.database(), "VACUUM INTO '" + copy.toString().replace("'", "''") + "'");
    var zip = Files.createFile(work.resolve("backup.zip"));
    ownerOnly(zip);
    try (var out = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (Path one : existing()) {
        out.putNextEntry(new ZipEntry(name(one)));
        Files.copy(one.equals(directory.database()) ? copy : one, out);
        out.closeEntry();
      }
    }
    return zip;
  }

  private void unpack(Path file, Path work) throws IOException {
    if (!Files.isReadable(file)) {
      throw new StoreException("there is no file " + file);
    }
    try (var zip = new ZipFile(file.toFile())) {
      if (zip.getEntry(name(directory.database())) == null) {
        throw new StoreException(file + " is no backup of Quayside: it holds no database");
      }
      for (Path one : directory.kept()) {
        var entry = zip.getEntry(name(one));
        if (entry != null) {
          unpack(zip, entry, work.resolve(name(one)));
        }
      }
    } catch (ZipException e) {
      throw new StoreException(file + " is no backup of Quayside, or it is damaged", e);
    }
  }

  private static void unpack(ZipFile zip, ZipEntry entry, Path to) throws IOException {
    try (var in = zip.getInputStream(entry)) {
      Files.copy(in, to);
    }
    ownerOnly(to);
  }

  private static void check(Path database) {
    try (var connection = connect(database);
        var statement = connection.createStatement()) {
      Migrations.requireKnown(connection);
      try (var row = statement.executeQuery("PRAGMA integrity_check(1)")) {
        if (!row.next() || !row.getString(1).equals("ok")) {
          throw new StoreException("the backup is damaged: take another one");
        }
      }
    } catch (SQLException e) {
      throw new StoreException("the backup is damaged: take another one", e);
    }
  }

  /// What is in the write-ahead log goes into the file first, since a log without its database, or
  /// beside another one, is ruin.
  private Optional<Path> putAside(Instant now) throws IOException {
    if (!Files.exists(directory.database())) {
      return Optional.empty();
    }
    var aside = directory.root().resolve("before-restore-" + STAMP.format(now));
    Files.createDirectory(aside);
    run(directory.database(), "PRAGMA wal_checkpoint(TRUNCATE)");
    for (Path one : existing()) {
      Files.copy(one, aside.resolve(name(one)), StandardCopyOption.COPY_ATTRIBUTES);
    }
    for (var log : List.of("-wal", "-shm")) {
      Files.deleteIfExists(Path.of(directory.database() + log));
    }
    return Optional.of(aside);
  }

  private static void run(Path database, String sql) {
    try (var connection = connect(database);
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new StoreException("the database cannot be copied: is the disk full?", e);
    }
  }

  private static Connection connect(Path database) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + database.toAbsolutePath());
  }

  private static void ownerOnly(Path file) throws IOException {
    if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path one : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(one);
      }
    }
  }
}

package dev.quayside.engine.platform.store;

import dev.quayside.engine.platform.secret.KeyFile;
import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.engine.platform.secret.Vault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/// A file that {@link Backup} may have written.
///
/// @param file any file
record BackupFile(Path file) {

  private static final long MEGABYTE = 1024 * 1024;

  /// Unpacks the files that belong to a data directory.
  ///
  /// @throws StoreException when it is not a backup, damaged, or made by a newer version
  void unpack(Path folder, DataDirectory directory) throws IOException {
    if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
      throw new StoreException("there is no file " + file);
    }
    var database = directory.database().getFileName();
    try (var zip = new ZipFile(file.toFile())) {
      if (zip.getEntry(database.toString()) == null) {
        throw noBackup(null);
      }
      requireRoom(zip, folder);
      for (Path one : directory.kept()) {
        var entry = zip.getEntry(one.getFileName().toString());
        if (entry != null) {
          unpack(zip, entry, folder.resolve(one.getFileName()));
        }
      }
    } catch (ZipException e) {
      throw noBackup(e);
    }
    check(folder.resolve(database));
    checkKeys(folder, directory);
  }

  /// Whether it is a zip file with a database in it.
  boolean isOne() {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (var zip = new ZipFile(file.toFile())) {
      return zip.getEntry(DataDirectory.DATABASE) != null;
    } catch (IOException other) {
      return false;
    }
  }

  /// Unpacks and checks it as for a restore, and compares it with the present data.
  ///
  /// @param folder an empty one to work in
  Backup.Contents look(Path folder, DataDirectory directory) throws IOException {
    unpack(folder, directory);
    var database = directory.database().getFileName();
    try (var zip = new ZipFile(file.toFile())) {
      var made = zip.getEntry(database.toString()).getLastModifiedTime().toInstant();
      return new Backup.Contents(made, boughtSince(folder.resolve(database), directory.database()));
    }
  }

  /// @return null when the present data cannot be read, which may be why a backup is restored
  private static @Nullable Integer boughtSince(Path backup, Path present) {
    if (!Files.exists(present)) {
      return 0;
    }
    try {
      long last = number(backup, "SELECT coalesce(max(created_at), 0) FROM shipment");
      return (int) number(present, "SELECT count(*) FROM shipment WHERE created_at > " + last);
    } catch (SQLException unreadable) {
      return null;
    }
  }

  private static long number(Path database, String question) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database.toAbsolutePath());
        var statement = connection.createStatement();
        var row = statement.executeQuery(question)) {
      return row.next() ? row.getLong(1) : 0;
    }
  }

  private static void requireRoom(ZipFile zip, Path folder) {
    long needed = zip.stream().mapToLong(ZipEntry::getSize).sum();
    long free = folder.toFile().getUsableSpace();
    if (free < needed) {
      throw new StoreException(BackupWords.BACKUP_NO_ROOM, needed / MEGABYTE + 1, free / MEGABYTE);
    }
  }

  private void unpack(ZipFile zip, ZipEntry entry, Path to) throws IOException {
    OwnerOnly.create(to);
    try (var in = new CheckedInputStream(zip.getInputStream(entry), new CRC32());
        var out = Files.newOutputStream(to)) {
      in.transferTo(out);
      if (in.getChecksum().getValue() != entry.getCrc()) {
        throw damaged(null);
      }
    }
  }

  private void check(Path database) {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database.toAbsolutePath());
        var statement = connection.createStatement()) {
      if (!Migrations.areTablesOfOurs(connection)) {
        throw noBackup(null);
      }
      try (var row = statement.executeQuery("PRAGMA integrity_check(1)")) {
        if (!row.next() || !row.getString(1).equals("ok")) {
          throw damaged(null);
        }
      }
    } catch (SQLException e) {
      throw damaged(e);
    }
  }

  /// Checks that the backup's key opens the secrets in its database, now and not only at the next
  /// start.
  private void checkKeys(Path folder, DataDirectory directory) throws IOException {
    var tokenKey = folder.resolve(directory.tokenKey().getFileName());
    var vaultKey = folder.resolve(directory.vaultKey().getFileName());
    if (KeyFile.isDamaged(tokenKey, Vault.KEY_BYTES)
        || KeyFile.isDamaged(vaultKey, Vault.KEY_BYTES)) {
      throw damaged(null);
    }
    var mark = vaultMark(folder.resolve(directory.database().getFileName()));
    if (mark == null) {
      return;
    }
    if (!Files.exists(tokenKey) || !Files.exists(vaultKey)) {
      throw damaged(null);
    }
    if (!new Vault(Files.readAllBytes(vaultKey), BackupFile::neverRandom).opens(mark)) {
      throw damaged(null);
    }
  }

  private static long neverRandom() {
    throw new IllegalStateException("a backup is read, nothing is sealed");
  }

  /// @return null when the database has no vault yet
  private @Nullable String vaultMark(Path database) {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database.toAbsolutePath());
        var tables =
            connection.getMetaData().getTables(null, null, "vault_mark", new String[] {"TABLE"})) {
      if (!tables.next()) {
        return null;
      }
      try (var statement = connection.createStatement();
          var row = statement.executeQuery("SELECT sealed FROM vault_mark")) {
        return row.next() ? row.getString(1) : null;
      }
    } catch (SQLException e) {
      throw damaged(e);
    }
  }

  private StoreException noBackup(@Nullable Exception cause) {
    return new StoreException(BackupWords.BACKUP_FOREIGN.of(file), cause);
  }

  private StoreException damaged(@Nullable Exception cause) {
    return new StoreException(BackupWords.BACKUP_DAMAGED.of(file), cause);
  }
}

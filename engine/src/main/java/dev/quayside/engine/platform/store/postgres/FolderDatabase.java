package dev.quayside.engine.platform.store.postgres;

import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.engine.platform.secret.Passphrase;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Upgrade;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The database that belongs to a data folder: the SQLite file in it, or the PostgreSQL it was last
/// opened with, whose address it remembers beside the passphrase's file, so that no command works
/// on an empty file by mistake.
///
/// @param shared null for the file
public record FolderDatabase(DataDirectory directory, @Nullable SharedDatabase shared) {

  /// @param given as the user says now; null for the folder's own
  /// @throws StoreException when what the folder remembers cannot be read
  public static FolderDatabase of(DataDirectory directory, @Nullable SharedDatabase given) {
    return new FolderDatabase(directory, given == null ? remembered(directory) : given);
  }

  /// Opens it; makes or migrates it first when needed.
  ///
  /// @throws StoreException saying why it cannot be used and what to do
  public Database open(Consumer<Upgrade> upgrading) {
    if (shared == null) {
      return Database.open(directory.database(), upgrading);
    }
    return PostgresDatabase.open(shared.address(), upgrading);
  }

  /// Whether other engines may work on it.
  public boolean isShared() {
    return shared != null;
  }

  private static @Nullable SharedDatabase remembered(DataDirectory directory) {
    var file = directory.sharedDatabase();
    try {
      if (!Files.exists(file)) {
        directory.requireNotMoved();
        return null;
      }
      var lines = Files.readAllLines(file);
      var address = PostgresAddress.of(lines.getFirst().strip());
      return new SharedDatabase(address, Passphrase.in(secret(lines)));
    } catch (IOException | NoSuchElementException e) {
      throw new StoreException(file + " names no database: say which with --database", e);
    } catch (IllegalArgumentException e) {
      throw new StoreException(e.getMessage() + " (" + file + ")", e);
    }
  }

  /// The passphrase's file: the one that is named now, else the one it was last in.
  private static Path secret(List<String> lines) {
    var named = System.getenv(Passphrase.VARIABLE);
    if (named != null && !named.isBlank()) {
      return Path.of(named);
    }
    if (lines.size() < 2) {
      throw new IllegalArgumentException("say where the passphrase is, with --secret-file");
    }
    return Path.of(lines.get(1));
  }

  /// Keeps the address and the passphrase's file, for commands that name none. Called once both
  /// have been found right.
  public void remember() {
    if (shared == null) {
      return;
    }
    var file = directory.sharedDatabase();
    try {
      if (!Files.exists(file)) {
        OwnerOnly.create(file);
      }
      Files.writeString(file, shared.address().url() + "\n" + shared.secret().file() + "\n");
    } catch (IOException e) {
      throw new StoreException("the database's address cannot be kept in " + file, e);
    }
  }
}

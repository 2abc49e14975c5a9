package dev.quayside.engine.platform.store.postgres;

import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Upgrade;
import java.io.IOException;
import java.nio.file.Files;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The database that belongs to a data folder: the SQLite file in it, or the PostgreSQL it was last
/// opened with, whose address it remembers, so that no command works on an empty file by mistake.
///
/// @param address null for the file
public record FolderDatabase(DataDirectory directory, @Nullable PostgresAddress address) {

  /// @param given as the user says now; null for the folder's own
  /// @throws StoreException when what the folder remembers cannot be read
  public static FolderDatabase of(DataDirectory directory, @Nullable PostgresAddress given) {
    return new FolderDatabase(directory, given == null ? remembered(directory) : given);
  }

  /// Opens it; makes or migrates it first when needed.
  ///
  /// @throws StoreException saying why it cannot be used and what to do
  public Database open(Consumer<Upgrade> upgrading) {
    if (address == null) {
      return Database.open(directory.database(), upgrading);
    }
    var opened = PostgresDatabase.open(address, upgrading);
    remember(address);
    return opened;
  }

  /// Whether other engines may work on it.
  public boolean isShared() {
    return address != null;
  }

  private static @Nullable PostgresAddress remembered(DataDirectory directory) {
    try {
      return Files.exists(directory.sharedDatabase())
          ? PostgresAddress.of(Files.readString(directory.sharedDatabase()).strip())
          : null;
    } catch (IOException | IllegalArgumentException e) {
      throw new StoreException(
          directory.sharedDatabase() + " names no database: say which with --database", e);
    }
  }

  private void remember(PostgresAddress address) {
    var file = directory.sharedDatabase();
    try {
      if (!Files.exists(file)) {
        OwnerOnly.create(file);
      }
      Files.writeString(file, address.url() + "\n");
    } catch (IOException e) {
      throw new StoreException("the database's address cannot be kept in " + file, e);
    }
  }
}

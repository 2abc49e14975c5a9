package dev.quayside.engine.platform.move;

import dev.quayside.engine.platform.lease.EngineName;
import dev.quayside.engine.platform.setting.InstallationKeys;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Upgrade;
import dev.quayside.engine.platform.store.move.MoveToFile;
import dev.quayside.engine.platform.store.move.MoveToPostgres;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import dev.quayside.engine.platform.store.postgres.SharedDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// Moves all data of an installation from its file into a PostgreSQL, and back.
public final class DatabaseMoves {

  private DatabaseMoves() {}

  /// Moves the file of a data folder, on which no engine may run, into an empty database. The
  /// installation's keys go along, sealed under the passphrase. The folder is marked then and keeps
  /// its file.
  ///
  /// @param random cryptographically secure
  /// @param upgrading told of each step while the data of an earlier version is brought to this one
  /// @return rows moved and compared
  /// @throws StoreException saying why it was not moved and what to do
  public static long toPostgres(
      Path data, SharedDatabase to, RandomGenerator random, Consumer<Upgrade> upgrading) {
    var directory = DataDirectory.at(data);
    try (var _ = directory.hold()) {
      if (!Files.exists(directory.database())) {
        throw new StoreException("there is nothing to move in " + data);
      }
      directory.requireMovedNowhereBut(to.address().url());
      var file = new FolderDatabase(directory, null);
      InstallationKeys keys;
      try (var database = Database.open(directory.database(), upgrading)) {
        keys = InstallationKeys.of(file, database, random);
      }
      return MoveToPostgres.run(
          directory,
          EngineName.in(directory.engineName(), random),
          to.address(),
          tx -> keys.seal(tx, to.secret(), random));
    }
  }

  /// Moves a database, on which no engine may run, into an empty data folder. The database is
  /// marked then and keeps its rows.
  ///
  /// @return rows moved and compared
  /// @throws StoreException saying why it was not moved and what to do
  public static long toFile(SharedDatabase from, Path data) {
    var directory = DataDirectory.at(data);
    try (var _ = directory.hold()) {
      if (Files.exists(directory.database()) || Files.exists(directory.sharedDatabase())) {
        throw new StoreException(data + " is not empty: name a folder that is");
      }
      return MoveToFile.run(
          from.address(),
          directory,
          tx -> InstallationKeys.in(tx, from.secret()).writeTo(directory));
    }
  }
}

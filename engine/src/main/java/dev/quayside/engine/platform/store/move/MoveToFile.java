package dev.quayside.engine.platform.store.move;

import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresMove;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Jdbi;

/// Copies a PostgreSQL into an empty data folder. The file gets its name once everything is in it
/// and the database is marked: a kill at any moment leaves one of the two that can be worked on, or
/// a whole copy that the same command puts in its place.
public final class MoveToFile {

  private static final String TRIGGERS = " FROM sqlite_schema WHERE type = 'trigger' ORDER BY name";

  private MoveToFile() {}

  /// @param directory held by the caller, without a database
  /// @param keys writes the installation's keys into the folder
  /// @return rows moved
  /// @throws StoreException when an engine works on the database, or it cannot be used
  public static long run(PostgresAddress address, DataDirectory directory, Consumer<Tx> keys) {
    var made = directory.root().resolve("quayside.db.moving");
    var note = directory.wholeCopy();
    try {
      var whole = Files.exists(note) ? Files.readString(note) : "";
      if (!whole.isEmpty() && Files.exists(made) && PostgresMove.isLeft(address, whole)) {
        put(made, note, directory);
        return Long.parseLong(whole.substring(0, whole.indexOf(' ')));
      }
    } catch (IOException e) {
      throw new StoreException("the data was not moved into " + directory.root(), e);
    }
    try (var source = PostgresMove.outOf(address)) {
      Files.deleteIfExists(note);
      clear(made);
      Database.open(made).close();
      long rows = copied(source.connection(), made);
      keys.accept(new Tx(Jdbi.create(source.connection()).open()));
      force(made);
      var whole = rows + " rows of " + Files.getLastModifiedTime(made) + " in " + made;
      Files.writeString(note, whole, StandardOpenOption.CREATE, StandardOpenOption.DSYNC);
      source.leave(whole);
      put(made, note, directory);
      return rows;
    } catch (SQLException e) {
      throw new StoreException("the data was not moved: " + MoveToPostgres.words(e), e);
    } catch (IOException e) {
      throw new StoreException("the data was not moved into " + directory.root(), e);
    }
  }

  private static void put(Path made, Path note, DataDirectory directory) throws IOException {
    Files.move(made, directory.database(), StandardCopyOption.ATOMIC_MOVE);
    Files.delete(note);
  }

  private static void force(Path file) throws IOException {
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /// What an interrupted move has left.
  private static void clear(Path made) throws IOException {
    for (var beside : List.of("", "-wal", "-shm", "-journal")) {
      Files.deleteIfExists(Path.of(made + beside));
    }
  }

  private static long copied(Connection source, Path made) throws SQLException {
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + made)) {
      file.setAutoCommit(false);
      // counters come with their rows
      var triggers = TableShape.texts(file, "SELECT sql" + TRIGGERS);
      for (var name : TableShape.texts(file, "SELECT name" + TRIGGERS)) {
        execute(file, "DROP TRIGGER \"" + name + "\"");
      }
      var copy = new RowCopy(source, file);
      long rows = 0;
      for (var table : TableShape.all(file)) {
        execute(file, "DELETE FROM \"" + table.name() + "\"");
        rows += copy.copy(table, table).rows();
      }
      for (var trigger : triggers) {
        execute(file, trigger);
      }
      file.commit();
      return rows;
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}

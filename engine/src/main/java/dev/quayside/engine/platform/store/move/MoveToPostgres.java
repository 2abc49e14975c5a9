package dev.quayside.engine.platform.store.move;

import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresMove;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.function.Consumer;
import org.jdbi.v3.core.Jdbi;

/// Copies the file of a data folder into an empty PostgreSQL.
///
/// Each table is one transaction, which also notes what it holds: after a kill the same move goes
/// on with the next one, and copies anew only what was changed in the folder since. A mark that is
/// made before and taken away last keeps engines from starting on the database meanwhile. The
/// folder is marked in between: a kill at any moment leaves exactly one of the two that can be
/// worked on.
public final class MoveToPostgres {

  private MoveToPostgres() {}

  /// @param directory held by the caller, with a file of this version
  /// @param name of the folder, by which the database knows whose move was interrupted
  /// @param keys writes the installation's keys into the database
  /// @return rows moved
  /// @throws StoreException when the database is not empty, or cannot be used
  public static long run(
      DataDirectory directory, String name, PostgresAddress address, Consumer<Tx> keys) {
    if (directory.isMovedTo(address.url()) && PostgresMove.isWorkedOn(address)) {
      // the answer to the last commit was lost, or the same was asked again
      directory.requireNotMoved();
    }
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + directory.database());
        var target = PostgresMove.into(address, name)) {
      var tables = TableShape.all(file);
      var names = new ArrayList<String>();
      for (var table : tables) {
        names.add(target.holding(table.name()));
      }
      target.prepare(names);
      var copy = new RowCopy(file, target.connection());
      long rows = 0;
      for (int i = 0; i < names.size(); i++) {
        rows += moved(target, copy, tables.get(i), tables.get(i).named(names.get(i)));
      }
      keys.accept(new Tx(Jdbi.create(target.connection()).open()));
      target.fill(names);
      directory.moved(address.url());
      target.end();
      return rows;
    } catch (SQLException e) {
      throw new StoreException("the data was not moved: " + words(e), e);
    }
  }

  private static long moved(PostgresMove target, RowCopy copy, TableShape table, TableShape into)
      throws SQLException {
    var before = target.arrived(into.name());
    if (before.isPresent()) {
      var now = copy.sum(table);
      if (before.get().equals(now.text())) {
        return now.rows();
      }
    }
    target.empty(into.name());
    var sent = copy.copy(table, into);
    target.note(into.name(), sent.text());
    return sent.rows();
  }

  /// The first line of what the database said; it holds no password.
  static String words(SQLException e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }
}

package dev.quayside.engine.platform.store.postgres;

import dev.quayside.engine.platform.store.StoreException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A PostgreSQL from which or into which all data is moved. It holds the lock of all writers, so
/// that no engine changes anything meanwhile and no second move begins.
public final class PostgresMove implements AutoCloseable {

  private static final String MARK = PostgresSchema.UNFINISHED;

  /// What tables hold whose rows have all arrived.
  private static final String ARRIVED = "quayside_move_arrived";

  /// How references between tables are made again that were taken off for the time of the move.
  private static final String REFERENCES = "quayside_move_references";

  private static final String FOREIGN_KEYS =
      " FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace";

  private final Connection connection;

  private PostgresMove(Connection connection) {
    this.connection = connection;
  }

  /// Makes the tables in an empty database and marks it, or takes up a move that was interrupted.
  ///
  /// @param name of what is moved
  /// @throws StoreException when it is not empty, or cannot be used
  public static PostgresMove into(PostgresAddress address, String name) {
    return open(
        address,
        connection -> {
          var fault = PostgresSchema.fault(connection);
          if (fault.filter(each -> each == PostgresFault.UNFINISHED).isPresent()) {
            requireSame(connection, name);
            return;
          }
          refuse(connection, address);
          if (!isEmpty(connection)) {
            throw new StoreException(
                "the database "
                    + address.name()
                    + " is not empty: make a new one, such as CREATE DATABASE quayside");
          }
          connection.setAutoCommit(false);
          execute(connection, "CREATE TABLE " + MARK + " (name text NOT NULL)");
          try (var insert = connection.prepareStatement("INSERT INTO " + MARK + " VALUES (?)")) {
            insert.setString(1, name);
            insert.executeUpdate();
          }
          PostgresSchema.makeNew(connection);
        });
  }

  /// Whether a database has the tables of this version, and engines may start on it.
  public static boolean isWorkedOn(PostgresAddress address) {
    try (var connection = DriverManager.getConnection(address.url(), address.properties())) {
      return PostgresSchema.fault(connection).isEmpty() && PostgresSchema.isCurrent(connection);
    } catch (SQLException e) {
      throw PostgresDatabase.failure(e, address);
    }
  }

  /// Reads a database on which no engine runs.
  ///
  /// @throws StoreException when one does, or it cannot be used
  public static PostgresMove outOf(PostgresAddress address) {
    return open(
        address,
        connection -> {
          refuse(connection, address);
          if (!PostgresSchema.isCurrent(connection)) {
            throw new StoreException(
                "the tables of "
                    + address.name()
                    + " are of another version: start this Quayside on it once, then move");
          }
          if (PostgresSchema.is(
              connection,
              "SELECT count(*) > 0 FROM pg_stat_activity WHERE datname = current_database()"
                  + " AND application_name = 'quayside' AND pid <> pg_backend_pid()")) {
            throw new StoreException(
                "Quayside is running on " + address.name() + ": close it on every computer first");
          }
        });
  }

  @FunctionalInterface
  private interface Check {
    void of(Connection connection) throws SQLException;
  }

  private static PostgresMove open(PostgresAddress address, Check check) {
    try {
      var connection = DriverManager.getConnection(address.url(), address.properties());
      try {
        if (!PostgresSchema.is(
            connection, "SELECT pg_try_advisory_lock(" + PostgresDialect.WRITERS + ")")) {
          throw new StoreException(
              "Quayside or another move is at work on " + address.name() + ": end it first");
        }
        check.of(connection);
        connection.setAutoCommit(false);
        return new PostgresMove(connection);
      } catch (SQLException | RuntimeException e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      throw PostgresDatabase.failure(e, address);
    }
  }

  private static void refuse(Connection connection, PostgresAddress address) throws SQLException {
    var fault = PostgresSchema.fault(connection);
    if (fault.isPresent()) {
      var server = connection.getMetaData().getDatabaseProductVersion();
      throw new StoreException(fault.get().said(address, server), null);
    }
  }

  private static void requireSame(Connection connection, String name) throws SQLException {
    try (var same = connection.prepareStatement("SELECT 1 FROM " + MARK + " WHERE name = ?")) {
      same.setString(1, name);
      try (var rows = same.executeQuery()) {
        if (!rows.next() || !PostgresSchema.isCurrent(connection)) {
          throw new StoreException(
              "another move into this database was begun: make a new database for this one");
        }
      }
    }
  }

  private static boolean isEmpty(Connection connection) throws SQLException {
    return PostgresSchema.is(
        connection,
        "SELECT count(*) = 0 FROM information_schema.tables WHERE table_schema = current_schema()");
  }

  /// Within a transaction.
  public Connection connection() {
    return connection;
  }

  /// The table that holds what is read under a name: a counter is a view over its sums and what was
  /// added to them.
  public String holding(String name) throws SQLException {
    boolean isView =
        PostgresSchema.is(
            connection,
            "SELECT count(*) > 0 FROM information_schema.views"
                + " WHERE table_schema = current_schema() AND table_name = '"
                + name
                + "'");
    return isView ? name + "_sum" : name;
  }

  /// Lets tables take rows as they come, in any order: references are taken off and checked at the
  /// end, and counters come with their rows. Only the place of an event is given anew, in the order
  /// in which events come. Unless an earlier attempt has begun, all are emptied.
  public void prepare(List<String> tables) throws SQLException {
    boolean isBegun =
        PostgresSchema.is(connection, "SELECT to_regclass('" + ARRIVED + "') IS NOT NULL");
    execute(connection, "CREATE TABLE IF NOT EXISTS " + ARRIVED + " (name text, sum text)");
    execute(connection, "CREATE TABLE IF NOT EXISTS " + REFERENCES + " (again text)");
    execute(
        connection,
        "INSERT INTO "
            + REFERENCES
            + " SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,"
            + " pg_get_constraintdef(oid))"
            + FOREIGN_KEYS);
    for (var drop :
        texts(
            "SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname)"
                + FOREIGN_KEYS)) {
      execute(connection, drop);
    }
    if (!isBegun) {
      execute(
          connection,
          "TRUNCATE "
              + tables.stream().map(PostgresMove::quoted).collect(Collectors.joining(", ")));
    }
    for (var table : tables) {
      execute(connection, "ALTER TABLE " + quoted(table) + " DISABLE TRIGGER USER");
    }
    execute(connection, "ALTER TABLE event ENABLE TRIGGER event_placed");
    connection.commit();
  }

  /// What an earlier attempt has noted of a table.
  public Optional<String> arrived(String table) throws SQLException {
    return texts("SELECT sum FROM " + ARRIVED + " WHERE name = '" + table + "'").stream()
        .findFirst();
  }

  /// Takes out what a table holds.
  public void empty(String table) throws SQLException {
    execute(connection, "TRUNCATE " + quoted(table));
    execute(connection, "DELETE FROM " + ARRIVED + " WHERE name = '" + table + "'");
  }

  /// Keeps the rows of a table, and what is to be known of them.
  public void note(String table, String sum) throws SQLException {
    execute(connection, "INSERT INTO " + ARRIVED + " VALUES ('" + table + "', '" + sum + "')");
    connection.commit();
  }

  /// Ends a copy: references are checked, and the tables work as usual from now on, behind the
  /// mark.
  public void fill(List<String> tables) throws SQLException {
    for (var again : texts("SELECT again FROM " + REFERENCES)) {
      execute(connection, again);
    }
    execute(connection, "DROP TABLE " + REFERENCES);
    for (var table : tables) {
      execute(connection, "ALTER TABLE " + quoted(table) + " ENABLE TRIGGER USER");
    }
    countOn();
    connection.commit();
  }

  private List<String> texts(String sql) throws SQLException {
    var texts = new ArrayList<String>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        texts.add(rows.getString(1));
      }
    }
    return texts;
  }

  /// Numbers that the database gives go on after those that came.
  private void countOn() throws SQLException {
    try (var statement = connection.createStatement();
        var columns =
            statement.executeQuery(
                "SELECT table_name, column_name FROM information_schema.columns"
                    + " WHERE table_schema = current_schema() AND identity_generation = 'BY DEFAULT'")) {
      while (columns.next()) {
        var table = columns.getString(1);
        var column = columns.getString(2);
        execute(
            connection,
            "SELECT setval(pg_get_serial_sequence('\"%s\"', '%s'), (SELECT coalesce(max(%s), 0) + 1 FROM %s), false)"
                .formatted(table, column, quoted(column), quoted(table)));
      }
    }
  }

  /// Takes the mark away: engines may start.
  public void end() throws SQLException {
    execute(connection, "DROP TABLE " + MARK + ", " + ARRIVED);
    connection.commit();
  }

  /// Keeps engines from a database whose data is elsewhere now.
  ///
  /// @param copy names the copy that is worked on from now on
  public void leave(String copy) throws SQLException {
    execute(
        connection,
        "CREATE TABLE " + PostgresSchema.MOVED + " (at timestamptz DEFAULT now(), copy text)");
    try (var insert =
        connection.prepareStatement("INSERT INTO " + PostgresSchema.MOVED + " (copy) VALUES (?)")) {
      insert.setString(1, copy);
      insert.executeUpdate();
    }
    connection.commit();
  }

  /// Whether a database was left for that copy.
  public static boolean isLeft(PostgresAddress address, String copy) {
    try (var connection = DriverManager.getConnection(address.url(), address.properties());
        var same =
            connection.prepareStatement(
                "SELECT 1 FROM " + PostgresSchema.MOVED + " WHERE copy = ?")) {
      same.setString(1, copy);
      try (var rows = same.executeQuery()) {
        return rows.next();
      }
    } catch (SQLException notLeft) {
      return false;
    }
  }

  private static String quoted(String name) {
    return "\"" + name + "\"";
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}

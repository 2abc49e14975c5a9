package dev.quayside.engine.source.database;

import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableSettings;
import dev.quayside.engine.source.kind.TableTrial;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The statements of one source, run with their parameters.
///
/// @param name of the source, for messages
/// @param zone of the workspace
record TableQueries(
    String name,
    Server server,
    TableSettings settings,
    Connections connections,
    Supplier<ZoneId> zone,
    InstantSource clock) {

  private static final int MOST_ROWS = 50_000;
  private static final int MOST_OF_KEY = 1_000;
  private static final int TRIES = 4;

  /// A number as a column of whole numbers has it.
  private static final Pattern WHOLE = Pattern.compile("-?(?:0|[1-9]\\d{0,17})");

  /// MariaDB and MySQL compare a text with a number by what it begins with, and warn.
  private static final int TRUNCATED = 1292;

  private static final String WITHOUT_TRANSACTIONS =
      "select table_name from information_schema.tables where table_schema = database()"
          + " and engine in (select engine from information_schema.engines where transactions = 'NO')";

  private static final Set<String> CALLS = Set.of("call", "exec", "execute");

  /// @param instant by the server's clock
  record About(String title, Instant instant) {}

  /// @param at by the server's clock, when it was begun
  record Listed(TableRows rows, Instant at) {}

  About about(Duration limit) {
    return connections.read(
        limit,
        (connection, left) ->
            left.on(
                connection,
                () -> {
                  var about = connection.getMetaData();
                  return new About(
                      about.getDatabaseProductName()
                          + " "
                          + version(about.getDatabaseProductVersion()),
                      ServerTime.at(connection, server, clock.instant()).instant());
                }));
  }

  private static String version(String text) {
    return text.lines().findFirst().orElse("").split(" ")[0];
  }

  /// The rows of a key; none where no row can have it.
  TableRows byKey(String key, Duration limit) {
    var sql = sql(TableQuery.BY_KEY);
    return connections.read(
        limit,
        (connection, left) -> {
          var rows = keyed(connection, left, sql, key);
          boolean maybeNumber = server.isFile() && rows.rows().isEmpty();
          return maybeNumber && WHOLE.matcher(key).matches()
              ? keyed(connection, left, sql, Long.valueOf(key))
              : rows;
        });
  }

  private TableRows keyed(Connection connection, Watch.Limit limit, SqlText sql, Object key)
      throws SQLException {
    try {
      return rows(connection, limit, sql, false, _ -> key, MOST_OF_KEY);
    } catch (SQLException e) {
      if (SqlFaults.isUntyped(e)) {
        connection.rollback();
        return rows(connection, limit, sql, true, _ -> key, MOST_OF_KEY);
      }
      if (SqlFaults.isNotOfType(e)) {
        return TableRows.NONE;
      }
      throw e;
    }
  }

  Listed list(Instant since) {
    var sql = sql(TableQuery.LIST);
    return connections.readInTurn(
        TableShop.STATEMENT,
        (connection, left) -> {
          var now = left.on(connection, () -> ServerTime.at(connection, server, clock.instant()));
          var binding = new Binding(server, now.earliest(zone.get()), false);
          var rows = rows(connection, left, sql, binding, _ -> since, MOST_ROWS + 1);
          if (rows.rows().size() > MOST_ROWS) {
            throw ShopException.of(
                ShopException.Kind.REFUSED, DatabaseWords.TOO_MANY.of(name, MOST_ROWS));
          }
          return new Listed(rows, now.instant());
        });
  }

  /// Whether a read finds a row.
  boolean finds(TableQuery query, Function<String, @Nullable Object> values) {
    var sql = sql(query);
    return connections.readInTurn(
        TableShop.STATEMENT,
        (connection, left) -> !rows(connection, left, sql, false, values, 1).rows().isEmpty());
  }

  /// Writes, and commits where it touched what it may.
  ///
  /// @param most rows that it may touch
  /// @return rows that it touched
  /// @throws ShopException `REFUSED` when it would touch more
  int write(TableQuery query, Function<String, @Nullable Object> values, int most) {
    var sql = sql(query);
    return connections.writeInTurn(
        TableShop.STATEMENT,
        (connection, left) -> {
          int touched = touched(connection, left, sql, values);
          if (touched > most) {
            connection.rollback();
            throw ShopException.of(
                ShopException.Kind.REFUSED, DatabaseWords.SEVERAL_ROWS.of(name, touched));
          }
          return touched;
        });
  }

  /// Runs a write and undoes it.
  ///
  /// @return rows that it touched
  /// @throws ShopException `REFUSED`, before anything is written, where it could not be undone
  int tried(TableQuery query, Function<String, @Nullable Object> values) {
    var sql = sql(query);
    return connections.undone(
        TableShop.STATEMENT,
        (connection, left) -> {
          if (server == Server.MARIADB) {
            left.take(connection, () -> requireTransactions(connection, sql));
          }
          return touched(connection, left, sql, values);
        });
  }

  /// MariaDB and MySQL have tables that keep what is undone.
  private void requireTransactions(Connection connection, SqlText sql) throws SQLException {
    var text = sql.sql().toLowerCase(Locale.ROOT);
    try (var statement = connection.createStatement();
        var tables = statement.executeQuery(WITHOUT_TRANSACTIONS)) {
      while (tables.next()) {
        var table = tables.getString(1);
        if (text.contains(table.toLowerCase(Locale.ROOT))) {
          throw ShopException.of(ShopException.Kind.REFUSED, DatabaseWords.NOT_UNDONE.of(table));
        }
      }
    }
  }

  /// Tables and views with their columns.
  List<TableTrial.Table> tables() {
    return connections.read(
        TableShop.STATEMENT,
        (connection, left) -> left.on(connection, () -> TableCatalog.of(connection, server)));
  }

  /// The names of a statement's parameters.
  List<String> parameters(TableQuery query) {
    return sql(query).parameters().stream().distinct().toList();
  }

  /// Whether a statement calls a procedure, which may commit by itself.
  boolean calls(TableQuery query) {
    return CALLS.contains(sql(query).words().getFirst().text());
  }

  /// A deadlock there is undone there, and tried again at once.
  private int touched(
      Connection connection,
      Watch.Limit limit,
      SqlText sql,
      Function<String, @Nullable Object> values)
      throws SQLException {
    for (int tries = 1; ; tries++) {
      try (var statement =
          new Binding(server, zone.get(), false).prepared(connection, sql, values)) {
        return limit.on(statement, () -> executed(statement));
      } catch (SQLException e) {
        if (tries == TRIES || !SqlFaults.isDeadlock(e) || limit.isOver()) {
          throw e;
        }
        connection.rollback();
      }
    }
  }

  /// A procedure tells no number of rows: it is taken at its word.
  private static int executed(PreparedStatement statement) throws SQLException {
    boolean hasRows = statement.execute();
    int count = hasRows ? 1 : statement.getUpdateCount();
    return count < 0 ? 1 : count;
  }

  private TableRows rows(
      Connection connection,
      Watch.Limit limit,
      SqlText sql,
      boolean asText,
      Function<String, @Nullable Object> values,
      int most)
      throws SQLException {
    return rows(connection, limit, sql, new Binding(server, zone.get(), asText), values, most);
  }

  private TableRows rows(
      Connection connection,
      Watch.Limit limit,
      SqlText sql,
      Binding binding,
      Function<String, @Nullable Object> values,
      int most)
      throws SQLException {
    try (var statement = binding.prepared(connection, sql, values)) {
      statement.setMaxRows(most);
      return limit.on(
          statement,
          () -> {
            try (var result = statement.executeQuery()) {
              var rows = TableRows.of(result, server, zone.get());
              return isByBeginning(statement) ? TableRows.NONE : rows;
            }
          });
    }
  }

  private boolean isByBeginning(PreparedStatement statement) throws SQLException {
    if (server != Server.MARIADB) {
      return false;
    }
    for (SQLWarning each = statement.getWarnings(); each != null; each = each.getNextWarning()) {
      if (each.getErrorCode() == TRUNCATED) {
        return true;
      }
    }
    return false;
  }

  private SqlText sql(TableQuery query) {
    return SqlText.of(Objects.requireNonNull(settings.query(query)), server);
  }

  void close() {
    connections.close();
  }
}

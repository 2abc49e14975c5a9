package dev.quayside.engine.platform.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jdbi.v3.core.statement.DefaultStatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;

/// Keeps the recently used statements of one connection, since SQLite takes longer to prepare most
/// of ours than to run them. Not thread-safe.
final class PreparedOnce extends DefaultStatementBuilder {

  private static final int MOST_KEPT = 200;

  private final LinkedHashMap<String, PreparedStatement> idle =
      new LinkedHashMap<>(MOST_KEPT, 0.75f, true);
  private final Map<Statement, String> lent = new IdentityHashMap<>();
  private final Map<String, PreparedStatement> steps = new HashMap<>();

  /// Begins or ends a transaction.
  void step(Connection connection, String sql) throws SQLException {
    var statement = ofSteps(connection, sql);
    try {
      statement.execute();
    } catch (SQLException e) {
      drop(sql, statement);
      throw e;
    }
  }

  /// Begins a transaction with several statements.
  ///
  /// @return what the last of them says
  String said(Connection connection, String sql) throws SQLException {
    var statement = ofSteps(connection, sql);
    try {
      var last = "";
      boolean rows = statement.execute();
      while (rows || statement.getUpdateCount() >= 0) {
        if (rows) {
          last = value(statement.getResultSet(), last);
        }
        rows = statement.getMoreResults();
      }
      return last;
    } catch (SQLException e) {
      drop(sql, statement);
      throw e;
    }
  }

  private static String value(ResultSet rows, String otherwise) throws SQLException {
    var value = rows.next() ? rows.getString(1) : null;
    return value == null ? otherwise : value;
  }

  /// Whether a query with one parameter finds a row.
  boolean finds(Connection connection, String sql, String value) throws SQLException {
    var statement = ofSteps(connection, sql);
    statement.setString(1, value);
    try (var rows = statement.executeQuery()) {
      return rows.next();
    } catch (SQLException e) {
      drop(sql, statement);
      throw e;
    }
  }

  /// Forgets a failed statement, which the driver has closed.
  private void drop(String sql, PreparedStatement failed) throws SQLException {
    steps.remove(sql);
    failed.close();
  }

  private PreparedStatement ofSteps(Connection connection, String sql) throws SQLException {
    var statement = steps.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      steps.put(sql, statement);
    }
    return statement;
  }

  @Override
  public PreparedStatement create(Connection connection, String sql, StatementContext context)
      throws SQLException {
    var kept = idle.remove(sql);
    var statement = kept == null ? super.create(connection, sql, context) : kept;
    lent.put(statement, sql);
    return statement;
  }

  /// Returns a statement. One that runs inside itself found none idle and got a second, so two may
  /// be returned.
  @Override
  public void close(Connection connection, String sql, Statement statement) throws SQLException {
    var prepared = lent.remove(statement);
    if (prepared == null || statement.isClosed()) {
      super.close(connection, sql, statement);
      return;
    }
    var ready = (PreparedStatement) statement;
    ready.clearParameters();
    var other = idle.put(prepared, ready);
    if (other != null) {
      other.close();
    }
    if (idle.size() > MOST_KEPT) {
      var eldest = idle.pollFirstEntry();
      eldest.getValue().close();
    }
  }
}

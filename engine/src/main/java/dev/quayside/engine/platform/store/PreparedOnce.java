package dev.quayside.engine.platform.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
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
public class PreparedOnce extends DefaultStatementBuilder {

  private static final int MOST_KEPT = 200;

  private final LinkedHashMap<String, PreparedStatement> idle =
      new LinkedHashMap<>(MOST_KEPT, 0.75f, true);
  private final Map<Statement, String> lent = new IdentityHashMap<>();
  private final Map<String, PreparedStatement> steps = new HashMap<>();

  /// Runs statements whose outcome is not waited for.
  public void later(Runnable statements) {
    statements.run();
  }

  /// Begins or ends a transaction.
  public void step(Connection connection, String sql) throws SQLException {
    var statement = ofSteps(connection, sql);
    try {
      statement.execute();
    } catch (SQLException e) {
      drop(sql, statement);
      throw e;
    }
  }

  /// The name by which the database remembers the transaction begun last; empty where it gives
  /// none.
  public String transaction() {
    return "";
  }

  /// Whether a query with one parameter finds a row.
  final boolean finds(Connection connection, String sql, String value) throws SQLException {
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

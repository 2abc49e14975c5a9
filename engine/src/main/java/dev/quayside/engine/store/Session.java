package dev.quayside.engine.store;

import java.sql.Connection;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Handles;
import org.jdbi.v3.core.Jdbi;

/// One connection to the file with its prepared statements. It begins and ends its transactions
/// itself. For one thread at a time.
final class Session implements AutoCloseable {

  private final Connection connection;
  private final PreparedOnce statements;
  private final Handle handle;

  private Session(Connection connection) throws SQLException {
    this.connection = connection;
    this.statements = new PreparedOnce();
    this.handle = Jdbi.create(connection).open().setStatementBuilder(statements);
    handle.getConfig(Handles.class).setForceEndTransactions(false);
    // told to commit by itself, the driver tries a BEGIN and a COMMIT of its own after every update
    connection.setAutoCommit(false);
    end("COMMIT");
  }

  /// Closes `connection` when it cannot be used.
  static Session of(Connection connection) throws SQLException {
    try {
      return new Session(connection);
    } catch (SQLException | RuntimeException e) {
      connection.close();
      throw e;
    }
  }

  Handle handle() {
    return handle;
  }

  /// Runs a statement that begins or ends a transaction or a savepoint.
  ///
  /// @throws StoreException when SQLite refuses
  void step(String sql) {
    try {
      statements.step(connection, sql);
    } catch (SQLException e) {
      throw new StoreException(sql + " failed", e);
    }
  }

  /// Whether a query of one parameter finds anything, outside of any transaction.
  boolean finds(String sql, String value) {
    try {
      return statements.finds(connection, sql, value);
    } catch (SQLException e) {
      throw new StoreException("a question failed", e);
    }
  }

  /// As {@link #step}, where there may be nothing left to end.
  void end(String sql) {
    try {
      statements.step(connection, sql);
    } catch (SQLException nothingOpen) {
      // SQLite has ended it itself, or it never began
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new StoreException("the database did not close", e);
    }
  }
}

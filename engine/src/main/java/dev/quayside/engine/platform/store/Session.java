package dev.quayside.engine.platform.store;

import dev.quayside.engine.platform.PlatformWords;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Handles;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.ColonPrefixSqlParser;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One connection to the file with its prepared statements. It begins and ends its own
/// transactions. Not thread-safe.
///
/// A failure of the store may leave a connection unusable: the driver closes statements that
/// failed, and a transaction may neither commit nor roll back. {@link #discard} drops it, and the
/// next use opens another.
final class Session implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Session.class);

  /// Shared by all connections, so that each statement is parsed only once.
  private static final SqlParser SQL = new ColonPrefixSqlParser();

  /// Makes a connection, ready for use.
  @FunctionalInterface
  interface Opening {
    Connection open() throws SQLException;
  }

  private record Open(Connection connection, PreparedOnce statements, Handle handle) {

    static Open of(Connection connection) throws SQLException {
      var statements = new PreparedOnce();
      var handle = Jdbi.create(connection).open().setStatementBuilder(statements);
      handle.getConfig(Handles.class).setForceEndTransactions(false);
      handle.getConfig(SqlStatements.class).setSqlParser(SQL);
      // with auto-commit on, the driver tries a BEGIN and a COMMIT of its own after each update
      connection.setAutoCommit(false);
      var open = new Open(connection, statements, handle);
      open.end("COMMIT");
      return open;
    }

    void end(String sql) {
      try {
        statements.step(connection, sql);
      } catch (SQLException nothingOpen) {
        // SQLite has ended it already, or it never began
      }
    }
  }

  private final Path file;
  private final Opening opening;
  private @Nullable Open open;

  /// @param opening called at the first use, and at the first after each {@link #discard}
  Session(Path file, Opening opening) {
    this.file = file;
    this.opening = opening;
  }

  /// @throws StoreException when no connection can be opened
  Handle handle() {
    try {
      return current().handle();
    } catch (SQLException e) {
      throw failure(e);
    }
  }

  /// Runs a statement that begins or ends a transaction or a savepoint.
  ///
  /// @throws StoreException when SQLite refuses
  void step(String sql) {
    try {
      var now = current();
      now.statements().step(now.connection(), sql);
    } catch (SQLException e) {
      throw failure(e);
    }
  }

  /// Whether a query with one parameter finds a row, outside any transaction.
  boolean finds(String sql, String value) {
    try {
      var now = current();
      return now.statements().finds(now.connection(), sql, value);
    } catch (SQLException e) {
      throw failure(e);
    }
  }

  /// Ends a transaction or savepoint that may have ended already.
  void end(String sql) {
    if (open != null) {
      open.end(sql);
    }
  }

  /// Whether `failure` is the store's and not a statement's.
  boolean isBroken(Throwable failure) {
    return failure instanceof StoreException || StoreFault.of(failure, file).isPresent();
  }

  /// `failure` as an exception whose message says what to do.
  StoreException failure(Throwable failure) {
    return failure instanceof StoreException known
        ? new StoreException(known)
        : StoreFault.of(failure, file)
            .map(fault -> new StoreException(fault.of(), failure))
            .orElseGet(() -> new StoreException(PlatformWords.STORE_FAILED.of(), failure));
  }

  /// Drops the connection with its open transaction and statements.
  void discard() {
    try {
      close();
    } catch (StoreException e) {
      LOG.warn("a connection to the database did not close", e);
    }
  }

  @Override
  public void close() {
    var last = open;
    open = null;
    if (last != null) {
      try {
        last.connection().close();
      } catch (SQLException e) {
        throw new StoreException("the database did not close", e);
      }
    }
  }

  private Open current() throws SQLException {
    var now = open;
    if (now == null) {
      now = fresh();
      open = now;
    }
    return now;
  }

  private Open fresh() throws SQLException {
    var connection = opening.open();
    try {
      return Open.of(connection);
    } catch (SQLException | RuntimeException e) {
      connection.close();
      throw e;
    }
  }
}

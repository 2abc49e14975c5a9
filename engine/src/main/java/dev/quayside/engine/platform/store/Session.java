package dev.quayside.engine.platform.store;

import dev.quayside.engine.base.text.StorableText;
import dev.quayside.engine.platform.PlatformWords;
import dev.quayside.printing.message.Message;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Handles;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.argument.AbstractArgumentFactory;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.argument.Arguments;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.config.Configurable;
import org.jdbi.v3.core.statement.ColonPrefixSqlParser;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One connection to the database with its prepared statements. It begins and ends its own
/// transactions. Not thread-safe.
///
/// A failure of the store may leave a connection unusable: the driver closes statements that
/// failed, and a transaction may neither commit nor roll back. {@link #discard} drops it, and the
/// next use opens another.
public final class Session implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Session.class);

  /// Shared by all connections, so that each statement is parsed only once.
  private static final SqlParser SQL = new ColonPrefixSqlParser();

  /// Makes a connection, ready for use.
  @FunctionalInterface
  public interface Opening {
    Connection open() throws SQLException;
  }

  /// What a session needs to know of the database it is with.
  public interface Dialect {

    /// Prepares the handle of a new connection.
    void configure(Handle handle) throws SQLException;

    /// The statement that begins a transaction that writes.
    ///
    /// @param again whether its work ran before and met others' in the way
    String begin(boolean again);

    /// Keeps the statements of a new connection.
    default PreparedOnce statements() {
      return new PreparedOnce();
    }

    /// What to do about a failure; empty when it is not the store's fault.
    Optional<Message> fault(Throwable failure);

    /// Whether what failed ran into another engine's work, so that it may go well the next time.
    boolean mayRunAgain(Throwable failure);

    /// Whether the connection was lost.
    boolean isLost(Throwable failure);

    /// Whether the other side ended the connection: nothing was waited for.
    default boolean isCut(Throwable failure) {
      return false;
    }

    /// Whether a transaction of that name was committed, whose COMMIT had no answer. Waits a moment
    /// while the database does not know yet.
    ///
    /// @throws SQLException when it cannot be found out
    default boolean isCommitted(Connection connection, String name) throws SQLException {
      return false;
    }
  }

  private record Open(Connection connection, PreparedOnce statements, Handle handle) {

    static Open of(Connection connection, Dialect dialect) throws SQLException {
      var statements = dialect.statements();
      var handle = Jdbi.create(connection).open().setStatementBuilder(statements);
      handle.getConfig(Handles.class).setForceEndTransactions(false);
      handle.getConfig(SqlStatements.class).setSqlParser(SQL);
      keepTexts(handle);
      dialect.configure(handle);
      return new Open(connection, statements, handle);
    }

    void end(String sql) {
      try {
        statements.step(connection, sql);
      } catch (SQLException nothingOpen) {
        // the database has ended it already, or it never began
      }
    }
  }

  /// Has texts bound without what no database keeps, wherever they came in: PostgreSQL refuses
  /// U+0000, and what SQLite takes could never be moved there.
  public static void keepTexts(Configurable<?> statements) {
    statements.getConfig(Arguments.class).register(new KeptText());
  }

  private static final class KeptText extends AbstractArgumentFactory<String> {

    KeptText() {
      super(Types.VARCHAR);
    }

    @Override
    protected Argument build(String text, ConfigRegistry config) {
      return (place, statement, _) -> statement.setString(place, StorableText.stored(text));
    }
  }

  private final Dialect dialect;
  private final Opening opening;
  private @Nullable Open open;

  /// @param opening called at the first use, and at the first after each {@link #discard}
  public Session(Dialect dialect, Opening opening) {
    this.dialect = dialect;
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

  /// Begins a transaction that writes.
  ///
  /// @param again whether its work ran before and met others' in the way
  /// @throws StoreException when the database refuses
  void begin(boolean again) {
    step(dialect.begin(again));
  }

  /// Ends a transaction that writes. When the connection is lost before the answer comes, the
  /// database is asked over another one whether it has committed.
  ///
  /// @throws StoreException when it has not, or when that could not be found out
  void commit() {
    try {
      var now = current();
      now.statements().step(now.connection(), "COMMIT");
    } catch (SQLException lost) {
      var e = failure(lost);
      // it may have reached the server only with its COMMIT, and had no name before
      var transaction = open == null ? "" : open.statements().transaction();
      if (transaction.isEmpty() || !dialect.isLost(e)) {
        throw e;
      }
      discard();
      if (!isCommitted(transaction)) {
        throw e;
      }
      LOG.info("a change was stored although the database's answer to it was lost");
    }
  }

  private boolean isCommitted(String transaction) {
    try {
      return dialect.isCommitted(current().connection(), transaction);
    } catch (SQLException e) {
      LOG.warn("whether a change was stored cannot be found out now", e);
      discard();
      return false;
    }
  }

  /// Whether a connection is open, which may have been lost meanwhile.
  boolean isOpen() {
    return open != null;
  }

  /// Whether what failed may go well the next time: after another engine's work was in the way, or
  /// when the connection was lost.
  ///
  /// @param isOver whether a lost connection is no reason to try again: it broke in a COMMIT, was
  ///   new, or the database is silent
  /// @param wasBegun whether it is one if the connection was cut, and not silent, all the same:
  ///   what was begun on it cannot have been committed
  boolean mayRunAgain(Throwable failure, boolean isOver, boolean wasBegun) {
    return dialect.mayRunAgain(failure)
        || !isOver && dialect.isLost(failure)
        || wasBegun && dialect.isCut(failure);
  }

  /// Runs a statement that begins or ends a transaction or a savepoint.
  ///
  /// @throws StoreException when the database refuses
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
    return failure instanceof StoreException
        || dialect.fault(failure).isPresent()
        || dialect.mayRunAgain(failure);
  }

  /// `failure` as an exception whose message says what to do.
  StoreException failure(Throwable failure) {
    return failure instanceof StoreException known
        ? new StoreException(known)
        : dialect
            .fault(failure)
            .map(fault -> new StoreException(fault, failure))
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
      return Open.of(connection, dialect);
    } catch (SQLException | RuntimeException e) {
      connection.close();
      throw e;
    }
  }
}

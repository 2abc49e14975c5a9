package dev.quayside.engine.platform.store.postgres;

import dev.quayside.engine.platform.store.Session;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Listens to what a PostgreSQL tells with the commits of all engines. When the connection is lost
/// it begins again; what was told meanwhile is not heard.
final class PostgresHints implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PostgresHints.class);
  private static final int WAIT_MS = 5_000;
  private static final long AGAIN_NS = 1_000_000_000L;

  private final Session.Opening opening;
  private final Consumer<String> hint;
  private final Runnable listening;
  private final Thread thread;
  private volatile boolean closed;
  private volatile @Nullable Connection open;

  /// @param listening called each time it begins to hear
  PostgresHints(Session.Opening opening, Consumer<String> hint, Runnable listening) {
    this.opening = opening;
    this.hint = hint;
    this.listening = listening;
    thread = Thread.ofPlatform().name("store-hints").daemon().start(this::run);
  }

  private void run() {
    while (!closed) {
      try (var connection = opening.open()) {
        open = connection;
        listen(connection);
      } catch (SQLException e) {
        LOG.debug("the database tells nothing at present", e);
        LockSupport.parkNanos(AGAIN_NS);
      }
    }
  }

  private void listen(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("LISTEN quayside");
    }
    listening.run();
    var told = connection.unwrap(PGConnection.class);
    while (!closed) {
      for (var each : told.getNotifications(WAIT_MS)) {
        hint(each.getParameter());
      }
    }
  }

  private void hint(String told) {
    try {
      hint.accept(told);
    } catch (RuntimeException e) {
      LOG.warn("what another engine did was not understood: {}", told, e);
    }
  }

  @Override
  public void close() {
    closed = true;
    var last = open;
    if (last != null) {
      try {
        last.abort(Runnable::run);
      } catch (SQLException e) {
        LOG.debug("the connection that listens did not close", e);
      }
    }
    LockSupport.unpark(thread);
  }
}

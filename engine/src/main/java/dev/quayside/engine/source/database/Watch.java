package dev.quayside.engine.source.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Ends what takes too long: a statement is cancelled at the server, and a server that does not
/// even hear that loses its connection. Drivers' own limits are not all kept by all servers.
final class Watch {

  private static final Logger LOG = LoggerFactory.getLogger(Watch.class);
  private static final Duration UNHEARD = Duration.ofMillis(700);

  private static final ScheduledExecutorService CLOCK =
      Executors.newSingleThreadScheduledExecutor(
          task -> Thread.ofPlatform().daemon().name("database-watch").unstarted(task));

  interface Step {
    void take() throws SQLException;
  }

  interface Question<T> {
    T get() throws SQLException;
  }

  /// Until when everything of one question has to be over.
  final class Limit {

    private final long deadline;
    private volatile boolean over;

    private Limit(Duration most) {
      deadline = System.nanoTime() + most.toNanos();
    }

    Duration rest() {
      return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
    }

    /// Whether something was ended for it.
    boolean isOver() {
      return over || rest().isZero();
    }

    /// Runs a statement.
    <T> T on(Statement statement, Question<T> question) throws SQLException {
      var cancelling = after(rest(), () -> cancel(statement));
      var ending = after(rest().plus(UNHEARD), () -> abort(statement.getConnection()));
      try {
        return question.get();
      } finally {
        cancelling.cancel(false);
        ending.cancel(false);
      }
    }

    /// Does something else on a connection.
    <T> T on(Connection connection, Question<T> question) throws SQLException {
      var ending = after(rest().plus(UNHEARD), () -> abort(connection));
      try {
        return question.get();
      } finally {
        ending.cancel(false);
      }
    }

    void take(Connection connection, Step step) throws SQLException {
      on(
          connection,
          () -> {
            step.take();
            return true;
          });
    }

    private void cancel(Statement statement) throws SQLException {
      over = true;
      statement.cancel();
    }

    private void abort(Connection connection) throws SQLException {
      over = true;
      connection.abort(Runnable::run);
    }
  }

  Limit within(Duration most) {
    return new Limit(most);
  }

  ScheduledFuture<?> later(Duration pause, Runnable task) {
    return CLOCK.schedule(
        () -> Thread.startVirtualThread(task), pause.toMillis(), TimeUnit.MILLISECONDS);
  }

  private ScheduledFuture<?> after(Duration pause, Step step) {
    return later(
        pause,
        () -> {
          try {
            step.take();
          } catch (SQLException | RuntimeException e) {
            LOG.debug("a statement could not be cancelled", e);
          }
        });
  }

  /// Ends a connection on which something went wrong, and waits for no server.
  void end(Connection connection) {
    try {
      connection.abort(Runnable::run);
    } catch (SQLException | RuntimeException e) {
      LOG.debug("a connection could not be ended", e);
    }
    close(connection);
  }

  void close(Connection connection) {
    try {
      connection.close();
    } catch (SQLException | RuntimeException e) {
      LOG.debug("a connection could not be closed", e);
    }
  }
}

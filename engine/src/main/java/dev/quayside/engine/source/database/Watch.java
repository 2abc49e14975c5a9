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

  /// Something that ends a question, unless the question was answered before: its connection may
  /// have the next one by then.
  private static final class End {

    private final Step step;
    private volatile boolean late;

    private End(Step step) {
      this.step = step;
    }

    synchronized void take() throws SQLException {
      if (!late) {
        step.take();
      }
    }

    /// After an answer this waits for one that has begun; a server that answers hears it soon.
    synchronized void answered() {
      late = true;
    }

    /// Waits for nothing: the server may hear neither.
    void failed() {
      late = true;
    }
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
      var cancel = new End(() -> cancel(statement));
      var cancelling = after(rest(), cancel::take);
      try {
        return on(statement.getConnection(), () -> answered(question, cancel));
      } finally {
        cancelling.cancel(false);
      }
    }

    /// Does something else on a connection.
    <T> T on(Connection connection, Question<T> question) throws SQLException {
      var abort = new End(() -> abort(connection));
      var ending = after(rest().plus(UNHEARD), abort::take);
      try {
        return answered(question, abort);
      } finally {
        ending.cancel(false);
      }
    }

    private static <T> T answered(Question<T> question, End end) throws SQLException {
      try {
        var answer = question.get();
        end.answered();
        return answer;
      } catch (SQLException | RuntimeException | Error failed) {
        end.failed();
        throw failed;
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

package dev.quayside.engine.source.database;

import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.SourceWords;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// At most two connections to one database, kept for a while. What runs by itself uses one of them
/// at a time, so that a packer's scan finds the other. Between questions none holds a lock.
final class Connections {

  static final int MOST = 2;

  private static final Duration UNDOING = Duration.ofSeconds(1);
  private static final Duration IDLE = Duration.ofMinutes(5);

  /// After which it is asked whether it still lives.
  private static final Duration FRESH = Duration.ofSeconds(10);

  private final Connector connector;
  private final Watch watch;
  private final Supplier<ZoneOffset> zone;
  private final Semaphore permits = new Semaphore(MOST, true);
  private final Semaphore background = new Semaphore(1, true);
  private final Deque<Idle> idle = new ArrayDeque<>();
  private boolean closed;

  private record Idle(Connection connection, long since) {}

  /// Something to do on a connection, within the time that is left.
  interface Work<T extends @Nullable Object> {
    T on(Connection connection, Watch.Limit limit) throws SQLException;
  }

  /// @param zone of the workspace, for times that have none
  Connections(Connector connector, Watch watch, Supplier<ZoneOffset> zone) {
    this.connector = connector;
    this.watch = watch;
    this.zone = zone;
  }

  /// Reads while a person waits.
  <T> T read(Duration limit, Work<T> work) {
    return ask(false, false, watch.within(limit), work);
  }

  /// Reads in the background.
  <T> T readInTurn(Duration limit, Work<T> work) {
    return inTurn(limit, () -> ask(false, false, watch.within(limit), work));
  }

  /// Writes in the background, and commits.
  ///
  /// @throws ShopException which may have been done where the commit was not answered
  <T> T writeInTurn(Duration limit, Work<T> work) {
    return inTurn(limit, () -> ask(true, true, watch.within(limit), work));
  }

  /// Writes while a person waits, and undoes it.
  <T> T undone(Duration limit, Work<T> work) {
    return ask(true, false, watch.within(limit), work);
  }

  private interface Turn<T> {
    T take();
  }

  private <T> T inTurn(Duration limit, Turn<T> turn) {
    if (!acquired(background, limit.multipliedBy(2))) {
      throw busy();
    }
    try {
      return turn.take();
    } finally {
      background.release();
    }
  }

  /// @param keeps whether what was written stays
  private <T> T ask(boolean writes, boolean keeps, Watch.Limit limit, Work<T> work) {
    if (!acquired(permits, limit.rest())) {
      throw busy();
    }
    try {
      return asked(writes, keeps, limit, work, true);
    } finally {
      permits.release();
    }
  }

  /// @param maybeKept whether a connection that was kept may be used. Where it turns out to be
  ///   gone, since the server was started anew or something in between ends those that stand still,
  ///   what only reads is asked once more over a new one
  private <T> T asked(
      boolean writes, boolean keeps, Watch.Limit limit, Work<T> work, boolean maybeKept) {
    @Nullable Connection taken = null;
    boolean isKept = false;
    boolean isGood = false;
    var faults = new SqlFaults(connector.name(), connector.url().server());
    try {
      var kept = maybeKept ? kept(writes, limit) : null;
      isKept = kept != null;
      taken = kept == null ? connector.open(writes) : kept;
      begin(taken, writes, limit);
      var answer = work.on(taken, limit);
      if (keeps) {
        requireTime(limit);
        commit(taken, limit, faults);
      } else {
        taken.rollback();
      }
      isGood = true;
      return answer;
    } catch (SQLException e) {
      if (isKept && !writes && SqlFaults.isBroken(e) && !limit.isOver()) {
        return asked(false, false, limit, work, false);
      }
      isGood = taken != null && !SqlFaults.isBroken(e) && isRolledBack(taken);
      throw faults.of(e, limit.isOver(), keeps);
    } catch (ShopException refused) {
      isGood = taken != null && !refused.maybeDone() && isRolledBack(taken);
      throw refused;
    } finally {
      give(taken, isGood);
    }
  }

  /// What the server refused or cancelled leaves the connection as good as it was.
  private boolean isRolledBack(Connection connection) {
    try {
      watch.within(UNDOING).take(connection, connection::rollback);
      return !connection.isClosed();
    } catch (SQLException | RuntimeException broken) {
      return false;
    }
  }

  /// After a pause of this process another engine may have gone on with it.
  private void requireTime(Watch.Limit limit) {
    if (limit.isOver()) {
      throw busy();
    }
  }

  private void commit(Connection connection, Watch.Limit limit, SqlFaults faults) {
    try {
      limit.take(connection, connection::commit);
    } catch (SQLException lost) {
      throw faults.lost(lost, limit.isOver());
    }
  }

  /// Reads cannot write, whatever a view or a function does.
  private void begin(Connection connection, boolean writes, Watch.Limit limit) throws SQLException {
    limit.take(connection, () -> Session.begin(connection, connector.url().server(), writes, zone));
  }

  /// A connection that was kept, if it still lives: asked where it has stood still for a while, and
  /// always before a write, which is not made twice.
  private @Nullable Connection kept(boolean writes, Watch.Limit limit) throws SQLException {
    var kept = kept();
    if (kept == null) {
      return null;
    }
    var connection = kept.connection();
    if (!writes && isFresh(kept) || limit.on(connection, () -> connection.isValid(1))) {
      return connection;
    }
    watch.end(connection);
    return null;
  }

  private synchronized @Nullable Idle kept() {
    return idle.pollFirst();
  }

  private static boolean isFresh(Idle each) {
    return System.nanoTime() - each.since() < FRESH.toNanos();
  }

  /// A file may be replaced by another of its name, which one that is kept would not see.
  private void give(@Nullable Connection taken, boolean isGood) {
    if (taken == null) {
      return;
    }
    boolean keeps;
    synchronized (this) {
      keeps = isGood && !closed && !connector.url().server().isFile();
      if (keeps) {
        idle.addLast(new Idle(taken, System.nanoTime()));
      }
    }
    if (keeps) {
      var _ = watch.later(IDLE.plusSeconds(1), this::endIdle);
    } else {
      watch.end(taken);
    }
  }

  /// Closes those that nothing was asked on for five minutes.
  private void endIdle() {
    var old = new ArrayList<Idle>();
    synchronized (this) {
      for (var each : List.copyOf(idle)) {
        if (System.nanoTime() - each.since() >= IDLE.toNanos()) {
          idle.remove(each);
          old.add(each);
        }
      }
    }
    old.forEach(each -> watch.close(each.connection()));
  }

  void close() {
    var all = new ArrayList<Idle>();
    synchronized (this) {
      closed = true;
      all.addAll(idle);
      idle.clear();
    }
    all.forEach(each -> watch.end(each.connection()));
  }

  private static boolean acquired(Semaphore semaphore, Duration most) {
    try {
      return semaphore.tryAcquire(Math.max(1, most.toMillis()), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private ShopException busy() {
    return ShopException.unavailable(
        SourceWords.LATE.of(connector.name(), TableShop.STATEMENT.toSeconds()), false);
  }
}

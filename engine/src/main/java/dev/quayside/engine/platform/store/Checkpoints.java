package dev.quayside.engine.platform.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Copies what is in a file's log into the file, beside its writer, which goes on meanwhile: left
/// to the commit that fills the log, that one and all behind it would wait for megabytes and the
/// disk.
final class Checkpoints implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);

  /// Pages often changed are copied once for all changes since the last time.
  private static final int JOBS_A_PASS = 500;

  private static final int LONGEST_WAIT_SECONDS = 1;

  /// 64 MB. A writer that never pauses never finds all of its log copied, which is when it begins
  /// it anew by itself: then it is kept from writing for the last few pages.
  private static final int LONGEST_LOG_PAGES = 16_000;

  private static final String COPY = "PRAGMA wal_checkpoint(PASSIVE)";
  private static final String BEGIN_ANEW = "PRAGMA wal_checkpoint(RESTART)";

  private final Session.Opening opening;
  private final Thread thread;
  private final AtomicInteger jobs = new AtomicInteger();
  private final Semaphore begun = new Semaphore(0);
  private final Semaphore enough = new Semaphore(0);
  private volatile boolean closed;
  private @Nullable Connection connection;

  /// @param opening of a connection of its own, which waits for others but a moment
  Checkpoints(Path file, Session.Opening opening) {
    this.opening = opening;
    thread =
        Thread.ofPlatform().name("checkpoints-" + file.getFileName()).daemon().start(this::run);
  }

  /// So many jobs more are in the log.
  void committed(int more) {
    int now = jobs.addAndGet(more);
    if (now == more) {
      begun.release();
    }
    if (now >= JOBS_A_PASS) {
      enough.release();
    }
  }

  private void run() {
    try {
      while (!closed) {
        begun.acquire();
        // how it ends makes no difference
        var _ = enough.tryAcquire(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
        enough.drainPermits();
        jobs.set(0);
        pass();
      }
    } catch (InterruptedException e) {
      // nobody does that: what is left is copied when the file is closed
    } finally {
      letGo();
    }
  }

  private void pass() {
    try {
      int pages = copied(COPY);
      if (pages > LONGEST_LOG_PAGES) {
        copied(BEGIN_ANEW);
      }
    } catch (SQLException e) {
      // nothing is lost: it stays in the log, and is tried again
      LOG.warn("the log of the database could not be copied: is the disk full?", e);
      letGo();
    }
  }

  private void letGo() {
    try (var _ = connection) {
      connection = null;
    } catch (SQLException e) {
      LOG.warn("a connection of the database did not close", e);
    }
  }

  /// @return how many pages the log has
  private int copied(String how) throws SQLException {
    var own = connection;
    if (own == null) {
      own = opening.open();
      connection = own;
    }
    try (var statement = own.createStatement();
        var row = statement.executeQuery(how)) {
      return row.next() ? row.getInt(2) : 0;
    }
  }

  @Override
  public void close() {
    closed = true;
    begun.release();
    enough.release();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

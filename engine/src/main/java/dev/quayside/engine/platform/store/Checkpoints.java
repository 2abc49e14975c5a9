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

/// Copies a database's log into its file on a separate connection, while the writer goes on. Left
/// to the commit that fills the log, that commit and all behind it would wait for megabytes to be
/// written.
final class Checkpoints implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);

  /// Jobs between two passes. The more, the more often a page that changes repeatedly is copied
  /// only once.
  private static final int JOBS_A_PASS = 500;

  private static final int LONGEST_WAIT_SECONDS = 1;

  /// The longest log, 64 MB. SQLite starts the log anew only when all of it has been copied, which
  /// a writer that never pauses prevents; beyond this length the writer is stopped for the last few
  /// pages.
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

  /// @param opening opens a separate connection that waits only briefly for locks
  Checkpoints(Path file, Session.Opening opening) {
    this.opening = opening;
    thread =
        Thread.ofPlatform().name("checkpoints-" + file.getFileName()).daemon().start(this::run);
  }

  /// Counts jobs added to the log.
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
        // a timeout and a full log both lead to a pass
        var _ = enough.tryAcquire(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
        enough.drainPermits();
        jobs.set(0);
        pass();
      }
    } catch (InterruptedException e) {
      // not expected; what is left is copied when the file is closed
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
      // nothing is lost: the changes stay in the log and are copied later
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

  /// @return the number of pages in the log
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

package dev.quayside.engine.platform.store;

import dev.quayside.engine.platform.PlatformWords;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/// A few sessions for reading, lent to one caller at a time. The most recently used is lent first,
/// since its statements are prepared.
final class Readers implements AutoCloseable {

  private static final int LONGEST_WAIT_SECONDS = 30;

  private final LinkedBlockingDeque<Session> free = new LinkedBlockingDeque<>();
  private final List<Session> all;
  private volatile boolean closed;

  Readers(List<Session> sessions) {
    all = new ArrayList<>(sessions);
    free.addAll(all);
  }

  /// Runs `work` on one consistent snapshot.
  <T> T read(Function<Tx, T> work) {
    var session = take();
    try {
      session.step("BEGIN");
      try {
        return work.apply(new Tx(session.handle()));
      } finally {
        // nothing was written, so COMMIT and ROLLBACK are the same
        session.end("ROLLBACK");
      }
    } catch (RuntimeException e) {
      throw failure(session, e);
    } finally {
      free.addFirst(session);
    }
  }

  /// Whether a query finds a row. A single statement is its own snapshot and needs no transaction.
  boolean finds(String sql, String value) {
    var session = take();
    try {
      return session.finds(sql, value);
    } catch (RuntimeException e) {
      throw failure(session, e);
    } finally {
      free.addFirst(session);
    }
  }

  private static RuntimeException failure(Session session, RuntimeException failed) {
    if (!session.isBroken(failed)) {
      return failed;
    }
    session.discard();
    return session.failure(failed);
  }

  private Session take() {
    if (closed) {
      throw new StoreException(StoreFault.CLOSED);
    }
    var session = free.pollFirst();
    return session == null ? await() : session;
  }

  private Session await() {
    try {
      var session = free.pollFirst(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
      if (session == null) {
        throw new StoreException(PlatformWords.STORE_BUSY);
      }
      return session;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreException("the read was interrupted", e);
    }
  }

  /// Closes each session once its reader has returned it.
  @Override
  public void close() {
    closed = true;
    for (int i = 0; i < all.size(); i++) {
      await().close();
    }
  }
}

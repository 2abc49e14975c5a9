package dev.quayside.engine.platform.retry;

import dev.quayside.engine.base.identity.Acting;
import java.time.Duration;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Looks again and again for work that is due, on a thread of its own: when it was woken, and when
/// the pause of the last round is over.
public final class WorkLoop implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(WorkLoop.class);
  private static final Duration AFTER_TROUBLE = Duration.ofSeconds(1);

  /// How long closing waits for the round that is under way.
  private static final Duration CLOSING_LIMIT = Duration.ofSeconds(3);

  private final String name;
  private final Supplier<Duration> round;
  private final WakeSignal wake;
  private final Thread thread;
  private volatile boolean closed;

  /// @param name of the thread, and of the work in the log
  /// @param round does what is due and returns how long to wait for more unless woken
  public WorkLoop(String name, Supplier<Duration> round, WakeSignal wake) {
    this.name = name;
    this.round = round;
    this.wake = wake;
    thread = Thread.ofPlatform().name(name).daemon().unstarted(this::run);
  }

  public void start() {
    thread.start();
  }

  public boolean isClosed() {
    return closed;
  }

  private void run() {
    try {
      while (!closed) {
        wake.await(once());
      }
    } catch (InterruptedException e) {
      // closing
    }
  }

  private Duration once() {
    try {
      return Acting.asEngine(round::get);
    } catch (RuntimeException | Error e) {
      if (!closed) {
        LOG.error("{}: a round failed, and is tried again", name, e);
      }
      return AFTER_TROUBLE;
    }
  }

  @Override
  public void close() {
    closed = true;
    if (!thread.isAlive()) {
      return;
    }
    thread.interrupt();
    try {
      thread.join(CLOSING_LIMIT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

package dev.quayside.engine.platform.retry;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.platform.store.StoreException;
import java.time.Duration;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Looks again and again for work that is due, on a thread of its own: when it was woken, and when
/// the pause of the last round is over.
public final class WorkLoop implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(WorkLoop.class);
  private static final Duration AFTER_TROUBLE = Duration.ofSeconds(1);
  private static final Duration AFTER_TROUBLE_OF_ONE_OF_MANY = Duration.ofSeconds(30);

  /// How long closing waits for the round that is under way.
  private static final Duration CLOSING_LIMIT = Duration.ofSeconds(3);

  private final String name;
  private final Supplier<Duration> round;
  private final WakeSignal wake;
  private final Duration afterTrouble;
  private final Thread thread;
  private volatile boolean closed;

  /// @param name of the thread, and of the work in the log
  /// @param round does what is due and returns how long to wait for more unless woken
  public WorkLoop(String name, Supplier<Duration> round, WakeSignal wake) {
    this(name, round, wake, AFTER_TROUBLE, Thread.ofPlatform().daemon());
  }

  private WorkLoop(
      String name,
      Supplier<Duration> round,
      WakeSignal wake,
      Duration afterTrouble,
      Thread.Builder thread) {
    this.name = name;
    this.round = round;
    this.wake = wake;
    this.afterTrouble = afterTrouble;
    this.thread = thread.name(name).unstarted(this::run);
  }

  /// A loop of which there are many, each waiting for another computer, such as one for each shop.
  /// It takes no thread of the system, and rests longer after a fault.
  public static WorkLoop ofMany(String name, Supplier<Duration> round, WakeSignal wake) {
    return new WorkLoop(name, round, wake, AFTER_TROUBLE_OF_ONE_OF_MANY, Thread.ofVirtual());
  }

  public void start() {
    thread.start();
  }

  /// Whether it was told to end; a round may still be under way.
  public boolean isClosed() {
    return closed;
  }

  private void run() {
    try {
      while (!closed) {
        var pause = once();
        // a round that ended because it was interrupted has used the interruption up
        if (!closed) {
          wake.await(pause);
        }
      }
    } catch (InterruptedException e) {
      // closing
    }
  }

  private Duration once() {
    try {
      return Acting.asEngine(round::get);
    } catch (StoreException e) {
      if (!closed) {
        LOG.warn("{}: a round is tried again: {}", name, e.getMessage());
      }
    } catch (RuntimeException | Error e) {
      if (!closed) {
        LOG.error("{}: a round failed, and is tried again", name, e);
      }
    }
    return afterTrouble;
  }

  /// Tells the round under way to end, and begins no other. Several loops are stopped first and
  /// then waited for, so that their last rounds end beside each other.
  public void stop() {
    closed = true;
    thread.interrupt();
  }

  /// Waits for the round that was under way when it was stopped.
  public void join(Duration longest) {
    if (thread.getState() == Thread.State.NEW) {
      return;
    }
    try {
      if (!thread.join(longest)) {
        LOG.debug("{}: a round is still under way", name);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    stop();
    join(CLOSING_LIMIT);
  }
}

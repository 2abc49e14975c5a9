package dev.quayside.engine.source.turn;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.platform.store.StoreException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A thread that takes turns: after each it waits as long as the turn says, or until it is called.
public final class TurnThread {

  private static final Logger LOG = LoggerFactory.getLogger(TurnThread.class);

  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

  private final String name;
  private final Supplier<Duration> turn;
  private final Semaphore called = new Semaphore(0);
  private volatile boolean stopped;
  private @Nullable Thread thread;

  /// @param turn does what there is to do, and says how long there may be nothing more
  public TurnThread(String name, Supplier<Duration> turn) {
    this.name = name;
    this.turn = turn;
  }

  public synchronized void start() {
    thread = Thread.ofVirtual().name(name).start(this::run);
  }

  public void call() {
    called.release();
  }

  public synchronized void stop() {
    stopped = true;
    if (thread != null) {
      thread.interrupt();
    }
  }

  public void join(Duration most) {
    try {
      var running = thread;
      if (running != null && !running.join(most)) {
        LOG.debug("{} still waits for its shop", name);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  public boolean isStopped() {
    return stopped;
  }

  /// Ends early when it is stopped.
  public void pause(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    while (!stopped) {
      var rest = LONGEST_WAIT;
      try {
        rest = Acting.asEngine(turn::get);
      } catch (StoreException closed) {
        LOG.debug("{} cannot store what it does", name, closed);
      } catch (RuntimeException | Error e) {
        if (!stopped) {
          LOG.warn("{} failed and goes on later", name, e);
        }
      }
      await(rest);
    }
  }

  private void await(Duration rest) {
    try {
      var most = rest.compareTo(LONGEST_WAIT) > 0 ? LONGEST_WAIT : rest;
      if (called.tryAcquire(Math.max(1, most.toMillis()), TimeUnit.MILLISECONDS)) {
        called.drainPermits();
      }
    } catch (InterruptedException e) {
      stopped = true;
    }
  }
}

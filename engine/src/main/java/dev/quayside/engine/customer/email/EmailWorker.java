package dev.quayside.engine.customer.email;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sends queued e-mails one after the other, on a thread of its own.
final class EmailWorker implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(EmailWorker.class);

  /// Longest pause between two checks for e-mails whose next attempt is due; a longer one would
  /// delay retries.
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(20);

  private static final Duration FAREWELL = Duration.ofSeconds(2);

  private final BooleanSupplier sendOne;
  private final Semaphore wake;
  private final Thread walking = Thread.ofPlatform().name("mail").daemon().unstarted(this::run);
  private volatile boolean closed;

  /// @param sendOne sends one e-mail; false when none was due
  EmailWorker(BooleanSupplier sendOne, Semaphore wake) {
    this.sendOne = sendOne;
    this.wake = wake;
  }

  void start() {
    walking.start();
  }

  private void run() {
    try {
      while (!closed) {
        if (!round()) {
          if (wake.tryAcquire(LONGEST_WAIT.toMillis(), TimeUnit.MILLISECONDS)) {
            wake.drainPermits();
          }
        }
      }
    } catch (InterruptedException e) {
      // closing
    }
  }

  private boolean round() {
    try {
      return sendOne.getAsBoolean();
    } catch (RuntimeException | Error e) {
      if (!closed) {
        LOG.error("a letter could not be taken to its server", e);
      }
      return false;
    }
  }

  @Override
  public void close() {
    closed = true;
    if (!walking.isAlive()) {
      return;
    }
    walking.interrupt();
    try {
      walking.join(FAREWELL);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

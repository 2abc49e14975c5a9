package dev.quayside.engine.platform.retry;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// Wakes a {@link WorkLoop}. Several signals before it wakes count as one.
public final class WakeSignal {

  private final Semaphore given = new Semaphore(0);

  public void give() {
    given.release();
  }

  /// Returns when the signal was given since the last wait, or `longest` has passed.
  void await(Duration longest) throws InterruptedException {
    boolean woken = given.tryAcquire(longest.toMillis(), TimeUnit.MILLISECONDS);
    if (woken) {
      given.drainPermits();
    }
  }
}

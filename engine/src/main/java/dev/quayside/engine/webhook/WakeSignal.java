package dev.quayside.engine.webhook;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// Wakes the dispatcher. Many rings before it wakes are one.
final class WakeSignal {

  private final Semaphore rung = new Semaphore(0);

  void ring() {
    rung.release();
  }

  /// Returns when the bell has rung since the last wait, or `longest` has passed.
  void await(Duration longest) throws InterruptedException {
    boolean woken = rung.tryAcquire(longest.toMillis(), TimeUnit.MILLISECONDS);
    if (woken) {
      rung.drainPermits();
    }
  }
}

package dev.quayside.printing.queue;

import java.time.Instant;

/// Wakes the queue later.
@FunctionalInterface
public interface Alarm {

  /// Runs `wake` once, at `when` or soon after.
  void at(Instant when, Runnable wake);
}

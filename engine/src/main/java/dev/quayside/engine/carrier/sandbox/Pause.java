package dev.quayside.engine.carrier.sandbox;

import java.time.Duration;

/// Lets time pass for the calling thread.
@FunctionalInterface
interface Pause {
  void hold(Duration time) throws InterruptedException;
}

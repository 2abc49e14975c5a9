package dev.quayside.engine.sandbox;

import java.time.Duration;

/// Lets time pass for the calling thread.
@FunctionalInterface
interface Pause {
  void hold(Duration time) throws InterruptedException;
}

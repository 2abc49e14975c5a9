package dev.quayside.engine.sandbox;

import java.time.Duration;

/// Makes the calling thread wait.
@FunctionalInterface
interface Pause {
  void hold(Duration time) throws InterruptedException;
}

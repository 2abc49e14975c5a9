package dev.quayside.engine.carrier.guard;

import dev.quayside.engine.base.identity.Environment;

/// Told of every call of a carrier, and of every one that its breaker spared it.
@FunctionalInterface
public interface CallMeter {

  /// @param carrier its code
  /// @param nanos how long it took; 0 for a call that was not made
  void called(
      Environment environment,
      String carrier,
      Operation operation,
      CallOutcome outcome,
      long nanos);
}

package dev.quayside.engine.carrier.guard;

import dev.quayside.engine.base.identity.Environment;

/// Counts calls to carriers, and those that an open breaker prevented.
@FunctionalInterface
public interface CallMeter {

  /// @param carrier the carrier's code
  /// @param nanos duration in nanoseconds; 0 for a call that was not made
  void called(
      Environment environment,
      String carrier,
      Operation operation,
      CallOutcome outcome,
      long nanos);
}

package dev.quayside.engine.carrier.guard;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.metric.Metrics;
import java.util.Locale;

/// Counts the calls of carriers in the engine's metrics.
public record MeteredCalls(Metrics metrics) implements CallMeter {

  @Override
  public void called(
      Environment environment,
      String carrier,
      Operation operation,
      CallOutcome outcome,
      long nanos) {
    metrics.called(
        environment.wire(),
        carrier,
        operation.name().toLowerCase(Locale.ROOT),
        outcome.name().toLowerCase(Locale.ROOT),
        nanos);
  }
}

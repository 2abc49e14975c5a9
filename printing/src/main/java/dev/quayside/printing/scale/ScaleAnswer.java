package dev.quayside.printing.scale;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;

/// What a scale said, in the unit it shows itself.
///
/// @param amount negative when something was taken off after taring
/// @param stable whether it had come to rest; only then may it be used
/// @param at when it was said
public record ScaleAnswer(BigDecimal amount, MassUnit unit, boolean stable, Instant at) {

  /// A scale that is alive says something several times a second.
  private static final Duration FRESH = Duration.ofSeconds(2);

  public BigDecimal grams() {
    return unit.toGrams(amount);
  }

  /// Whether it may no longer be what lies there, as after the cable was pulled.
  public boolean isStale(Instant now) {
    return now.isAfter(at.plus(FRESH));
  }
}

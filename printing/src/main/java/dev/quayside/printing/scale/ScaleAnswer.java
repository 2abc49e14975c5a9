package dev.quayside.printing.scale;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;

/// One answer of a scale, in the unit the scale shows.
///
/// @param amount negative when something was taken off after taring
/// @param stable whether the weight had settled; only then may it be used
/// @param at when the answer arrived
public record ScaleAnswer(BigDecimal amount, MassUnit unit, boolean stable, Instant at) {

  /// How long an answer holds: a working scale answers several times a second. If longer, the
  /// weight of a parcel already taken off could be used.
  private static final Duration FRESH = Duration.ofSeconds(2);

  public BigDecimal grams() {
    return unit.toGrams(amount);
  }

  /// Whether the answer is too old to be the weight on the scale, as after the cable was pulled.
  public boolean isStale(Instant now) {
    return now.isAfter(at.plus(FRESH));
  }
}

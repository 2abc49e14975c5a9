package dev.quayside.app.scale;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.printing.scale.ScaleAnswer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the scale says now.
///
/// @param reading what it said last; null when there is nothing to show
public record Weighing(State state, @Nullable ScaleAnswer reading) {

  public static final Weighing NONE = new Weighing(State.NONE, null);

  /// What a glance must tell.
  public enum State {
    /// No scale was chosen.
    NONE,
    /// Unplugged.
    AWAY,
    /// There, but without a weight: overloaded, or just opened.
    NO_WEIGHT,
    UNSTABLE,
    STABLE,
    /// It has fallen silent: what it said last may no longer lie there.
    STALE
  }

  /// What may be used: something lies there and has come to rest.
  public Optional<Weight> usable() {
    var said = reading;
    return state == State.STABLE && said != null && said.amount().signum() > 0
        ? Optional.of(Weight.ofGrams(said.grams()))
        : Optional.empty();
  }
}

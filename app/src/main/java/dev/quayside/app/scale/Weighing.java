package dev.quayside.app.scale;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.printing.scale.ScaleAnswer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The scale's present state.
///
/// @param reading its last answer; null when there is nothing to show
public record Weighing(State state, @Nullable ScaleAnswer reading) {

  public static final Weighing NONE = new Weighing(State.NONE, null);

  /// The states to show.
  public enum State {
    /// No scale was chosen.
    NONE,
    /// Unplugged.
    AWAY,
    /// Connected, but without a weight: overloaded, or just opened.
    NO_WEIGHT,
    UNSTABLE,
    STABLE,
    /// The scale has stopped answering: its last weight may not be the present one.
    STALE
  }

  /// The weight that may be used; empty unless something lies on the scale and the weight is
  /// stable.
  public Optional<Weight> usable() {
    var said = reading;
    return state == State.STABLE && said != null && said.amount().signum() > 0
        ? Optional.of(Weight.ofGrams(said.grams()))
        : Optional.empty();
  }
}

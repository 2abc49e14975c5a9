package dev.quayside.app.screen.ship.packing;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.shipping.rate.Rate;
import org.jspecify.annotations.Nullable;

/// What became of the last press of the buy key, as long as nothing is bought and the form has not
/// changed.
public sealed interface Attempt {

  /// The key was not pressed since the form has changed.
  record None() implements Attempt {}

  /// The key was pressed before the prices were there.
  ///
  /// @param seen the rate the packer saw as chosen; null when there was none
  /// @param parcel what was pressed for, still without its rate
  record Waiting(@Nullable Rate seen, PurchaseRequest parcel) implements Attempt {}

  /// The prices arrived, and the packer has to look at them before pressing again.
  record Held(Outcome why) implements Attempt {}

  /// Nothing was bought.
  record Refused(Problem problem) implements Attempt {}

  /// The packer is asked whether to buy although an earlier label of the same reference may have
  /// been bought.
  ///
  /// @param request what was pressed
  record Doubled(PurchaseRequest request, Problem problem) implements Attempt {}

  Attempt NONE = new None();

  /// What a refused purchase leaves behind.
  static Attempt after(PurchaseRequest refused, Problem problem) {
    return problem.code() == ProblemCode.DUPLICATE_SHIPMENT && !refused.label().allowDuplicate()
        ? new Doubled(refused, problem)
        : new Refused(problem);
  }

  /// Whether the prices that arrived are bought, or why not.
  enum Outcome {
    BUY,
    NOTHING_CHOSEN,
    /// The packer has never seen the chosen rate.
    UNSEEN,
    PRICE_CHANGED
  }
}

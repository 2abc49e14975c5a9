package dev.quayside.engine.order.rule;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.quayside.engine.parcel.Signature;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is decided of an order, on the wire: by one rule, or by all.
public record DecisionsJson(
    @Nullable ChoiceJson choice,
    @Nullable String preset,
    @Nullable String signature,
    boolean insure,
    @Nullable String printer,
    boolean check,
    @JsonUnwrapped EffectsJson effects) {

  public static DecisionsJson of(Plan plan) {
    return new DecisionsJson(
        ChoiceJson.of(plan.choice()),
        plan.preset(),
        wire(plan.signature()),
        plan.insure(),
        plan.printer(),
        plan.check(),
        EffectsJson.of(plan.effects()));
  }

  static DecisionsJson of(RuleDraft draft) {
    return new DecisionsJson(
        ChoiceJson.of(draft.choice()),
        draft.preset(),
        wire(draft.signature()),
        draft.insure(),
        draft.printer(),
        draft.check(),
        EffectsJson.of(draft.effects()));
  }

  private static @Nullable String wire(@Nullable Signature signature) {
    return Optional.ofNullable(signature).map(Signature::wire).orElse(null);
  }
}

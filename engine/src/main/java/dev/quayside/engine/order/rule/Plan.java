package dev.quayside.engine.order.rule;

import dev.quayside.engine.order.rule.condition.Facts;
import dev.quayside.engine.order.rule.condition.Finding;
import dev.quayside.engine.order.rule.effect.Decision;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.parcel.Signature;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The decision of the rules for an order, with the reasons. Rules are applied in order; each
/// decision is made by the first rule that holds and says something about it, and tags are those of
/// all of them.
public record Plan(
    @Nullable Choice choice,
    @Nullable String preset,
    @Nullable Signature signature,
    boolean insure,
    @Nullable String printer,
    boolean check,
    Effects effects,
    List<Step> steps) {

  static final Plan NOTHING =
      new Plan(null, null, null, false, null, false, Effects.NONE, List.of());

  /// The result of one rule.
  ///
  /// @param decided empty when it does not hold, or when earlier rules had decided everything
  ///   already
  public record Step(Rule rule, boolean holds, List<Finding> findings, List<Decision> decided) {
    public Step {
      findings = List.copyOf(findings);
      decided = List.copyOf(decided);
    }

    private Step without(Decision one) {
      var others = decided.stream().filter(each -> each != one).toList();
      return new Step(rule, holds, findings, others);
    }
  }

  public Plan {
    steps = List.copyOf(steps);
  }

  /// What the rules decide of an order.
  ///
  /// @param now ends holds whose time is over
  public static Plan of(List<Rule> rules, Facts facts, Instant now) {
    return of(rules, facts, Surroundings.at(now));
  }

  /// @param around what rules see of each other
  public static Plan of(List<Rule> rules, Facts facts, Surroundings around) {
    var plan = NOTHING;
    var seen = facts;
    for (var rule : rules) {
      if (rule.draft().enabled()) {
        plan = plan.with(rule, seen, around);
        seen = around.seenBy(plan.effects(), facts);
      }
    }
    return plan;
  }

  /// The rule that chose the service; null when none did.
  public @Nullable Rule chooser() {
    return steps.stream()
        .filter(step -> step.decided().contains(Decision.CHOICE))
        .map(Step::rule)
        .findFirst()
        .orElse(null);
  }

  /// The name of the rule that chose the service; null when none did.
  public @Nullable String chosenBy() {
    var rule = chooser();
    return rule == null ? null : rule.draft().name();
  }

  /// A copy with a rate chosen by the caller.
  public Plan choosing(Choice own) {
    return new Plan(own, preset, signature, insure, printer, check, effects, steps);
  }

  /// The same with the service a packer had chosen for the order, or with none: no rule did then.
  public Plan overruledBy(@Nullable Choice own) {
    var others = steps.stream().map(step -> step.without(Decision.CHOICE)).toList();
    return new Plan(own, preset, signature, insure, printer, check, effects, others);
  }

  /// Whether the same is done with an order, for whatever reasons.
  public boolean doesAs(Plan other) {
    return unexplained().equals(other.unexplained());
  }

  private Plan unexplained() {
    return new Plan(choice, preset, signature, insure, printer, check, effects, List.of());
  }

  private Plan with(Rule rule, Facts facts, Surroundings around) {
    var draft = rule.draft();
    var findings = draft.conditions().stream().map(condition -> condition.judge(facts)).toList();
    boolean holds = findings.stream().allMatch(Finding::holds);
    var own = insure ? draft.effects().uninsured() : draft.effects();
    var decided = holds ? decides(rule, own, around) : List.<Decision>of();
    var more = new ArrayList<>(steps);
    more.add(new Step(rule, holds, findings, decided));
    return new Plan(
        decided.contains(Decision.CHOICE) ? draft.choice() : choice,
        decided.contains(Decision.PRESET) ? draft.preset() : preset,
        decided.contains(Decision.SIGNATURE) ? draft.signature() : signature,
        insure || decided.contains(Decision.INSURE),
        decided.contains(Decision.PRINTER) ? draft.printer() : printer,
        check || decided.contains(Decision.CHECK),
        holds ? effects.or(own) : effects,
        more);
  }

  private List<Decision> decides(Rule rule, Effects own, Surroundings around) {
    var draft = rule.draft();
    boolean isInsured = insure || effects.insurance() != null;
    var decided = new ArrayList<Decision>();
    note(decided, Decision.CHOICE, choice == null && around.counts(rule));
    note(decided, Decision.PRESET, preset == null && draft.preset() != null);
    note(decided, Decision.SIGNATURE, signature == null && draft.signature() != null);
    note(decided, Decision.INSURE, !isInsured && draft.insure());
    note(decided, Decision.PRINTER, printer == null && draft.printer() != null);
    note(decided, Decision.CHECK, !check && draft.check());
    decided.addAll(own.beyond(effects));
    return decided;
  }

  private static void note(List<Decision> decided, Decision decision, boolean made) {
    if (made) {
      decided.add(decision);
    }
  }
}

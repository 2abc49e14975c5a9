package dev.quayside.engine.order.rule;

import dev.quayside.engine.parcel.Signature;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The decision of the rules for an order, with the reasons. Rules are applied in order; each
/// decision is made by the first rule that holds and says something about it.
public record Plan(
    @Nullable Choice choice,
    @Nullable String preset,
    @Nullable Signature signature,
    boolean insure,
    @Nullable String printer,
    boolean check,
    List<Step> steps) {

  /// The decisions a rule can make.
  public enum Decision {
    CHOICE,
    PRESET,
    SIGNATURE,
    INSURE,
    PRINTER,
    CHECK
  }

  /// The result of one condition.
  ///
  /// @param found the order's value; empty when it is unknown
  public record Finding(Condition condition, boolean holds, String found) {}

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

  public static Plan of(List<Rule> rules, Facts facts) {
    var plan = new Plan(null, null, null, false, null, false, List.of());
    for (var rule : rules) {
      if (rule.draft().enabled()) {
        plan = plan.with(rule, facts);
      }
    }
    return plan;
  }

  /// The name of the rule that chose the service; null when none did.
  public @Nullable String chosenBy() {
    return steps.stream()
        .filter(step -> step.decided().contains(Decision.CHOICE))
        .map(step -> step.rule().draft().name())
        .findFirst()
        .orElse(null);
  }

  /// A copy with a rate chosen by the caller.
  public Plan choosing(Choice own) {
    return new Plan(own, preset, signature, insure, printer, check, steps);
  }

  /// The same with the service a packer had chosen for the order: no rule did then.
  public Plan overruledBy(Choice own) {
    var others = steps.stream().map(step -> step.without(Decision.CHOICE)).toList();
    return new Plan(own, preset, signature, insure, printer, check, others);
  }

  private Plan with(Rule rule, Facts facts) {
    var draft = rule.draft();
    var findings =
        draft.conditions().stream()
            .map(
                condition ->
                    new Finding(
                        condition, condition.holdsFor(facts), facts.found(condition.criterion())))
            .toList();
    boolean holds = findings.stream().allMatch(Finding::holds);
    var decided = holds ? decides(draft) : List.<Decision>of();
    var more = new ArrayList<>(steps);
    more.add(new Step(rule, holds, findings, decided));
    return new Plan(
        decided.contains(Decision.CHOICE) ? draft.choice() : choice,
        decided.contains(Decision.PRESET) ? draft.preset() : preset,
        decided.contains(Decision.SIGNATURE) ? draft.signature() : signature,
        insure || decided.contains(Decision.INSURE),
        decided.contains(Decision.PRINTER) ? draft.printer() : printer,
        check || decided.contains(Decision.CHECK),
        more);
  }

  private List<Decision> decides(RuleDraft draft) {
    var decided = new ArrayList<Decision>();
    note(decided, Decision.CHOICE, choice == null && draft.choice() != null);
    note(decided, Decision.PRESET, preset == null && draft.preset() != null);
    note(decided, Decision.SIGNATURE, signature == null && draft.signature() != null);
    note(decided, Decision.INSURE, !insure && draft.insure());
    note(decided, Decision.PRINTER, printer == null && draft.printer() != null);
    note(decided, Decision.CHECK, !check && draft.check());
    return decided;
  }

  private static void note(List<Decision> decided, Decision decision, boolean made) {
    if (made) {
      decided.add(decision);
    }
  }
}

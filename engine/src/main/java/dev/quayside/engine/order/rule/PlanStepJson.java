package dev.quayside.engine.order.rule;

import dev.quayside.engine.order.rule.effect.Decision;
import java.util.List;

/// The result of one rule, on the wire.
///
/// @param decided what it decided, as the fields of a plan are called
public record PlanStepJson(
    String id,
    String name,
    boolean matched,
    List<ConditionJson.FindingJson> conditions,
    List<String> decided) {

  public static List<PlanStepJson> of(Plan plan) {
    return plan.steps().stream().map(PlanStepJson::of).toList();
  }

  private static PlanStepJson of(Plan.Step step) {
    return new PlanStepJson(
        step.rule().id(),
        step.rule().draft().name(),
        step.holds(),
        step.findings().stream().map(ConditionJson.FindingJson::of).toList(),
        step.decided().stream().map(Decision::wire).toList());
  }
}

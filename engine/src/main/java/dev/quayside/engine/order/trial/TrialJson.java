package dev.quayside.engine.order.trial;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.rule.DecisionsJson;
import dev.quayside.engine.order.rule.Plan;
import dev.quayside.engine.order.rule.PlanStepJson;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.RuleJson;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.List;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/// Plans and trials on the wire.
final class TrialJson {

  private TrialJson() {}

  /// The answer of POST /v1/rules/dry-run.
  record DryRun(@JsonUnwrapped DecisionsJson decisions, List<PlanStepJson> rules) {

    static DryRun of(Plan plan) {
      return new DryRun(DecisionsJson.of(plan), PlanStepJson.of(plan));
    }
  }

  /// The answer of GET /v1/orders/{id}/plan.
  record Explained(
      @JsonUnwrapped DecisionsJson decisions, SortedSet<String> byHand, List<PlanStepJson> rules) {

    static Explained of(OrderPlan plan) {
      return new Explained(
          DecisionsJson.of(plan.plan()), plan.byHand(), PlanStepJson.of(plan.plan()));
    }
  }

  /// A plan without its reasons.
  record Short(@JsonUnwrapped DecisionsJson decisions, SortedSet<String> byHand) {

    static Short of(OrderPlan plan) {
      return new Short(DecisionsJson.of(plan.plan()), plan.byHand());
    }
  }

  record Line(String orderId, String reference, Short before, Short after) {

    static Line of(RuleTrials.Touched touched) {
      var order = touched.order();
      return new Line(
          order.id(), order.shownNumber(), Short.of(touched.before()), Short.of(touched.after()));
    }
  }

  /// The answer of POST /v1/rules/trial.
  record Trial(List<Line> data) {

    static Trial of(List<RuleTrials.Touched> touched) {
      return new Trial(touched.stream().map(Line::of).toList());
    }
  }

  /// A rule to try: as it would be added, or one that is saved; exactly one of both.
  record Asked(@Nullable RuleDraft rule, @Nullable String ruleId) {}

  static Asked read(Fields body) {
    var rule = body.object("rule");
    var ruleId = body.text("ruleId");
    if ((rule == null) == (ruleId == null)) {
      body.violations().add("rule", OrderWords.RULE_OR_ID);
    }
    return new Asked(rule == null ? null : RuleJson.read(rule), ruleId);
  }
}

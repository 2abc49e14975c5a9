package dev.quayside.engine.order.rule;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A shipping rule on the wire.
public record RuleJson(
    String id,
    String name,
    boolean enabled,
    int position,
    List<ConditionJson> conditions,
    @JsonUnwrapped DecisionsJson decisions) {

  private static final int MOST = 100;

  static RuleJson of(Rule rule) {
    var draft = rule.draft();
    return new RuleJson(
        rule.id(),
        draft.name(),
        draft.enabled(),
        rule.position(),
        draft.conditions().stream().map(ConditionJson::of).toList(),
        DecisionsJson.of(draft));
  }

  public static RuleDraft read(Fields body) {
    var conditions = new ArrayList<Condition>();
    for (var each : body.objects("conditions", MOST)) {
      ConditionJson.read(each).ifPresent(conditions::add);
    }
    var draft =
        new RuleDraft(
            Optional.ofNullable(body.text("name")).orElse(""),
            !Boolean.FALSE.equals(body.bool("enabled")),
            conditions,
            ChoiceJson.read(body, "choice"),
            body.text("preset"),
            body.choice("signature", Signature.values(), Signature::wire),
            Boolean.TRUE.equals(body.bool("insure")),
            body.text("printer"),
            Boolean.TRUE.equals(body.bool("check")),
            EffectsJson.read(body));
    var found = new Violations();
    draft.checkValues(found);
    if (body.violations().isEmpty()) {
      draft.checkMeaning(found);
    }
    found.list().forEach(each -> body.violations().add(body.path(each.field()), each.message()));
    return draft;
  }
}

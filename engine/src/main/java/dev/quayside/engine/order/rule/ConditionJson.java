package dev.quayside.engine.order.rule;

import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.order.rule.condition.Finding;
import dev.quayside.engine.platform.server.json.Fields;
import java.math.BigDecimal;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A condition on the wire: `atLeast` and `atMost` for numbers, `anyOf` for texts, `from` and `to`
/// for hours.
public record ConditionJson(
    String field,
    @Nullable BigDecimal atLeast,
    @Nullable BigDecimal atMost,
    List<String> anyOf,
    @Nullable String from,
    @Nullable String to,
    @Nullable String sku,
    @Nullable String name) {

  private static final int MOST = 100;
  private static final int LONGEST = 100;

  /// The result of one condition.
  public record FindingJson(ConditionJson condition, boolean holds, String found) {

    static FindingJson of(Finding finding) {
      return new FindingJson(
          ConditionJson.of(finding.condition()), finding.holds(), finding.found());
    }
  }

  static ConditionJson of(Condition condition) {
    return new ConditionJson(
        condition.criterion().wire(),
        condition.atLeast(),
        condition.atMost(),
        condition.anyOf(),
        written(condition.from()),
        written(condition.to()),
        condition.sku(),
        condition.name());
  }

  private static @Nullable String written(@Nullable LocalTime time) {
    return time == null ? null : time.toString();
  }

  static Optional<Condition> read(Fields each) {
    each.require("field");
    var criterion = each.choice("field", Criterion.values(), Criterion::wire);
    var atLeast = each.decimal("atLeast");
    var atMost = each.decimal("atMost");
    var anyOf = each.texts("anyOf", MOST);
    var from = each.hour("from");
    var to = each.hour("to");
    var sku = each.text("sku", LONGEST);
    var name = each.text("name", LONGEST);
    if (criterion == null) {
      blank(each, "sku", sku);
      blank(each, "name", name);
    }
    return Optional.ofNullable(criterion)
        .map(known -> new Condition(known, atLeast, atMost, anyOf, from, to, sku, name));
  }

  /// A blank text means nothing, whatever the condition is about.
  private static void blank(Fields each, String field, @Nullable String text) {
    if (text != null) {
      each.violations().require(each.path(field), text);
    }
  }
}

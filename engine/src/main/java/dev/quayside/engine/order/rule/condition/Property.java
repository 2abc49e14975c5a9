package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.problem.Violations;
import java.util.List;

/// A property of orders, and how a condition on it is judged. No condition holds for what is not
/// known.
interface Property {

  /// What a condition on it consists of.
  Asked asked();

  /// Names what is missing or wrong in those parts.
  void check(Condition condition, String path, Violations found);

  boolean holds(Condition condition, Facts facts);

  /// What the order has, for an explanation; empty when it is not known.
  String found(Condition condition, Facts facts);

  /// The words to choose from; empty where any text is a pattern.
  default List<String> words() {
    return List.of();
  }
}

package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.text.WireWord;

/// Whether the order crosses a border.
enum Lane implements WireWord {
  DOMESTIC,
  INTERNATIONAL;

  static Lane of(Facts facts) {
    return facts.to().country().equals(facts.from().address().country()) ? DOMESTIC : INTERNATIONAL;
  }
}

package dev.quayside.app.screen.orders;

import java.util.function.Predicate;

/// What a packer has to look at among the orders to buy, once their rates are known.
enum Concern {
  /// No rate, as nothing is known of the weight.
  WEIGHTLESS("orders.outlook.weightless", row -> row.isStopped() && row.weight() == null),
  /// No rate for another reason.
  STOPPED("orders.outlook.stopped", row -> row.isStopped() && row.weight() != null),
  /// The buyer asked for a service that no rule knows, and gets another one.
  UNMAPPED("orders.outlook.unmapped", OrderRow::isUnmapped);

  private final String key;
  private final Predicate<OrderRow> which;

  Concern(String key, Predicate<OrderRow> which) {
    this.key = key;
    this.which = which;
  }

  /// The key of its words; `{0}` is the number of orders, `{1}` what their buyers asked for.
  String key() {
    return key;
  }

  boolean holds(OrderRow row) {
    return row.canShip() && which.test(row);
  }
}

package dev.quayside.app.screen.orders;

import dev.quayside.engine.base.money.Money;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// What pressing Buy would buy, as far as the rates that were asked for tell.
///
/// @param labels orders that nothing is known against
/// @param total what these cost; empty until each has its price, and in several currencies
/// @param weightless orders that have no rate because nobody weighed them
/// @param stopped orders that have no rate for another reason
record BatchOutlook(int labels, Optional<Money> total, int weightless, int stopped) {

  static BatchOutlook of(List<OrderRow> shippable) {
    var good = shippable.stream().filter(row -> !row.isStopped()).toList();
    int weightless =
        (int) shippable.stream().filter(row -> row.isStopped() && row.weight() == null).count();
    return new BatchOutlook(
        good.size(), sum(good), weightless, shippable.size() - good.size() - weightless);
  }

  private static Optional<Money> sum(List<OrderRow> rows) {
    var prices =
        rows.stream()
            .map(OrderRow::rated)
            .filter(Objects::nonNull)
            .map(OrderRow.Rated::price)
            .filter(Objects::nonNull)
            .toList();
    boolean known =
        prices.size() == rows.size()
            && prices.stream().map(Money::currency).distinct().count() == 1;
    return known ? prices.stream().reduce(Money::plus) : Optional.empty();
  }
}

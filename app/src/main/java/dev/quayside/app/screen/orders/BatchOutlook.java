package dev.quayside.app.screen.orders;

import dev.quayside.engine.base.money.Money;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;

/// What pressing Buy would buy, by the rates asked for so far. What it would leave out and why is
/// {@link Concern}'s.
///
/// @param labels orders without a known obstacle
/// @param priced how many of these have a price
/// @param totals their price, by currency; empty until each has one
record BatchOutlook(int labels, int priced, List<Money> totals) {

  static BatchOutlook of(List<OrderRow> shippable) {
    var good = shippable.stream().filter(row -> !row.isStopped()).toList();
    var prices = prices(good);
    return new BatchOutlook(
        good.size(), prices.size(), prices.size() == good.size() ? totals(prices) : List.of());
  }

  private static List<Money> prices(List<OrderRow> rows) {
    return rows.stream()
        .map(OrderRow::rated)
        .filter(Objects::nonNull)
        .map(OrderRow.Rated::price)
        .filter(Objects::nonNull)
        .toList();
  }

  private static List<Money> totals(List<Money> prices) {
    var byCurrency = new LinkedHashMap<Currency, Money>();
    prices.forEach(price -> byCurrency.merge(price.currency(), price, Money::plus));
    return List.copyOf(byCurrency.values());
  }
}

package dev.quayside.engine.source.shopify;

import dev.quayside.engine.source.kind.TreeWire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All fulfilment orders of an order with all their lines: the first few come with the order, the
/// rest is asked for.
record OrderParts(Questions questions) {

  /// How Shopify is asked.
  @FunctionalInterface
  interface Questions {
    TreeWire ask(String question, Map<String, Object> variables);
  }

  private static final String PARTS = "fulfillmentOrders";
  private static final String LINES = "lineItems";

  /// Where a list goes on; empty at its end.
  static Optional<String> next(TreeWire list) {
    return list.isTrue("pageInfo", "hasNextPage")
        ? Optional.of(list.text("pageInfo", "endCursor")).filter(cursor -> !cursor.isEmpty())
        : Optional.empty();
  }

  List<FulfillmentOrder> of(TreeWire order) {
    return all(order.text("id"), order.at(PARTS), ShopifyQueries.MORE_FULFILLMENT_ORDERS).stream()
        .map(part -> new FulfillmentOrder(part, lines(part, ShopifyQueries.MORE_LINES)))
        .toList();
  }

  /// @param first the beginning of the list of fulfilment orders
  /// @param more the question for the rest
  List<TreeWire> all(String order, TreeWire first, String more) {
    var all = new ArrayList<>(first.list("nodes"));
    for (var next = next(first); next.isPresent(); ) {
      var page = questions.ask(more, Map.of("id", order, "after", next.get())).at("order", PARTS);
      all.addAll(page.list("nodes"));
      next = next(page);
    }
    return all;
  }

  /// @param part a fulfilment order with the beginning of its lines
  /// @param more the question for the rest
  List<TreeWire> lines(TreeWire part, String more) {
    var first = part.at(LINES);
    var all = new ArrayList<>(first.list("nodes"));
    for (var next = next(first); next.isPresent(); ) {
      var asked = Map.<String, Object>of("id", part.text("id"), "after", next.get());
      var page = questions.ask(more, asked).at("fulfillmentOrder", LINES);
      all.addAll(page.list("nodes"));
      next = next(page);
    }
    return all;
  }
}

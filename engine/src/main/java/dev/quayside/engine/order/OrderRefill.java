package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Fills in what waiting orders lack of their goods when a person adds it to the catalogue later.
/// What an order says itself is kept, and orders with parcels are left alone.
record OrderRefill(
    Database database,
    OrderStore store,
    OrderListStore lists,
    OrderEvents events,
    WorkspaceClock clock)
    implements Products.Entered {

  private static final int READ_AT_ONCE = 1_000;

  /// Orders written in one transaction; small, so that purchases do not wait long for the writer.
  private static final int FILLED_AT_ONCE = 10;

  private static final OrderFilter WAITING = OrderFilter.unfinished(true);

  /// Finds the orders with reads, then fills them a few at a time, after reading each again in the
  /// writing transaction.
  @Override
  public void happened(WorkspaceId workspace, List<Product> products) {
    var known = new HashMap<String, Product>();
    products.forEach(each -> known.put(Product.key(each.sku()), each));
    if (known.isEmpty()) {
      return;
    }
    var filter =
        known.size() > 1
            ? WAITING
            : new OrderFilter(WAITING.states(), known.keySet().iterator().next());
    @Nullable String before = null;
    List<SalesOrder> some;
    do {
      var from = before;
      some = database.read(tx -> lists.page(tx, workspace, filter, from, READ_AT_ONCE));
      var ids =
          some.stream()
              .filter(order -> !filled(order, known).equals(order.details()))
              .map(SalesOrder::id)
              .toList();
      for (int at = 0; at < ids.size(); at += FILLED_AT_ONCE) {
        fill(workspace, ids.subList(at, Math.min(at + FILLED_AT_ONCE, ids.size())), known);
      }
      before = some.isEmpty() ? null : some.getLast().id();
    } while (some.size() == READ_AT_ONCE);
  }

  private void fill(WorkspaceId workspace, List<String> ids, Map<String, Product> known) {
    database.write(
        tx -> {
          for (var id : ids) {
            store.byId(tx, workspace, id).ifPresent(order -> fill(tx, workspace, order, known));
          }
          return ids.size();
        });
  }

  private void fill(Tx tx, WorkspaceId workspace, SalesOrder order, Map<String, Product> known) {
    var details = filled(order, known);
    if (!details.equals(order.details())
        && store.change(tx, workspace, order, details, null, clock.now(workspace))) {
      var changed = store.byId(tx, workspace, order.id()).orElseThrow();
      events.happened(tx, workspace, EventType.ORDER_UPDATED, changed);
    }
  }

  /// The details with the missing values; unchanged when the order has parcels.
  private static OrderDetails filled(SalesOrder order, Map<String, Product> known) {
    var details = order.details();
    return order.hasParcels()
        ? details
        : details.with(details.items().stream().map(item -> filled(item, known)).toList());
  }

  private static OrderItem filled(OrderItem item, Map<String, Product> known) {
    return item.product()
        .map(name -> known.get(Product.key(name)))
        .map(product -> OrderGoods.complete(item, product))
        .orElse(item);
  }
}

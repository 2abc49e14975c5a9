package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.Tx;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Fills orders that wait with what a person enters of their goods later. What an order has stands,
/// and so does what is in parcels.
record OrderRefill(OrderStore store, OrderListStore lists, OrderEvents events, WorkspaceClock clock)
    implements Products.Entered {

  private static final int AT_ONCE = 1_000;

  @Override
  public void happened(Tx tx, WorkspaceId workspace, List<Product> products) {
    var known = new HashMap<String, Product>();
    products.forEach(each -> known.put(Product.key(each.sku()), each));
    if (known.isEmpty()) {
      return;
    }
    var waiting = OrderFilter.unfinished(true);
    var filter =
        known.size() > 1
            ? waiting
            : new OrderFilter(waiting.states(), known.keySet().iterator().next());
    @Nullable String before = null;
    List<SalesOrder> some;
    do {
      some = lists.page(tx, workspace, filter, before, AT_ONCE);
      some.forEach(order -> fill(tx, workspace, order, known));
      before = some.isEmpty() ? null : some.getLast().id();
    } while (some.size() == AT_ONCE);
  }

  private void fill(Tx tx, WorkspaceId workspace, SalesOrder order, Map<String, Product> known) {
    var details = order.details();
    var items = details.items().stream().map(item -> filled(item, known)).toList();
    if (!order.hasParcels()
        && !items.equals(details.items())
        && store.change(tx, workspace, order, details.with(items), null, clock.now(workspace))) {
      var changed = store.byId(tx, workspace, order.id()).orElseThrow();
      events.happened(tx, workspace, EventType.ORDER_UPDATED, changed);
    }
  }

  private static OrderItem filled(OrderItem item, Map<String, Product> known) {
    var sku = item.sku();
    var product = sku == null ? null : known.get(Product.key(sku));
    return product == null ? item : OrderGoods.complete(item, product);
  }
}

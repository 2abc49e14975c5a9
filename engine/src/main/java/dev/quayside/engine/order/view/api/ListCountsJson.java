package dev.quayside.engine.order.view.api;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.api.OrderQueryJson;
import dev.quayside.engine.order.view.ViewCounts;
import dev.quayside.engine.order.view.ViewDraft;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.shipping.ShipmentQueryJson;
import dev.quayside.engine.shipping.shipment.ShipmentSort;
import dev.quayside.engine.shipping.store.Shipments;

/// Counts the rows of views as their lists count them.
public record ListCountsJson(Orders orders, Shipments shipments) implements ViewCounts {

  @Override
  public long of(Caller caller, ViewDraft view) {
    var query = QueryParameters.of(view.filter());
    return switch (view.list()) {
      case ORDERS -> {
        var filter = OrderQueryJson.filter(query);
        yield query.violations().isEmpty() ? orders.count(caller, filter) : 0;
      }
      case SHIPMENTS -> {
        var filter = ShipmentQueryJson.filterOfShipments(query);
        var first = Slice.of(ShipmentSort.CREATED_AT, new Page.Request(1, 1));
        yield shipments.list(caller, filter, first).total();
      }
    };
  }
}

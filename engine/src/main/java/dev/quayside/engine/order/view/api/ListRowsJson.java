package dev.quayside.engine.order.view.api;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.page.WorkspaceDays;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.api.OrderQueryJson;
import dev.quayside.engine.order.view.ViewDraft;
import dev.quayside.engine.order.view.ViewRows;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.shipping.ShipmentQueryJson;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentSort;
import dev.quayside.engine.shipping.store.Shipments;
import java.util.List;
import java.util.Optional;

/// The rows of views, as their lists leave them.
///
/// @param days which day it is where they are read
public record ListRowsJson(Orders orders, Shipments shipments, WorkspaceDays days)
    implements ViewRows {

  private static final Slice<ShipmentSort> ONE =
      Slice.of(ShipmentSort.CREATED_AT, new Page.Request(1, 1));

  @Override
  public long count(Caller caller, ViewDraft view) {
    return switch (view.list()) {
      case ORDERS -> filter(caller, view).map(each -> orders.count(caller, each)).orElse(0L);
      case SHIPMENTS -> shipments.list(caller, ofShipments(caller, view), ONE).total();
    };
  }

  @Override
  public List<String> ids(Caller caller, ViewDraft view, int most) {
    return switch (view.list()) {
      case ORDERS ->
          filter(caller, view)
              .map(each -> orders.edits().ids(caller, each, most))
              .orElse(List.of());
      case SHIPMENTS -> shipments.ids(caller, ofShipments(caller, view), most);
    };
  }

  private Optional<OrderFilter> filter(Caller caller, ViewDraft view) {
    var query = QueryParameters.of(view.filter());
    var filter = OrderQueryJson.filter(query, () -> days.today(caller.workspace()));
    return query.violations().isEmpty() ? Optional.of(filter) : Optional.empty();
  }

  private ShipmentFilter ofShipments(Caller caller, ViewDraft view) {
    return ShipmentQueryJson.filterOfShipments(
        QueryParameters.of(view.filter()), () -> days.today(caller.workspace()));
  }
}

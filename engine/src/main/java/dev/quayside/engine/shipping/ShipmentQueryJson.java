package dev.quayside.engine.shipping;

import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.shipping.shipment.LabelStatus;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentSort;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What GET /v1/shipments and GET /v1/labels are asked: the same filters, but for what `status`
/// means.
record ShipmentQueryJson(ShipmentFilter filter, Slice<ShipmentSort> slice) {

  static ShipmentQueryJson shipments(QueryParameters query) {
    return read(query, query.choice("status", ShipmentStatus.toldOf(), ShipmentStatus::wire), null);
  }

  static ShipmentQueryJson labels(QueryParameters query) {
    return read(query, null, query.choice("status", LabelStatus.values(), LabelStatus::wire));
  }

  private static ShipmentQueryJson read(
      QueryParameters query, @Nullable ShipmentStatus status, @Nullable LabelStatus labelStatus) {
    return new ShipmentQueryJson(
        new ShipmentFilter(
            query.text("carrier"),
            query.text("service"),
            status,
            labelStatus,
            query.text("trackingNumber"),
            query.text("reference"),
            query.instant("createdAfter"),
            query.instant("createdBefore"),
            query.named("metadata")),
        query.slice(List.of(ShipmentSort.values())));
  }
}

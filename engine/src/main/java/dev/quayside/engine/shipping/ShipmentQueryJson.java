package dev.quayside.engine.shipping;

import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.carrier.catalogue.CarrierQueryJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.ParameterObject;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.shipping.shipment.LabelStatus;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentSort;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The query of GET /v1/shipments and GET /v1/labels. Both have the same filters, except that
/// `status` is a shipment's or a label's status.
public record ShipmentQueryJson(ShipmentFilter filter, Slice<ShipmentSort> slice) {

  /// The parameters that narrow the list.
  private static final List<String> NAMES =
      List.of(
          "carrier",
          "service",
          "status",
          "trackingNumber",
          "reference",
          "metadata",
          "search",
          "createdAfter",
          "createdBefore",
          "updatedAfter",
          "updatedBefore");

  static ShipmentQueryJson shipments(QueryParameters query) {
    return new ShipmentQueryJson(filterOfShipments(query), slice(query));
  }

  static ShipmentQueryJson labels(QueryParameters query) {
    return new ShipmentQueryJson(filterOfLabels(query), slice(query));
  }

  /// The parameters of an object `filter`, by name.
  public static Map<String, String> read(Fields filter) {
    var parameters = ParameterObject.read(filter, NAMES);
    var query = QueryParameters.of(parameters);
    filterOfShipments(query);
    query
        .violations()
        .list()
        .forEach(each -> filter.violations().add(filter.path(each.field()), each.message()));
    return parameters;
  }

  public static ShipmentFilter filterOfShipments(QueryParameters query) {
    return filter(
        query, query.filters("status", ShipmentStatus.toldOf(), ShipmentStatus::wire), null);
  }

  static ShipmentFilter filterOfLabels(QueryParameters query) {
    return filter(query, Set.of(), query.filter("status", LabelStatus.values(), LabelStatus::wire));
  }

  private static Slice<ShipmentSort> slice(QueryParameters query) {
    return query.slice(List.of(ShipmentSort.values()));
  }

  private static ShipmentFilter filter(
      QueryParameters query, Set<ShipmentStatus> statuses, @Nullable LabelStatus labelStatus) {
    return new ShipmentFilter(
        CarrierQueryJson.read(query),
        query.text("service"),
        statuses,
        labelStatus,
        query.text("trackingNumber"),
        query.text("reference"),
        query.instant("createdAfter"),
        query.instant("createdBefore"),
        query.named("metadata"),
        query.instant("updatedAfter"),
        query.instant("updatedBefore"),
        query.text("search"));
  }
}

package dev.quayside.engine.shipping;

import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.page.Today;
import dev.quayside.engine.carrier.catalogue.CarrierQueryJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.ParameterObject;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.shipping.shipment.LabelStatus;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentSort;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
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
          "updatedBefore",
          "created",
          "updated");

  /// While a body is read it is not known whose days they are.
  private static final Supplier<Today> ANY_DAY = () -> new Today(LocalDate.EPOCH, ZoneOffset.UTC);

  /// @param today where the list is read
  static ShipmentQueryJson shipments(QueryParameters query, Supplier<Today> today) {
    return new ShipmentQueryJson(filterOfShipments(query, today), slice(query));
  }

  static ShipmentQueryJson labels(QueryParameters query, Supplier<Today> today) {
    return new ShipmentQueryJson(filterOfLabels(query, today), slice(query));
  }

  /// The parameters of an object `filter`, by name.
  public static Map<String, String> read(Fields filter) {
    var parameters = ParameterObject.read(filter, NAMES);
    var query = QueryParameters.of(parameters);
    filterOfShipments(query, ANY_DAY);
    query
        .violations()
        .list()
        .forEach(each -> filter.violations().add(filter.path(each.field()), each.message()));
    return parameters;
  }

  public static ShipmentFilter filterOfShipments(QueryParameters query, Supplier<Today> today) {
    return filter(
        query, query.filters("status", ShipmentStatus.toldOf(), ShipmentStatus::wire), null, today);
  }

  static ShipmentFilter filterOfLabels(QueryParameters query, Supplier<Today> today) {
    return filter(
        query, Set.of(), query.filter("status", LabelStatus.values(), LabelStatus::wire), today);
  }

  private static Slice<ShipmentSort> slice(QueryParameters query) {
    return query.slice(List.of(ShipmentSort.values()));
  }

  private static ShipmentFilter filter(
      QueryParameters query,
      Set<ShipmentStatus> statuses,
      @Nullable LabelStatus labelStatus,
      Supplier<Today> today) {
    var times = query.times(today);
    return new ShipmentFilter(
        CarrierQueryJson.read(query),
        query.text("service"),
        statuses,
        labelStatus,
        query.text("trackingNumber"),
        query.text("reference"),
        times.createdAfter(),
        times.createdBefore(),
        query.named("metadata"),
        times.updatedAfter(),
        times.updatedBefore(),
        query.textOrNothing("search"));
  }
}

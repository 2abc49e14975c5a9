package dev.quayside.engine.order.view.api;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.api.OrderQueryJson;
import dev.quayside.engine.order.view.CountedView;
import dev.quayside.engine.order.view.ViewDraft;
import dev.quayside.engine.order.view.ViewList;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.shipping.ShipmentQueryJson;
import dev.quayside.engine.shipping.shipment.ShipmentSort;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A kept list on the wire.
///
/// @param count how many rows it leaves for who asks
record ViewJson(
    String id,
    String name,
    String list,
    Map<String, String> filter,
    @Nullable String sort,
    List<String> columns,
    boolean shared,
    long count) {

  private static final String SORT = "sort";

  static ViewJson of(CountedView counted) {
    var draft = counted.view().draft();
    return new ViewJson(
        counted.view().id(),
        draft.name(),
        draft.list().wire(),
        draft.filter(),
        draft.sort(),
        draft.columns(),
        draft.shared(),
        counted.count());
  }

  static ViewDraft read(Fields body) {
    body.require("name");
    body.require("list");
    var list =
        Objects.requireNonNullElse(
            body.choice("list", ViewList.values(), ViewList::wire), ViewList.ORDERS);
    var sort = body.text(SORT);
    if (sort != null) {
      checkSort(body, list, sort);
    }
    var draft =
        new ViewDraft(
            Objects.requireNonNullElse(body.text("name"), ""),
            list,
            filter(body.object("filter"), list),
            sort,
            body.texts("columns", ViewDraft.MOST_COLUMNS),
            Boolean.TRUE.equals(body.bool("shared")));
    var found = new Violations();
    draft.check(found);
    body.violations().addAll(found.list());
    return draft;
  }

  private static Map<String, String> filter(@Nullable Fields filter, ViewList list) {
    if (filter == null) {
      return Map.of();
    }
    return switch (list) {
      case ORDERS -> OrderQueryJson.read(filter).parameters();
      case SHIPMENTS -> ShipmentQueryJson.read(filter);
    };
  }

  private static void checkSort(Fields body, ViewList list, String sort) {
    var query = QueryParameters.of(Map.of(SORT, sort));
    switch (list) {
      case ORDERS -> query.slice(List.of(OrderFilter.Sort.values()));
      case SHIPMENTS -> query.slice(List.of(ShipmentSort.values()));
    }
    body.violations().addAll(query.violations().list());
  }
}

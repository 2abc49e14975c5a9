package dev.quayside.engine.order.search;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.parcel.preset.Presets;
import dev.quayside.engine.shipping.search.ShipmentLists;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.store.Shipments;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Finds shipments, orders and presets: exact matches first, then names that begin with the words,
/// then names that contain them; the newest first among equals.
public record RecordSearch(
    Shipments shipments, ShipmentLists lists, Orders orders, Presets presets) {

  private static final int SHIPMENTS = 8;
  private static final int ORDERS = 6;
  private static final int PRESETS = 3;

  /// The few best matches.
  public List<FoundRecord> find(Caller caller, String words) {
    var typed = words.toLowerCase(Locale.ROOT);
    var shipped = shipments(caller, words);
    var all = new ArrayList<FoundRecord>();
    shipped.forEach(shipment -> all.add(new FoundRecord.OfShipment(shipment)));
    orders(caller, words).stream()
        .filter(order -> !isAmong(shipped, order))
        .forEach(order -> all.add(new FoundRecord.OfOrder(order)));
    presets.list(caller).stream()
        .filter(preset -> preset.name().toLowerCase(Locale.ROOT).contains(typed))
        .limit(PRESETS)
        .forEach(preset -> all.add(new FoundRecord.OfPreset(preset)));
    return all.stream().sorted(Comparator.comparingInt(each -> rank(each, typed))).toList();
  }

  /// Rank of a match; lower is better.
  private static int rank(FoundRecord found, String words) {
    var names = found.names();
    return names.contains(words)
        ? 0
        : names.stream().anyMatch(name -> name.startsWith(words)) ? 1 : 2;
  }

  /// Shipments that match. Those with exactly this tracking number or reference are looked up
  /// separately, since they may be too old to be among the newest.
  private List<Shipment> shipments(Caller caller, String words) {
    var found = new LinkedHashMap<String, Shipment>();
    var tracked = new ShipmentFilter(null, null, null, null, words, null, null, null);
    var referenced = new ShipmentFilter(null, null, null, null, null, words, null, null);
    for (var filter : List.of(tracked, referenced)) {
      shipments.list(caller, filter, Page.Request.FIRST).items().stream()
          .limit(SHIPMENTS)
          .forEach(shipment -> found.putIfAbsent(shipment.id(), shipment));
    }
    lists
        .first(caller, newest(words), SHIPMENTS)
        .forEach(shipment -> found.putIfAbsent(shipment.id(), shipment));
    return found.values().stream().limit(SHIPMENTS).toList();
  }

  private List<SalesOrder> orders(Caller caller, String words) {
    var found = new LinkedHashMap<String, SalesOrder>();
    orders.called(caller, words).forEach(order -> found.put(order.id(), order));
    orders
        .list(caller, new OrderFilter(Set.of(), words), null, ORDERS)
        .forEach(order -> found.putIfAbsent(order.id(), order));
    return found.values().stream().limit(ORDERS).toList();
  }

  private static ShipmentSearch newest(String words) {
    return new ShipmentSearch(
        ShipmentTab.ALL, words, null, null, null, ShipmentSearch.Order.BOUGHT, true);
  }

  /// Whether the order's shipment is among the results.
  private static boolean isAmong(List<Shipment> shipments, SalesOrder order) {
    var label = order.shipment();
    return label != null
        && shipments.stream().anyMatch(shipment -> shipment.id().equals(label.shipmentId()));
  }
}

package dev.quayside.engine.shipping.search;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Long lists for a window: first which shipments and in what order, then the few that are on the
/// screen. So 100,000 shipments cost their ids only.
public final class ShipmentLists {

  private static final int EXPORT_AT_ONCE = 500;

  private final Database database;
  private final ShipmentSearchStore store = new ShipmentSearchStore();

  public ShipmentLists(Database database) {
    this.database = database;
  }

  /// Ids of all that match, in order.
  public List<String> ids(Caller caller, ShipmentSearch search) {
    return database.read(tx -> store.ids(tx, caller.workspace(), search));
  }

  /// The first few that match, in order.
  public List<Shipment> first(Caller caller, ShipmentSearch search, int most) {
    return rows(caller, database.read(tx -> store.first(tx, caller.workspace(), search, most)));
  }

  /// The shipments of these ids in this order; those that are gone are left out.
  ///
  /// @param ids at most some hundreds
  public List<Shipment> rows(Caller caller, Collection<String> ids) {
    if (ids.isEmpty()) {
      return List.of();
    }
    var found = database.read(tx -> store.rows(tx, caller.workspace(), ids));
    return ids.stream().filter(found::containsKey).map(found::get).toList();
  }

  /// Writes all that match as a table for a spreadsheet, in order: UTF-8, RFC 4180, a header line.
  ///
  /// @return how many
  /// @throws IOException when `out` takes no more
  public int export(Caller caller, ShipmentSearch search, OutputStream out) throws IOException {
    var ids = ids(caller, search);
    try (var table = new ShipmentCsvWire(out)) {
      for (int from = 0; from < ids.size(); from += EXPORT_AT_ONCE) {
        var some = ids.subList(from, Math.min(ids.size(), from + EXPORT_AT_ONCE));
        for (var shipment : rows(caller, some)) {
          table.add(shipment);
        }
      }
    }
    return ids.size();
  }

  /// How many match under each tab, whatever the search's own tab.
  public Map<ShipmentTab, Integer> counts(Caller caller, ShipmentSearch search) {
    var byStatus = database.read(tx -> store.counts(tx, caller.workspace(), search));
    var counts = new EnumMap<ShipmentTab, Integer>(ShipmentTab.class);
    for (var tab : ShipmentTab.values()) {
      counts.put(
          tab,
          byStatus.entrySet().stream()
              .filter(entry -> tab.holds(entry.getKey()))
              .mapToInt(Map.Entry::getValue)
              .sum());
    }
    return counts;
  }
}

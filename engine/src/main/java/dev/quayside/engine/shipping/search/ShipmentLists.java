package dev.quayside.engine.shipping.search;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Gatherers;
import org.jspecify.annotations.Nullable;

/// Long lists of shipments for a window, read in two steps: first an outline, then the few rows on
/// the screen. So a list of a million costs no more than one of a thousand.
public final class ShipmentLists {

  private static final int AT_ONCE = 500;

  private final Database database;
  private final ShipmentSearchStore store = new ShipmentSearchStore();

  public ShipmentLists(Database database) {
    this.database = database;
  }

  /// The keys at which the pages of all matching shipments begin, in order.
  ///
  /// @param sought ids whose positions in the list are wanted; at most some hundreds
  public Outline outline(Caller caller, ShipmentSearch search, Collection<String> sought) {
    return database.read(tx -> store.outline(tx, caller.workspace(), search, sought));
  }

  /// The shipments from a key of the {@link #outline} on, in order.
  ///
  /// @param most number of shipments, at most some hundreds
  public List<Shipment> page(Caller caller, ShipmentSearch search, RowKey from, int most) {
    return database.read(
        tx -> rows(tx, caller, store.ids(tx, caller.workspace(), search, from, most)));
  }

  /// The first few matching shipments, in order.
  public List<Shipment> first(Caller caller, ShipmentSearch search, int most) {
    return database.read(
        tx -> rows(tx, caller, store.ids(tx, caller.workspace(), search, null, most)));
  }

  /// The shipments with these ids, in this order; ids that no longer exist are left out.
  ///
  /// @param ids at most some hundreds
  public List<Shipment> rows(Caller caller, Collection<String> ids) {
    return database.read(tx -> rows(tx, caller, ids));
  }

  private List<Shipment> rows(Tx tx, Caller caller, Collection<String> ids) {
    if (ids.isEmpty()) {
      return List.of();
    }
    var found = store.rows(tx, caller.workspace(), ids);
    return ids.stream().filter(found::containsKey).map(found::get).toList();
  }

  /// A selection of all shipments that match now.
  public ShipmentSelection all(Caller caller, ShipmentSearch search) {
    return database.read(tx -> store.all(tx, caller.workspace(), search));
  }

  /// The next shipments of a selection, newest first. Those that no longer match are skipped.
  ///
  /// @param before id of the last one read before; null to begin
  public List<String> chosen(
      Caller caller, ShipmentSelection selection, @Nullable String before, int most) {
    return switch (selection) {
      case ShipmentSelection.Some(var ids) ->
          ids.stream()
              .filter(id -> before == null || id.compareTo(before) < 0)
              .sorted(Comparator.reverseOrder())
              .limit(most)
              .toList();
      case ShipmentSelection.All all ->
          database.read(tx -> store.chosen(tx, caller.workspace(), all, before, most));
    };
  }

  /// Writes all matching shipments as CSV, in order: UTF-8, RFC 4180, with a header line.
  ///
  /// @return the number of shipments
  /// @throws IOException when `out` fails
  public int export(Caller caller, ShipmentSearch search, OutputStream out) throws IOException {
    try (var table = new ShipmentCsvWire(out)) {
      return database.read(tx -> export(tx, caller, search, table));
    } catch (UncheckedIOException full) {
      throw full.getCause();
    }
  }

  private int export(Tx tx, Caller caller, ShipmentSearch search, ShipmentCsvWire table) {
    int count = 0;
    try (var ids = store.ids(tx, caller.workspace(), search)) {
      var some = ids.gather(Gatherers.windowFixed(AT_ONCE)).iterator();
      while (some.hasNext()) {
        for (var shipment : rows(tx, caller, some.next())) {
          table.add(shipment);
          count++;
        }
      }
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
    return count;
  }

  /// Number of matching shipments under each tab, whichever tab the search is for.
  ///
  /// @param unprinted ids of the labels that are not printed yet
  public Map<ShipmentTab, Integer> counts(
      Caller caller, ShipmentSearch search, Set<String> unprinted) {
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
    var lacking = search.under(ShipmentTab.UNPRINTED).among(unprinted);
    counts.put(ShipmentTab.UNPRINTED, unprinted.isEmpty() ? 0 : all(caller, lacking).count());
    return counts;
  }
}

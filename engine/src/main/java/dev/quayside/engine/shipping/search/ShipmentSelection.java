package dev.quayside.engine.shipping.search;

import java.util.HashSet;
import java.util.Set;

/// The shipments selected in a list.
public sealed interface ShipmentSelection {

  static ShipmentSelection none() {
    return new Some(Set.of());
  }

  int count();

  boolean holds(String shipmentId);

  default boolean isEmpty() {
    return count() == 0;
  }

  /// Shipments selected one by one.
  record Some(Set<String> ids) implements ShipmentSelection {

    public Some {
      ids = Set.copyOf(ids);
    }

    @Override
    public int count() {
      return ids.size();
    }

    @Override
    public boolean holds(String shipmentId) {
      return ids.contains(shipmentId);
    }
  }

  /// All shipments that a search found, except some. Those bought later do not belong to it.
  ///
  /// @param newest id of the newest one found
  /// @param found number of shipments found
  record All(ShipmentSearch search, String newest, int found, Set<String> except)
      implements ShipmentSelection {

    public All {
      except = Set.copyOf(except);
    }

    @Override
    public int count() {
      return found - except.size();
    }

    /// @param shipmentId id of a shipment that the search finds
    @Override
    public boolean holds(String shipmentId) {
      return shipmentId.compareTo(newest) <= 0 && !except.contains(shipmentId);
    }

    /// A copy with one shipment excepted, or included again if it was.
    ///
    /// @param shipmentId id of a shipment that the search finds
    public All toggled(String shipmentId) {
      if (shipmentId.compareTo(newest) > 0) {
        return this;
      }
      var others = new HashSet<>(except);
      if (!others.remove(shipmentId)) {
        others.add(shipmentId);
      }
      return new All(search, newest, found, others);
    }
  }
}

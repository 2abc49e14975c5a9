package dev.quayside.engine.shipping.search;

import java.util.HashSet;
import java.util.Set;

/// Which shipments somebody has chosen in a list.
public sealed interface ShipmentSelection {

  static ShipmentSelection none() {
    return new Some(Set.of());
  }

  int count();

  boolean holds(String shipmentId);

  default boolean isEmpty() {
    return count() == 0;
  }

  /// Each by itself.
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

  /// All that a search found, but for some. What was bought later is not among them.
  ///
  /// @param newest id of the newest of them
  /// @param found how many the search found
  record All(ShipmentSearch search, String newest, int found, Set<String> except)
      implements ShipmentSelection {

    public All {
      except = Set.copyOf(except);
    }

    @Override
    public int count() {
      return found - except.size();
    }

    /// @param shipmentId of one that the search finds
    @Override
    public boolean holds(String shipmentId) {
      return shipmentId.compareTo(newest) <= 0 && !except.contains(shipmentId);
    }

    /// Leaves one out, or takes it in again.
    ///
    /// @param shipmentId of one that the search finds
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

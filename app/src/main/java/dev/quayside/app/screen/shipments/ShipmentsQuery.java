package dev.quayside.app.screen.shipments;

import dev.quayside.app.screen.shipments.ShipmentsGateway.CarrierName;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentSearch.Order;
import dev.quayside.engine.shipping.search.ShipmentTab;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// What the list of shipments is narrowed to and sorted by.
final class ShipmentsQuery {

  private final ZoneId zone;
  final ObjectProperty<ShipmentTab> tab = new SimpleObjectProperty<>(ShipmentTab.ALL);
  final StringProperty words = new SimpleStringProperty("");
  final ObjectProperty<BoughtWithin> span = new SimpleObjectProperty<>(BoughtWithin.ALWAYS);
  final ObjectProperty<CarrierName> carrier = new SimpleObjectProperty<>(CarrierName.ALL);

  /// The carriers to filter by, the choice of all first.
  final ObservableList<CarrierName> carriers = FXCollections.observableArrayList(CarrierName.ALL);

  /// Ids of the shipments that a view leaves whose filter the list's own fields cannot say; null
  /// for all.
  final ObjectProperty<@Nullable Set<String>> only = new SimpleObjectProperty<>();

  private Order order = Order.BOUGHT;
  private boolean descending = true;

  /// @param zone the time zone of the days
  ShipmentsQuery(ZoneId zone) {
    this.zone = zone;
  }

  boolean isNarrowed() {
    return !words.get().isBlank()
        || tab.get() != ShipmentTab.ALL
        || span.get() != BoughtWithin.ALWAYS
        || !carrier.get().isAll()
        || only.get() != null;
  }

  /// Removes all filters.
  void widen() {
    only.set(null);
    words.set("");
    tab.set(ShipmentTab.ALL);
    span.set(BoughtWithin.ALWAYS);
    carrier.set(CarrierName.ALL);
  }

  /// @return whether that is another order
  boolean sort(Order by, boolean downwards) {
    boolean other = by != order || downwards != descending;
    order = by;
    descending = downwards;
    return other;
  }

  /// @param now by the workspace's clock
  ShipmentSearch at(Instant now) {
    var one = carrier.get();
    return new ShipmentSearch(
            tab.get(),
            words.get(),
            one.isAll() ? null : one.code(),
            span.get().from(now, zone),
            span.get().to(now, zone),
            order,
            descending)
        .only(only.get());
  }
}

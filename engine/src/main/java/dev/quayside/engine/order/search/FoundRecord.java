package dev.quayside.engine.order.search;

import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A record that matches the typed words.
public sealed interface FoundRecord {

  /// The names it is searched by, in lower case.
  List<String> names();

  /// A shipment; a shipped order is found as its shipment.
  record OfShipment(Shipment shipment) implements FoundRecord {
    @Override
    public List<String> names() {
      var consignment = shipment.consignment();
      return lowered(
          consignment.reference(),
          shipment.trackingNumber().orElse(shipment.id()),
          consignment.to().name(),
          consignment.to().company());
    }
  }

  /// An order whose label is not among the results.
  record OfOrder(SalesOrder order) implements FoundRecord {
    @Override
    public List<String> names() {
      var to = order.details().to();
      return lowered(order.shownNumber(), to.name(), to.company());
    }
  }

  /// A parcel preset.
  record OfPreset(Preset preset) implements FoundRecord {
    @Override
    public List<String> names() {
      return lowered(preset.name());
    }
  }

  private static List<String> lowered(@Nullable String... names) {
    return Arrays.stream(names)
        .filter(Objects::nonNull)
        .map(name -> name.toLowerCase(Locale.ROOT))
        .toList();
  }
}

package dev.quayside.engine.order.search;

import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A record that fits the words somebody typed.
public sealed interface FoundRecord {

  /// What it may be asked for by, in lower case.
  List<String> names();

  /// A shipment; an order that is shipped is found as this.
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

  /// An order that has no label of its own among what was found.
  record OfOrder(SalesOrder order) implements FoundRecord {
    @Override
    public List<String> names() {
      var to = order.details().to();
      return lowered(order.number(), to.name(), to.company());
    }
  }

  /// A box one packs in.
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

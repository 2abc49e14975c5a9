package dev.quayside.app.shell.palette;

import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.search.FoundRecord;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A record the palette found.
///
/// @param title such as a reference, an order's number, a tracking number or a preset's name
/// @param detail tells it from similar ones; may be empty
/// @param request opens it
public record Found(Kind kind, String title, String detail, NavigationRequest request) {

  public enum Kind {
    SHIPMENT,
    ORDER,
    PRESET
  }

  public static Found of(FoundRecord record) {
    return switch (record) {
      case FoundRecord.OfShipment(var shipment) -> of(shipment);
      case FoundRecord.OfOrder(var order) -> of(order);
      case FoundRecord.OfPreset(var preset) ->
          new Found(Kind.PRESET, preset.name(), "", new NavigationRequest.PackIn(preset.id()));
    };
  }

  private static Found of(Shipment shipment) {
    var number = shipment.trackingNumber().orElse(shipment.id());
    var reference = shipment.consignment().reference();
    var to = shipment.consignment().to();
    return new Found(
        Kind.SHIPMENT,
        reference == null ? number : reference,
        joined(to.name(), to.city(), reference == null ? null : number),
        new NavigationRequest.ShowShipment(shipment.id()));
  }

  /// An open order is opened for shipping; any other is shown.
  private static Found of(SalesOrder order) {
    var to = order.details().to();
    return new Found(
        Kind.ORDER,
        order.shownNumber(),
        joined(to.name(), to.city(), order.from()),
        order.state() == OrderState.OPEN || order.state() == OrderState.PARTLY_SHIPPED
            ? new NavigationRequest.ShipOrder(order.id())
            : new NavigationRequest.ShowOrder(order.id()));
  }

  private static String joined(@Nullable String... parts) {
    return Stream.of(parts)
        .filter(Objects::nonNull)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(", "));
  }
}

package dev.quayside.engine.order.scan;

import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.fulfilment.Preparation;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.Objects;

/// The record a scanned bar code stands for.
public sealed interface Scanned {

  /// What people call it: the order's number, or the label's reference; empty without one.
  default String number() {
    return switch (this) {
      case ToShip(var prepared) -> prepared.order().shownNumber();
      case Shipped(var shipment) ->
          Objects.requireNonNullElse(shipment.consignment().reference(), "");
      case Several _, Unknown _ -> "";
    };
  }

  /// A shipment with a label, which may be voided or in doubt; it is never bought again by a scan.
  record Shipped(Shipment shipment) implements Scanned {}

  /// An order without a label, packed as its rules say. No carrier was asked for its price.
  ///
  /// @param prepared {@link dev.quayside.engine.order.fulfilment.Readiness.Shipped} of an order
  ///   that left another way
  record ToShip(Preparation prepared) implements Scanned {}

  /// Several orders that wait have this number, as two shops that count alike: a person says which.
  record Several(List<SalesOrder> orders) implements Scanned {
    public Several {
      orders = List.copyOf(orders);
    }
  }

  /// The code fits no record.
  record Unknown() implements Scanned {}
}

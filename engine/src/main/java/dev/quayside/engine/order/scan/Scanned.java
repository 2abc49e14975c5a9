package dev.quayside.engine.order.scan;

import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;

/// The record a scanned bar code stands for.
public sealed interface Scanned {

  /// A shipment with a label, which may be voided or in doubt; it is never bought again by a scan.
  record Shipped(Shipment shipment) implements Scanned {}

  /// An order without a label.
  ///
  /// @param readiness never {@link Readiness.Shipped}
  record ToShip(Readiness readiness) implements Scanned {}

  /// Several orders that wait have this number, as two shops that count alike: a person says which.
  record Several(List<SalesOrder> orders) implements Scanned {
    public Several {
      orders = List.copyOf(orders);
    }
  }

  /// The code fits no record.
  record Unknown() implements Scanned {}
}

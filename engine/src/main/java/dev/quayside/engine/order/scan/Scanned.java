package dev.quayside.engine.order.scan;

import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.shipping.shipment.Shipment;

/// What stands behind a bar code.
public sealed interface Scanned {

  /// It has a label, which may be void or in doubt: it is never bought again by itself.
  record Shipped(Shipment shipment) implements Scanned {}

  /// An order without a label.
  ///
  /// @param readiness never {@link Readiness.Shipped}
  record ToShip(Readiness readiness) implements Scanned {}

  /// Nobody knows it.
  record Unknown() implements Scanned {}
}

package dev.quayside.app.screen.ship;

import dev.quayside.engine.shipment.Shipment;

/// What stands behind a bar code.
public sealed interface Scanned {

  /// It has a label: it is never bought again by itself.
  record Shipped(Shipment shipment) implements Scanned {}

  /// It waits to be shipped.
  record ToShip(ShipDesk.Draft draft) implements Scanned {}

  /// Nobody knows it.
  record Unknown() implements Scanned {}
}

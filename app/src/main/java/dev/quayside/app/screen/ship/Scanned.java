package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.engine.shipping.shipment.Shipment;
import org.jspecify.annotations.Nullable;

/// What stands behind a bar code.
public sealed interface Scanned {

  /// It has a label: it is never bought again by itself.
  record Shipped(Shipment shipment) implements Scanned {}

  /// It waits to be shipped.
  ///
  /// @param incomplete whether something, most often the weight, is missing
  /// @param why what a rule looked for in vain; null when nothing was
  record ToShip(Draft draft, boolean incomplete, @Nullable String why) implements Scanned {}

  /// It must not be shipped now.
  record Stopped(String why) implements Scanned {}

  /// Nobody knows it.
  record Unknown() implements Scanned {}
}

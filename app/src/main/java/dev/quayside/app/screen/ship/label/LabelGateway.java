package dev.quayside.app.screen.ship.label;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.util.Optional;

/// What the label asks of the engine, for one workspace; as {@code ShipGateway}.
public interface LabelGateway {

  /// The workspace's clock; never waits.
  Instant now();

  /// The shipment as it is now.
  Shipment find(String shipmentId);

  Shipment cancel(String shipmentId);

  /// The label as a PNG image at 203 dpi, 8 dots to the millimetre.
  byte[] art(Shipment shipment);

  /// What was quoted for it, where that is known and not its price.
  Optional<Money> quotedOtherwise(Shipment shipment);

  /// Queues the label for the default printer.
  PrintState print(Shipment shipment);

  /// Queues it once more, and says on the job that it is a reprint.
  PrintState reprint(Shipment shipment);

  /// How the newest job of this label stands; empty when it was never printed.
  Optional<PrintState> printState(Shipment shipment);
}

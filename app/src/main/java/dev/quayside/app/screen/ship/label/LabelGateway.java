package dev.quayside.app.screen.ship.label;

import dev.quayside.app.email.LabelEmailGateway;
import dev.quayside.app.print.PrintState;
import dev.quayside.app.screen.ship.packing.PurchaseRequest;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.util.Optional;

/// The label's access to the engine, for one workspace. Called off the window's thread, except
/// {@link #now}; may throw {@link dev.quayside.engine.base.problem.ProblemException}.
public interface LabelGateway {

  /// The workspace's clock; never blocks.
  Instant now();

  /// Makes a purchase once, however often it is called with the same request.
  Shipment buy(PurchaseRequest request);

  /// The present state of a shipment.
  Shipment find(String shipmentId);

  Shipment cancel(String shipmentId);

  /// The label as a PNG image at 203 dpi, 8 dots to the millimetre.
  byte[] art(Shipment shipment);

  /// How the label is handed on: by e-mail, or as a file.
  LabelEmailGateway emails();

  /// The price that was quoted, if it is known and differs from the price paid.
  Optional<Money> quotedOtherwise(Shipment shipment);

  /// Queues the label for the default printer.
  PrintState print(Shipment shipment);

  /// Queues the label again; its print job is marked as a reprint.
  PrintState reprint(Shipment shipment);

  /// The state of the label's newest print job; empty when it was never printed.
  Optional<PrintState> printState(Shipment shipment);
}

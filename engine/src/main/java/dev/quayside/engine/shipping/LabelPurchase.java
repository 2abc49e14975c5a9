package dev.quayside.engine.shipping;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.Optional;

/// Buys the label for a request, which may belong to an order.
public interface LabelPurchase {

  /// Buys a label, or finishes what an interrupted request had begun.
  ///
  /// @param interrupted id of the shipment that an earlier request with the same key had begun
  /// @throws ProblemException why nothing was bought
  Shipment buy(
      Caller caller, LabelRequest what, Optional<String> interrupted, Receipt<Shipment> receipt);
}

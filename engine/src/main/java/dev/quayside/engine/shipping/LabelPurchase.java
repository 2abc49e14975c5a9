package dev.quayside.engine.shipping;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;

/// Buys the label for a request, which may belong to an order.
public interface LabelPurchase {

  /// Buys a label, or finishes what an interrupted request had begun.
  ///
  /// @param warnings receives what the buyer is to know beside the label, before it is bought
  /// @throws ProblemException why nothing was bought
  Shipment buy(Caller caller, LabelRequest what, Violations warnings, RequestKey<Shipment> key);
}

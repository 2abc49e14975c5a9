package dev.quayside.engine.shipping;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.Optional;

/// Buys what a request asks for, whatever it is part of.
public interface LabelPurchase {

  /// Buys, or finishes what an interrupted request had begun.
  ///
  /// @param interrupted the id of the shipment an earlier try with the same key had begun
  /// @throws ProblemException why nothing was bought
  Shipment buy(
      Caller caller, LabelRequest what, Optional<String> interrupted, Receipt<Shipment> receipt);
}

package dev.quayside.engine.shipping;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.idempotency.Answer;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.idempotency.IdempotencyRecord;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;

/// Buying from the window: the form's draft id is the key, so that a double click, a second
/// Ctrl+Enter and a restart buy once.
public final class DeskPurchase {

  private static final int CREATED = 201;

  private final Idempotency idempotency;
  private final Shipping shipping;

  public DeskPurchase(Idempotency idempotency, Shipping shipping) {
    this.idempotency = idempotency;
    this.shipping = shipping;
  }

  /// @param draftId changes with every new form, never with a retry
  public Shipment buy(Caller caller, String draftId, LabelRequest order) {
    var answer =
        idempotency.once(
            caller.workspace(), "desk:" + draftId, "desk", slip -> attempt(caller, order, slip));
    return shipping.shipments().get(caller, answer.body());
  }

  private Answer attempt(Caller caller, LabelRequest order, IdempotencyRecord slip) {
    Receipt<Shipment> receipt = slip.receipt(CREATED, Shipment::id);
    var bought = shipping.buy(caller, order, slip.interrupted(), receipt);
    return new Answer(CREATED, bought.id(), false);
  }
}

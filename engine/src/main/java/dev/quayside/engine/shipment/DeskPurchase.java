package dev.quayside.engine.shipment;

import dev.quayside.engine.idempotency.Answer;
import dev.quayside.engine.idempotency.Idempotency;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.idempotency.Slip;
import dev.quayside.engine.identity.Caller;

/// Buying from the window: the form's draft id is the key, so that a double click, a second
/// Ctrl+Enter and a restart buy once.
public final class DeskPurchase {

  private static final int CREATED = 201;

  private final Idempotency idempotency;
  private final Dispatch dispatch;

  public DeskPurchase(Idempotency idempotency, Dispatch dispatch) {
    this.idempotency = idempotency;
    this.dispatch = dispatch;
  }

  /// @param draftId changes with every new form, never with a retry
  public Shipment buy(Caller caller, String draftId, Order order) {
    var answer =
        idempotency.once(
            caller.workspace(), "desk:" + draftId, "desk", slip -> attempt(caller, order, slip));
    return dispatch.shipments().get(caller, answer.body());
  }

  private Answer attempt(Caller caller, Order order, Slip slip) {
    Receipt<Shipment> receipt = slip.receipt(CREATED, Shipment::id);
    var bought = dispatch.buy(caller, order, slip.interrupted(), receipt);
    return new Answer(CREATED, bought.id(), false);
  }
}

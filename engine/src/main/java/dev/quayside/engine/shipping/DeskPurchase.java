package dev.quayside.engine.shipping;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.idempotency.Answer;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.idempotency.IdempotencyRecord;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.Shipments;
import java.util.Optional;

/// Buys labels from the window. The form's draft id is the idempotency key, so that a double click,
/// a second Ctrl+Enter and a restart buy only once.
public final class DeskPurchase {

  private static final int CREATED = 201;

  private final Idempotency idempotency;
  private final LabelPurchase purchase;
  private final Shipments shipments;

  public DeskPurchase(Idempotency idempotency, LabelPurchase purchase, Shipments shipments) {
    this.idempotency = idempotency;
    this.purchase = purchase;
    this.shipments = shipments;
  }

  /// Buys a label, or finishes what an interrupted attempt had begun.
  @FunctionalInterface
  public interface Attempt {

    /// @param interrupted the shipment that an earlier attempt with the same draft had begun
    Shipment buy(Optional<String> interrupted, Receipt<Shipment> receipt);
  }

  /// @param draftId changes with every new form, never with a retry
  public Shipment buy(Caller caller, String draftId, LabelRequest order) {
    return buy(
        caller,
        draftId,
        (interrupted, receipt) ->
            purchase.buy(caller, order, interrupted, new Violations(), receipt));
  }

  /// Buys like {@link #buy(Caller, String, LabelRequest)}, but by the given attempt.
  public Shipment buy(Caller caller, String draftId, Attempt attempt) {
    var answer =
        idempotency.once(
            caller.workspace(), "desk:" + draftId, "desk", slip -> made(attempt, slip));
    return shipments.get(caller, answer.body());
  }

  private static Answer made(Attempt attempt, IdempotencyRecord slip) {
    var bought = attempt.buy(slip.interrupted(), slip.receipt(CREATED, Shipment::id));
    return new Answer(CREATED, bought.id(), false);
  }
}

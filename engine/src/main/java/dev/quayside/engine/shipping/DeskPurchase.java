package dev.quayside.engine.shipping;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.idempotency.Answer;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.Shipments;
import java.util.Map;
import java.util.function.Function;

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

  /// @param draftId changes with every new form, never with a retry
  public Shipment buy(Caller caller, String draftId, LabelRequest what) {
    return buy(caller, draftId, key -> purchase.buy(caller, what, new Violations(), key));
  }

  /// Buys like {@link #buy(Caller, String, LabelRequest)}, but by the given attempt.
  public Shipment buy(
      Caller caller, String draftId, Function<RequestKey<Shipment>, Shipment> attempt) {
    return idempotency.once(
        caller.workspace(),
        "desk:" + draftId,
        "desk",
        record -> attempt.apply(record.key(bought -> new Answer(CREATED, bought.id(), Map.of()))),
        kept -> shipments.get(caller, kept.body()));
  }
}

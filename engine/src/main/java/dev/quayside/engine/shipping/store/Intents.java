package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.PurchaseStep;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.function.Function;

/// Begins purchases: what is about to be bought is stored before the carrier is asked.
public final class Intents {

  private final Database database;
  private final LabelMoney money;
  private final LabelEventLog events;
  private final SecondPurchase second;
  private final InHand inHand;
  private final ShipmentStore store = new ShipmentStore();

  Intents(
      Database database,
      LabelMoney money,
      LabelEventLog events,
      SecondPurchase second,
      InHand inHand) {
    this.database = database;
    this.money = money;
    this.events = events;
    this.second = second;
    this.inHand = inHand;
  }

  /// Stores the intent before the carrier is asked. The money is held, and a crash leaves the
  /// intent to be settled.
  ///
  /// @param again whether an earlier purchase with the sender's reference may be in doubt
  /// @throws ProblemException `INSUFFICIENT_BALANCE`, `DUPLICATE_SHIPMENT`; `SERVICE_UNAVAILABLE`
  ///   when this engine is too old to buy
  public void intend(
      Caller caller,
      Shipment pending,
      List<Rate> chosenFrom,
      boolean again,
      PurchaseStep step,
      RequestKey<Shipment> key) {
    inHand.requireNotTooOld();
    var workspace = caller.workspace();
    var row = PendingRow.of(pending, chosenFrom);
    var reference = pending.consignment().reference();
    var until = inHand.until();
    var asker = inHand.asker(pending.id());
    Function<Tx, Boolean> intent =
        tx -> {
          // the key first: where another engine has it, what that one buys is no second purchase
          key.begin(tx, pending.id());
          if (reference != null && !again) {
            second.refuse(tx, workspace, reference);
          }
          tx.later(later -> store.insertPending(later, workspace, row, asker.name(), until));
          step.intended(tx, pending.id());
          money.hold(tx, caller, pending);
          events.changed(tx, workspace, pending.id());
          return true;
        };
    var _ = database.writeBeside(intent);
  }
}

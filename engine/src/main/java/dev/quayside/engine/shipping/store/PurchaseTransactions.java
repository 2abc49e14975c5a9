package dev.quayside.engine.shipping.store;

import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.journal.AnswerJournal;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.shipment.InFlight;
import dev.quayside.engine.shipping.shipment.ShipmentListener;

/// The transactions of a purchase: its intent, then the acceptance or the release. In each of them
/// money, shipment, event and the caller's key change together or not at all.
///
/// The intent and the acceptance go on beside those of other purchases (ADR 13). They take what
/// they share in one order: the key, the shipment, the orders in the parcel, the contacts, the
/// place of the event, the wallet.
public record PurchaseTransactions(
    Intents intents, Acceptances acceptances, Releases releases, PurchaseAnswers answers) {

  public static PurchaseTransactions of(
      Database database,
      Wallets wallets,
      LabelEventLog events,
      Idempotency idempotency,
      WorkspaceClock clock,
      ShipmentListener listener,
      InFlight inFlight,
      InHand inHand,
      AnswerJournal journal) {
    var money = new LabelMoney(wallets);
    var second = new SecondPurchase(inFlight, inHand);
    return new PurchaseTransactions(
        new Intents(database, money, events, second, inHand),
        new Acceptances(database, clock, money, events, listener, inHand, journal),
        new Releases(database, clock, money, events, listener, inHand, idempotency),
        new PurchaseAnswers(database, clock));
  }
}

package dev.quayside.engine.shipment;

import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.Patience;
import dev.quayside.engine.event.Events;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.idempotency.Idempotency;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.rate.Rates;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.wallet.Wallets;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The shipping use cases of one engine, wired to each other.
public record Dispatch(
    Purchase purchase, Reconciler reconciler, Shipments shipments, Voids voids, Refunds refunds) {

  /// Buys, or finishes what an interrupted request had begun.
  ///
  /// @param interrupted the id of the shipment an earlier try with the same key had begun
  public Shipment buy(
      Caller caller, Order order, Optional<String> interrupted, Receipt<Shipment> receipt) {
    return interrupted
        .flatMap(id -> reconciler.resume(caller, id, receipt))
        .orElseGet(() -> purchase.buy(caller, order, receipt));
  }

  /// @param asking how long carriers are waited for with a question
  /// @param buying how long with a purchase
  /// @param asEvent the `data` of label events, as JSON
  /// @param follower told of every label bought and voided
  public static Dispatch of(
      Database database,
      Carriers carriers,
      Patience asking,
      Patience buying,
      Rates rates,
      Wallets wallets,
      Events events,
      Idempotency idempotency,
      Ids ids,
      Function<WorkspaceId, Instant> now,
      BiFunction<WorkspaceId, Shipment, String> asEvent,
      Follower follower) {
    var books = new PurchaseBooks(database, wallets, events, idempotency, now, asEvent, follower);
    var reconciler = new Reconciler(database, carriers, asking, books, now);
    var shipments = new Shipments(database);
    return new Dispatch(
        new Purchase(new Offers(carriers, asking, rates, now), buying, books, reconciler, ids, now),
        reconciler,
        shipments,
        new Voids(database, shipments, carriers, asking, events, now, asEvent, follower),
        new Refunds(database, wallets, now));
  }
}

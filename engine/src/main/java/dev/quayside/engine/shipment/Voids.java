package dev.quayside.engine.shipment;

import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.Patience;
import dev.quayside.engine.carrier.VoidAnswer;
import dev.quayside.engine.event.EventType;
import dev.quayside.engine.event.Events;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.function.BiFunction;
import java.util.function.Function;

/// Cancelling an unused label: the carrier voids it, and the money comes back.
public final class Voids {

  private final Database database;
  private final Shipments shipments;
  private final Carriers carriers;
  private final Patience asking;
  private final Events events;
  private final Function<WorkspaceId, Instant> now;
  private final BiFunction<WorkspaceId, Shipment, String> asEvent;
  private final Follower follower;
  private final ShipmentStore store = new ShipmentStore();

  Voids(
      Database database,
      Shipments shipments,
      Carriers carriers,
      Patience asking,
      Events events,
      Function<WorkspaceId, Instant> now,
      BiFunction<WorkspaceId, Shipment, String> asEvent,
      Follower follower) {
    this.database = database;
    this.shipments = shipments;
    this.carriers = carriers;
    this.asking = asking;
    this.events = events;
    this.now = now;
    this.asEvent = asEvent;
    this.follower = follower;
  }

  /// @throws ProblemException `LABEL_ALREADY_CANCELLED`, `VOID_WINDOW_EXPIRED`, `NOT_FOUND`;
  ///   `CONFLICT` while the purchase is in doubt
  public Shipment cancel(Caller caller, String shipmentId, Receipt<Shipment> receipt) {
    var shipment = shipments.get(caller, shipmentId);
    checkCancellable(caller, shipment);
    var carrier = carriers.require(caller, shipment.carrier());
    var number = shipment.trackingNumber().orElseThrow();
    return switch (asking.ask(carrier, () -> carrier.voidLabel(number))) {
      case VoidAnswer.Refused(var reason) ->
          throw ProblemException.refused(ProblemCode.VOID_WINDOW_EXPIRED, reason);
      case VoidAnswer.Voided(var refundDelay) ->
          record(caller.workspace(), shipment, refundDelay, receipt);
    };
  }

  private void checkCancellable(Caller caller, Shipment shipment) {
    switch (shipment.status()) {
      case CANCELLED -> throw alreadyCancelled();
      case PENDING ->
          throw ProblemException.refused(
              ProblemCode.CONFLICT,
              "the carrier has not confirmed this purchase yet: ask again in a minute");
      case IN_TRANSIT, DELIVERED, EXCEPTION, RETURNED ->
          throw ProblemException.refused(
              ProblemCode.VOID_WINDOW_EXPIRED,
              "the carrier has scanned this parcel: a used label cannot be cancelled");
      case CREATED -> checkWindow(caller, shipment);
    }
  }

  private void checkWindow(Caller caller, Shipment shipment) {
    var until = shipment.voidableUntil();
    if (until != null && now.apply(caller.workspace()).isAfter(until)) {
      throw ProblemException.refused(
          ProblemCode.VOID_WINDOW_EXPIRED,
          "this label could be cancelled until " + until + ": it no longer can");
    }
  }

  private Shipment record(
      WorkspaceId workspace, Shipment shipment, Duration refundDelay, Receipt<Shipment> receipt) {
    var at = now.apply(workspace);
    return database.write(
        tx -> {
          if (!store.cancel(tx, workspace, shipment.id(), at, at.plus(refundDelay))) {
            throw alreadyCancelled();
          }
          return told(tx, workspace, shipment, receipt);
        });
  }

  private Shipment told(
      Tx tx, WorkspaceId workspace, Shipment shipment, Receipt<Shipment> receipt) {
    var cancelled = store.byId(tx, workspace, shipment.id()).orElseThrow();
    events.append(
        tx,
        workspace,
        EventType.LABEL_CANCELLED,
        cancelled.id(),
        asEvent.apply(workspace, cancelled));
    follower.cancelled(tx, workspace, cancelled);
    receipt.settle(tx, cancelled);
    return cancelled;
  }

  private static ProblemException alreadyCancelled() {
    return ProblemException.refused(
        ProblemCode.LABEL_ALREADY_CANCELLED, "this label is cancelled already");
  }
}

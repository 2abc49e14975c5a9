package dev.quayside.engine.order.external;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.ExternalParcels;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.check.PackChecks;
import dev.quayside.engine.order.fulfilment.WantedParcel;
import dev.quayside.engine.order.lease.OrderLeases;
import dev.quayside.engine.order.packing.ExternalParcel;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.tracking.TrackingTransactions;
import java.util.List;

/// Orders that leave without a label of ours. What is begun for them at the desks ends with it: the
/// check of what is packed, and the lease.
public record Departures(
    Database database,
    Orders orders,
    PackChecks checks,
    OrderLeases leases,
    NamedCarriers carriers,
    TrackingTransactions trackers,
    BuyerNews buyers) {

  /// Ships what is left of an order, or a part of it.
  ///
  /// @param warnings receives why the buyer gets no e-mail
  /// @throws ProblemException `NOT_FOUND`; `INVALID_REQUEST` for pieces that are not in the order
  ///   and a carrier that is not known; `CONFLICT` for more than is left, an order that is shipped,
  ///   cancelled or being bought, and a number that the order has already
  public SalesOrder ship(
      Caller caller,
      String orderId,
      Departure departure,
      Violations warnings,
      RequestKey<SalesOrder> key) {
    var how = external(caller, departure);
    return database.write(
        tx -> {
          var left =
              orders
                  .externalParcels()
                  .ship(
                      tx,
                      caller.workspace(),
                      orderId,
                      order -> items(order, departure),
                      how,
                      departure.isFurther(),
                      departure.tellsShop());
          track(tx, caller, left.parcelId(), how);
          end(tx, caller, orderId);
          if (departure.tellsBuyer()) {
            tellBuyer(tx, caller, left, warnings);
          }
          var order = orders.get(tx, caller.workspace(), orderId);
          // made in here, since the parcel's place in the order is known no earlier
          key.answer(order).keep(tx);
          return order;
        });
  }

  /// Takes a parcel back. Its pieces are left to ship again, and the order's shop is told.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` for a parcel with a label
  public SalesOrder takeBack(Caller caller, String orderId, String parcelId) {
    return database.write(
        tx -> {
          var order = orders.externalParcels().takeBack(tx, caller.workspace(), orderId, parcelId);
          trackers.takenBack(tx, caller.workspace(), parcelId);
          return order;
        });
  }

  private void track(Tx tx, Caller caller, String parcelId, ExternalParcel how) {
    var carrier = how.carrier();
    var number = how.trackingNumber();
    if (carrier != null && number != null) {
      trackers.sent(tx, caller.workspace(), parcelId, carrier, number, how.shippedAt());
    }
  }

  private void end(Tx tx, Caller caller, String orderId) {
    checks.end(tx, caller.workspace(), orderId);
    leases.end(tx, caller, orderId);
  }

  /// The work may run more than once, and only the last run counts.
  private void tellBuyer(Tx tx, Caller caller, ExternalParcels.Left left, Violations warnings) {
    var to = left.order().details().to();
    buyers
        .shipped(tx, caller.workspace(), left.event(), left.parcelId(), to)
        .filter(_ -> warnings.isEmpty())
        .ifPresent(why -> warnings.add("tellBuyer", why));
  }

  /// A departure as it is kept.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for a code of no carrier
  ExternalParcel external(Caller caller, Departure departure) {
    return carriers.external(caller, departure);
  }

  private static List<PackedItem> items(SalesOrder order, Departure departure) {
    var wanted = departure.items();
    if (wanted == null) {
      return order.left();
    }
    var found = new Violations();
    var items = WantedParcel.packed(order, wanted, found);
    if (items.isEmpty() && found.isEmpty()) {
      found.add("items", OrderWords.NO_PIECES);
    }
    found.throwAs(ProblemCode.INVALID_REQUEST);
    return items;
  }
}

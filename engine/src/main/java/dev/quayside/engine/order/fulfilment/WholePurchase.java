package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.PlannedParcels;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.Optional;

/// All that is left of an order, for a request that names no parcel: one label, or one for each
/// parcel that the order's shop plans or a rule divides it into.
///
/// A request that was interrupted ends the way it began. Rules may say otherwise by then, and one
/// label that was bought for everything is no first part of several, nor the reverse.
record WholePurchase(
    OrderPurchase purchase, Caller caller, String orderId, OrderPurchase.Asked asked) {

  sealed interface Bought {

    record One(Shipment label) implements Bought {}

    record Several(List<ParcelsPurchase.Line> lines) implements Bought {
      public Several {
        lines = List.copyOf(lines);
      }
    }
  }

  /// @throws ProblemException when nothing at all was bought
  Bought buy(RequestKey<Bought> key) {
    var begun = begun(key);
    if (begun.filter(Packing.Share.ALONE::equals).isPresent()) {
      var one = purchase.fulfilment().resume(caller, key.of(Bought.One::new));
      if (one.isPresent()) {
        return new Bought.One(one.get());
      }
    }
    var order = purchase.order(caller, orderId);
    RequestKey<List<ParcelsPurchase.Line>> lines = key.of(Bought.Several::new);
    if (!PlannedParcels.of(order).all().isEmpty()) {
      return new Bought.Several(
          ParcelsPurchase.planned(purchase, caller, orderId, asked, lines).buy());
    }
    boolean isDivided =
        begun.filter(share -> share != Packing.Share.ALONE).isPresent()
            || purchase.isDivided(caller, order, asked);
    return isDivided
        ? new Bought.Several(purchase.buyDivided(caller, orderId, asked, lines))
        : new Bought.One(purchase.buy(caller, orderId, asked, key.of(Bought.One::new)));
  }

  /// What part of the order the interrupted request began with; empty when it bought nothing.
  private Optional<Packing.Share> begun(RequestKey<Bought> key) {
    return key.interrupted().flatMap(id -> purchase.share(caller, orderId, id));
  }
}

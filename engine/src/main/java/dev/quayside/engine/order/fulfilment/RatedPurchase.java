package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.piece.PieceWords;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.LabelPurchase;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.purchase.Offers;
import dev.quayside.engine.shipping.purchase.PurchaseWords;
import dev.quayside.engine.shipping.rate.Quoted;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Buys labels for requests that name no order. When the rate was requested for an order, the label
/// becomes a parcel of that order and ships it.
public record RatedPurchase(OrderPurchase orders) implements LabelPurchase {

  @Override
  public Shipment buy(
      Caller caller, LabelRequest what, Violations warnings, RequestKey<Shipment> key) {
    return orders
        .fulfilment()
        .resume(caller, key)
        .orElseGet(
            () ->
                rated(caller, what)
                    .map(rated -> ofOrder(caller, rated, what, warnings, key))
                    .orElseGet(() -> plain(caller, what, warnings, key)));
  }

  private Shipment plain(
      Caller caller, LabelRequest what, Violations warnings, RequestKey<Shipment> key) {
    if (what.reference() != null && !what.isReturn()) {
      orders
          .fulfilment()
          .orders()
          .byNumber(caller, what.reference())
          .filter(order -> order.state().canShip() || order.state() == OrderState.HELD)
          .ifPresent(
              order ->
                  warnings.add("reference", OrderWords.STILL_OPEN, order.number(), order.id()));
    }
    return orders.fulfilment().shipping().purchase().buy(caller, what, key);
  }

  private Optional<RatedParcel> rated(Caller caller, LabelRequest what) {
    return Optional.ofNullable(what.rateId())
        .flatMap(id -> orders.fulfilment().rates().shown(caller.workspace(), id))
        .map(Quoted::request)
        .flatMap(RatedParcel::of);
  }

  private Shipment ofOrder(
      Caller caller,
      RatedParcel rated,
      LabelRequest what,
      Violations warnings,
      RequestKey<Shipment> key) {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, what::check);
    if (what.isReturn()) {
      throw ProblemException.invalid(
          ProblemCode.RATE_MISMATCH, "isReturn", PurchaseWords.DIFFERS, false);
    }
    if (!what.pieces().isEmpty()) {
      throw ProblemException.invalid(ProblemCode.RATE_MISMATCH, "pieces", PieceWords.DIFFER, 1);
    }
    var asked = asked(what, new ShopQuestion(ShopCheck.Heed.ALL, warnings));
    orders.ask(caller, rated.orderId(), asked);
    var order = orders.order(caller, rated.orderId());
    var parcel = orders.buyable(caller, order, asked, asked.parcels()).getFirst();
    var completed = parcel.with(completed(what, parcel.what()));
    return orders.buy(caller, completed, asked, key);
  }

  private static OrderPurchase.Asked asked(LabelRequest what, ShopQuestion question) {
    var from = what.from();
    return new OrderPurchase.Asked(
        new SenderChoice(
            from == null ? null : from.value(),
            () -> {
              throw Offers.unknownRate();
            }),
        what.carrier(),
        what.service(),
        what.labelFormat(),
        List.of(),
        List.of(
            new WantedParcel(
                "items", what.parcel(), null, what.rateId(), what.options(), DeclaredTerms.NONE)),
        false,
        question);
  }

  /// Combines both requests: the caller's values, and the order's where the caller gave none.
  private static LabelRequest completed(LabelRequest asked, LabelRequest order) {
    return new LabelRequest(
        asked.rateId(),
        asked.carrier(),
        asked.service(),
        order.from(),
        Objects.<AddressDraft>requireNonNullElse(asked.to(), Objects.requireNonNull(order.to())),
        order.parcel(),
        false,
        asked.customs() == null ? order.customs() : asked.customs(),
        asked.reference() == null ? order.reference() : asked.reference(),
        asked.labelFormat(),
        asked.allowDuplicate(),
        asked.metadata(),
        asked.options().or(order.options()),
        List.of());
  }
}

package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.platform.idempotency.Answer;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.LabelPurchase;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Buys the label of a form that a packer has filled in. The form's id is the idempotency key, so
/// that a double click, a second Ctrl+Enter and a restart buy only once.
public record FormPurchase(Idempotency idempotency, LabelPurchase labels, Fulfilment fulfilment) {

  private static final int CREATED = 201;

  /// Buys the label of a parcel that was not made from an order.
  ///
  /// @param formId changes with every new form, never with a retry
  public Shipment buy(Caller caller, String formId, LabelRequest what) {
    return once(caller, formId, key -> labels.buy(caller, what, new Violations(), key));
  }

  /// Buys the label of a parcel of an order as a packer put it together. An order that has been
  /// shipped whole in one parcel, alone or with the same other orders, is answered with its label:
  /// the packer may not have seen the answer to the first press. Nothing is bought for items that
  /// have been shipped.
  public Shipment buy(
      Caller caller, String formId, String orderId, Packing packing, LabelRequest what) {
    var order = fulfilment.orders().get(caller, orderId);
    var label = order.shipment();
    if (order.state() == OrderState.SHIPPED && label != null && isWhole(caller, order, packing)) {
      return shipment(caller, label.shipmentId());
    }
    return once(
        caller,
        formId,
        key ->
            fulfilment
                .resume(caller, key)
                .orElseGet(
                    () -> {
                      var question = new ShopQuestion(ShopCheck.Heed.NEWS);
                      return fulfilment.buy(caller, orderId, packing, what, question, key);
                    }));
  }

  private Shipment once(
      Caller caller, String formId, Function<RequestKey<Shipment>, Shipment> purchase) {
    return idempotency.once(
        caller.workspace(),
        "desk:" + formId,
        "desk",
        record -> purchase.apply(record.key(bought -> new Answer(CREATED, bought.id(), Map.of()))),
        kept -> shipment(caller, kept.body()));
  }

  private Shipment shipment(Caller caller, String id) {
    return fulfilment.shipping().shipments().get(caller, id);
  }

  /// Whether a parcel with all items of the order, and with the same other orders, has been bought.
  private boolean isWhole(Caller caller, SalesOrder order, Packing packing) {
    return packing.items().equals(order.whole())
        && order.parcels().stream()
            .filter(OrderParcel::isBought)
            .filter(parcel -> parcel.items().equals(packing.items()))
            .anyMatch(parcel -> holds(caller, parcel, packing));
  }

  private boolean holds(Caller caller, OrderParcel parcel, Packing packing) {
    return packing.beside().isEmpty()
        || fulfilment.orders().ofShipment(caller, parcel.shipmentId()).stream()
            .map(SalesOrder::id)
            .collect(Collectors.toSet())
            .containsAll(packing.beside().keySet());
  }
}

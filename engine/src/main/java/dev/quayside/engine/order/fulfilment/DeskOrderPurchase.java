package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.shipping.DeskPurchase;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.stream.Collectors;

/// Buys labels of orders for a packer who may press the key again without having seen the answer to
/// the first press.
public record DeskOrderPurchase(DeskPurchase purchase, Fulfilment fulfilment) {

  /// Buys the label of a parcel as a packer put it together. An order that has been shipped whole
  /// in one parcel, alone or with the same other orders, is answered with its label. Nothing is
  /// bought for items that have been shipped.
  ///
  /// @param draftId changes with every new form, never with a retry
  public Shipment buy(
      Caller caller, String draftId, String orderId, Packing packing, LabelRequest what) {
    var order = orders().get(caller, orderId);
    var label = order.shipment();
    if (order.state() == OrderState.SHIPPED && label != null && isWhole(caller, order, packing)) {
      return fulfilment.shipping().shipments().get(caller, label.shipmentId());
    }
    return purchase.buy(
        caller,
        draftId,
        key ->
            key.interrupted()
                .flatMap(begun -> fulfilment.resume(caller, begun, key))
                .orElseGet(
                    () -> {
                      var question = new ShopQuestion(ShopCheck.Heed.NEWS);
                      return fulfilment.buy(caller, order.id(), packing, what, question, key);
                    }));
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
        || orders().ofShipment(caller, parcel.shipmentId()).stream()
            .map(SalesOrder::id)
            .collect(Collectors.toSet())
            .containsAll(packing.beside().keySet());
  }

  private Orders orders() {
    return fulfilment.orders();
  }
}

package dev.quayside.engine.order;

import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.origin.Origin;
import dev.quayside.engine.order.origin.OriginWarning;
import dev.quayside.engine.order.origin.OriginWarning.Code;
import dev.quayside.engine.order.reason.ShopStop;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// An order after its shop told of it again: field by field, what changed in the shop only is taken
/// over; what changed here stays.
///
/// @param clashes names of the fields that changed at both ends
record ShopMerge(OrderDetails details, List<String> clashes) {

  private static final String ADDRESS = "to";
  private static final String ITEMS = "items";

  /// @param was what the shop said before
  /// @param now what it says
  /// @param items of `now`, with what the catalogue knows
  static ShopMerge of(
      OrderDetails ours, OrderDetails was, OrderDetails now, List<OrderItem> items) {
    var clashes = new ArrayList<String>();
    boolean itemsEdited = !ours.hasItemsOf(was);
    boolean itemsChanged = !now.hasItemsOf(was);
    if (itemsEdited && itemsChanged && !ours.hasItemsOf(now)) {
      clashes.add(ITEMS);
    }
    var merged =
        new OrderDetails(
            one(ours.to(), was.to(), now.to(), ADDRESS, clashes),
            itemsChanged && !itemsEdited ? items : ours.items(),
            one(ours.parcel(), was.parcel(), now.parcel(), "parcel", clashes),
            ours.preset(),
            one(ours.service(), was.service(), now.service(), "service", clashes),
            one(ours.shipBy(), was.shipBy(), now.shipBy(), "shipBy", clashes),
            ours.orderedOn(),
            one(ours.notes(), was.notes(), now.notes(), "notes", clashes),
            one(ours.value(), was.value(), now.value(), "value", clashes),
            ours.metadata(),
            ours.byHand(),
            messages(ours.messages(), was.messages(), now.messages(), clashes),
            ours.billing(),
            ours.dispatch());
    return new ShopMerge(merged, clashes);
  }

  private static OrderMessages messages(
      OrderMessages ours, OrderMessages was, OrderMessages now, List<String> clashes) {
    return new OrderMessages(
        one(ours.buyerNote(), was.buyerNote(), now.buyerNote(), "buyerNote", clashes),
        one(ours.internalNote(), was.internalNote(), now.internalNote(), "internalNote", clashes),
        one(ours.giftMessage(), was.giftMessage(), now.giftMessage(), "giftMessage", clashes));
  }

  private static <T extends @Nullable Object> T one(
      T ours, T was, T now, String field, List<String> clashes) {
    if (Objects.equals(was, now) || Objects.equals(ours, now)) {
      return ours;
    }
    if (Objects.equals(ours, was)) {
      return now;
    }
    clashes.add(field);
    return ours;
  }

  Origin warned(Origin origin, Instant at) {
    var calm = origin.without(Code.ADDRESS_CHANGED, Code.LINES_CHANGED);
    if (clashes.isEmpty()) {
      return calm;
    }
    var said =
        clashes.stream().map(field -> ShopStop.EDITED_HERE.of(new Message.Field(field))).toList();
    return calm.warned(new OriginWarning(Code.EDITED_HERE, Message.several(said), at));
  }
}

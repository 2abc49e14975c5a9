package dev.quayside.engine.order.picklist;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.parcel.product.GoodsCode;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Finds the next order to pack by what is scanned at the bench: a list (`PL-7`), a slot
/// (`PL-7-3`), or a piece of a list of single pieces.
public record PickedOrders(PickLists lists) {

  private static final Pattern CODE = Pattern.compile("(?i)PL-([0-9]{1,8})(?:-([0-9]{1,4}))?");

  /// Lists that are looked through for a scanned piece.
  private static final int NEWEST = 50;

  /// @return empty when the code is none of a list, or nothing of it is left to pack
  public Optional<SalesOrder> toPack(Caller caller, String code) {
    var matched = CODE.matcher(code);
    if (!matched.matches()) {
      var goods = GoodsCode.read(code);
      return lists
          .singles(caller, NEWEST)
          .flatMap(view -> left(view, _ -> true))
          .filter(order -> isJust(order, goods))
          .findFirst();
    }
    var slot = matched.group(2);
    return lists
        .numbered(caller, Integer.parseInt(matched.group(1)))
        .filter(view -> !view.list().cancelled())
        .flatMap(
            view ->
                left(view, each -> slot == null || each.slot() == Integer.parseInt(slot))
                    .findFirst());
  }

  private static Stream<SalesOrder> left(PickListView view, Predicate<PickSlot> wanted) {
    return view.list().slots().stream()
        .filter(wanted)
        .filter(slot -> !view.status(slot).isOver())
        .map(slot -> view.orders().get(slot.orderId()))
        .flatMap(Stream::ofNullable);
  }

  /// Whether an order still wants pieces, and all of them have this code.
  private static boolean isJust(SalesOrder order, GoodsCode code) {
    var left = order.left();
    return !left.isEmpty()
        && left.stream()
            .map(each -> order.details().items().get(each.line() - 1))
            .allMatch(item -> code.is(item.barcode()) || code.is(item.sku()));
  }
}

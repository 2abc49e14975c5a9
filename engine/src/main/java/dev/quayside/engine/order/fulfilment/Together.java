package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// All that is left of several orders to one address, as one parcel. Weight and value are the sums,
/// when they are known for each order. The size is unknown, since it does not follow from theirs.
final class Together {

  private Together() {}

  /// @param parcel the parcel as weighed and measured; null when only the orders' data is known
  static Portion portion(SalesOrder order, List<SalesOrder> beside, @Nullable ParcelDraft parcel) {
    var orders =
        Stream.concat(Stream.of(order), beside.stream())
            .map(each -> Portion.rest(each).details())
            .toList();
    var whole = order.details();
    var known = parcel(orders);
    var details =
        new OrderDetails(
            whole.to(),
            orders.stream().flatMap(each -> each.items().stream()).toList(),
            parcel == null ? known : Portion.onto(known, parcel),
            null,
            whole.service(),
            whole.shipBy(),
            whole.orderedOn(),
            whole.notes(),
            sum(orders, OrderDetails::worth).orElse(null),
            Map.of(),
            whole.byHand(),
            whole.messages(),
            whole.billing(),
            whole.dispatch());
    var packing = Packing.of(order.toShip()).beside(left(beside));
    return new Portion(order, packing, details, parcel);
  }

  private static Map<String, List<PackedItem>> left(List<SalesOrder> beside) {
    var left = new HashMap<String, List<PackedItem>>();
    beside.forEach(other -> left.put(other.id(), other.toShip()));
    return left;
  }

  /// Combines the parcels' options: what one order asks for applies to the whole parcel.
  private static ParcelDraft parcel(List<OrderDetails> orders) {
    var parcels = orders.stream().map(OrderDetails::parcel).toList();
    return new ParcelDraft(
        weight(orders),
        null,
        null,
        null,
        parcels.stream().anyMatch(ParcelDraft::hazmat),
        parcels.stream().map(ParcelDraft::signature).max(Signature::compareTo).orElseThrow(),
        sum(
                orders.stream().filter(each -> each.parcel().insuredValue() != null).toList(),
                each -> Optional.ofNullable(each.parcel().insuredValue()))
            .orElse(null),
        parcels.stream()
            .map(ParcelDraft::residential)
            .filter(Objects::nonNull)
            .reduce(Boolean::logicalOr)
            .orElse(null),
        parcels.getFirst().packaging());
  }

  private static @Nullable BigDecimal weight(List<OrderDetails> orders) {
    return orders.stream().anyMatch(each -> each.weight().isEmpty())
        ? null
        : orders.stream()
            .flatMap(each -> each.weight().stream())
            .map(weight -> weight.ounces())
            .reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  /// The sum; empty when one value is unknown or the currencies differ.
  private static Optional<Money> sum(
      List<OrderDetails> orders, Function<OrderDetails, Optional<Money>> of) {
    var known = orders.stream().flatMap(each -> of.apply(each).stream()).toList();
    return known.size() < orders.size()
            || known.stream().map(Money::currency).distinct().count() != 1
        ? Optional.empty()
        : known.stream().reduce(Money::plus);
  }
}

package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.customs.CustomsItemDraft;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.product.ProductFact;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The customs declaration an order's items make, with whatever the order says of them.
final class OrderCustoms {

  private OrderCustoms() {}

  /// Null within a country.
  static @Nullable CustomsDraft of(Address from, OrderDetails details) {
    return from.country().equals(details.to().country())
        ? null
        : new CustomsDraft(
            ContentsType.MERCHANDISE,
            null,
            details.items().stream().map(item -> declared(item, weighs(item, details))).toList(),
            Incoterm.DDU);
  }

  /// What the catalogue has of weights is nothing to declare where it is more than the parcel's.
  private static @Nullable Weight weighs(OrderItem item, OrderDetails details) {
    var parcel = details.parcel().weightOz();
    boolean isDoubtful =
        item.fromCatalogue().contains(ProductFact.WEIGHT)
            && parcel != null
            && details.goodsWeight().filter(all -> all.ounces().compareTo(parcel) > 0).isPresent();
    return isDoubtful ? null : item.weight();
  }

  private static CustomsItemDraft declared(OrderItem item, @Nullable Weight weight) {
    var value = Optional.ofNullable(item.value());
    return new CustomsItemDraft(
        item.description(),
        item.quantity(),
        value.map(Money::amount).orElse(null),
        value.map(Money::currency).orElse(Money.USD),
        Optional.ofNullable(weight).map(Weight::ounces).orElse(null),
        item.hsCode(),
        item.originCountry());
  }
}

package dev.quayside.engine.order.fact;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.customs.CustomsItemDraft;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.product.ProductFact;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Makes the customs declaration of an order's items, as far as the order describes them.
public final class OrderCustoms {

  /// Fields of a line that only the sender can fill in.
  private static final Pattern LINE =
      Pattern.compile("customs\\.items\\[(\\d+)]\\.(originCountry|description)");

  private OrderCustoms() {}

  /// The declaration; null within a country.
  public static @Nullable CustomsDraft of(Address from, OrderDetails details) {
    return from.country().equals(details.to().country())
        ? null
        : new CustomsDraft(
            ContentsType.MERCHANDISE,
            null,
            details.items().stream().map(item -> declared(item, weighs(item, details))).toList(),
            Incoterm.DDU);
  }

  /// Names the goods in violations for a missing origin or description.
  ///
  /// @param items the declared items, in their order
  public static List<Violation> named(List<Violation> missing, List<OrderItem> items) {
    return missing.stream().map(each -> each.nothingGiven() ? named(each, items) : each).toList();
  }

  private static Violation named(Violation missing, List<OrderItem> items) {
    var line = LINE.matcher(missing.field());
    if (!line.matches()) {
      return missing;
    }
    int place = Integer.parseInt(line.group(1));
    var words =
        line.group(2).equals("originCountry")
            ? OrderWords.GOODS_ORIGIN
            : OrderWords.GOODS_DESCRIPTION;
    var goods =
        items.get(place).product().map(Message::said).orElse(OrderWords.GOODS_LINE.of(place + 1));
    return new Violation(missing.field(), words.of(goods));
  }

  /// The weight to declare for an item. A weight from the catalogue is left out when all items
  /// together would weigh more than the parcel.
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

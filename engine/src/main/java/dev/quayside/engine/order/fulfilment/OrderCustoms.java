package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// The customs declaration an order's items make.
final class OrderCustoms {

  private OrderCustoms() {}

  /// Null within a country. What an item lacks is named in `found`.
  static @Nullable Customs of(Address from, OrderDetails details, Violations found) {
    if (from.country().equals(details.to().country())) {
      return null;
    }
    if (details.items().isEmpty()) {
      found.add("customs.items", FieldWords.NO_ITEMS);
      return null;
    }
    var items = new ArrayList<CustomsItem>();
    for (int i = 0; i < details.items().size(); i++) {
      declare(details.items().get(i), "customs.items[" + i + "]", items, found);
    }
    return new Customs(ContentsType.MERCHANDISE, null, items, Incoterm.DDU);
  }

  private static void declare(
      OrderItem item, String path, ArrayList<CustomsItem> items, Violations found) {
    var description = item.description();
    var value = item.value();
    var weight = item.weight();
    var origin = item.originCountry();
    found
        .require(path + ".description", description)
        .require(path + ".value", value == null ? null : value.toString())
        .require(path + ".weightOz", weight == null ? null : weight.toString())
        .require(path + ".originCountry", origin);
    if (description != null && value != null && weight != null && origin != null) {
      items.add(
          new CustomsItem(description, item.quantity(), value, weight, item.hsCode(), origin));
    }
  }
}

package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.parcel.product.ProductFact;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// What customs want to know of goods that wait to go abroad: asked once for a product, whatever
/// the number of its orders.
///
/// @param product what the catalogue keeps it under: its SKU, else its description
/// @param description as the orders say it; null when that is asked for
/// @param hsCode where an order says it; it may stay unknown
/// @param missing the origin, the description, or both
/// @param orders numbers of those that wait for it, oldest first
public record CustomsQuestion(
    String product,
    @Nullable String description,
    @Nullable String hsCode,
    Set<ProductFact> missing,
    List<String> orders) {

  public CustomsQuestion {
    missing = Set.copyOf(missing);
    orders = List.copyOf(orders);
  }

  CustomsQuestion and(CustomsQuestion other) {
    var all = new TreeSet<>(missing);
    all.addAll(other.missing);
    var numbers = new LinkedHashSet<>(orders);
    numbers.addAll(other.orders);
    return new CustomsQuestion(
        product,
        description == null ? other.description : description,
        hsCode == null ? other.hsCode : hsCode,
        all,
        List.copyOf(numbers));
  }
}

package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.parcel.product.ProductFact;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Customs information missing for a product in orders that wait to go abroad. It is asked for once
/// a product, for all its orders.
///
/// @param product its key in the catalogue: its SKU, or its description
/// @param description as in the orders; null when it is missing
/// @param hsCode from an order, if any has it; it may stay unknown
/// @param missing the origin, the description, or both
/// @param orders numbers of the waiting orders, oldest first
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

package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.product.KnownProducts;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductFact;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.store.Tx;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Completes the items of orders from the product catalogue, and adds new SKUs to it. What an order
/// says of its goods is kept.
record OrderGoods(Products products) {

  List<NewOrder> complete(Tx tx, WorkspaceId workspace, List<NewOrder> orders) {
    var named = named(orders);
    if (named.isEmpty()) {
      return orders;
    }
    var known = products.known(tx, workspace, named);
    var complete = orders.stream().map(order -> complete(order, known)).toList();
    products.keep(tx, workspace, known);
    return complete;
  }

  /// The orders with what the catalogue knows of their goods; it learns nothing from them.
  List<NewOrder> known(Tx tx, WorkspaceId workspace, List<NewOrder> orders) {
    var named = named(orders);
    if (named.isEmpty()) {
      return orders;
    }
    var known = products.known(tx, workspace, named);
    return orders.stream().map(order -> complete(order, known)).toList();
  }

  private static List<String> named(List<NewOrder> orders) {
    return orders.stream()
        .flatMap(order -> order.details().items().stream())
        .flatMap(item -> item.product().stream())
        .toList();
  }

  private static NewOrder complete(NewOrder order, KnownProducts known) {
    var details = order.details();
    var items = details.items().stream().map(item -> complete(item, known)).toList();
    return new NewOrder(order.number(), details.with(items), order.source());
  }

  private static OrderItem complete(OrderItem item, KnownProducts known) {
    return sku(item)
        .map(sku -> known.learn(said(item, sku)))
        .or(() -> item.product().flatMap(known::find))
        .map(product -> complete(item, product))
        .orElse(item);
  }

  /// Fills in what the item leaves out and the product has.
  static OrderItem complete(OrderItem item, Product known) {
    var filled = EnumSet.noneOf(ProductFact.class);
    filled.addAll(item.fromCatalogue());
    return new OrderItem(
        item.sku(),
        or(text(item.description()), known.name(), ProductFact.NAME, filled),
        item.quantity(),
        or(item.value(), known.value(), ProductFact.VALUE, filled),
        or(item.weight(), known.weight(), ProductFact.WEIGHT, filled),
        or(item.hsCode(), known.hsCode(), ProductFact.HS_CODE, filled),
        or(item.originCountry(), known.originCountry(), ProductFact.ORIGIN, filled),
        or(item.barcode(), known.barcode(), ProductFact.BARCODE, filled),
        filled,
        item.shop(),
        item.options());
  }

  private static <T> @Nullable T or(
      @Nullable T said, @Nullable T known, ProductFact fact, EnumSet<ProductFact> filled) {
    if (said == null && known != null) {
      filled.add(fact);
      return known;
    }
    return said;
  }

  private static Product said(OrderItem item, String sku) {
    return new Product(
        sku,
        text(item.description()),
        item.weight(),
        item.value(),
        item.hsCode(),
        item.originCountry(),
        item.barcode());
  }

  private static Optional<String> sku(OrderItem item) {
    return Optional.ofNullable(text(item.sku()));
  }

  private static @Nullable String text(@Nullable String said) {
    return said == null || said.isBlank() ? null : said;
  }
}

package dev.quayside.engine.order.check;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.store.Tx;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/// A check with what is known of its goods, all as it is in one transaction.
///
/// @param check with its lines as the orders are now
/// @param orders of the check, in its order
/// @param products of its lines, by their key
public record CheckView(PackCheck check, List<SalesOrder> orders, Map<String, Product> products) {

  static CheckView of(
      Tx tx, WorkspaceId workspace, PackCheck kept, Orders orders, Products products) {
    var store = new CheckStore();
    var all = kept.orderIds().stream().map(id -> orders.get(tx, workspace, id)).toList();
    var checks = new HashMap<String, List<PackCheck>>();
    if (kept.state().isOpen()) {
      all.forEach(order -> checks.put(order.id(), store.of(tx, workspace, order.id())));
    }
    return of(tx, workspace, new CheckLines(all, checks).current(kept), all, products);
  }

  static CheckView of(
      Tx tx, WorkspaceId workspace, PackCheck check, List<SalesOrder> orders, Products products) {
    var keys = check.lines().stream().map(line -> line.key().product()).distinct().toList();
    var known = products.known(tx, workspace, keys);
    return new CheckView(
        check,
        orders,
        keys.stream()
            .flatMap(key -> known.find(key).stream())
            .collect(Collectors.toMap(product -> Product.key(product.sku()), each -> each)));
  }

  CheckView with(PackCheck changed) {
    return new CheckView(changed, orders, products);
  }

  /// The item of the order that a line is of; empty when the order has it no more.
  public Optional<OrderItem> item(CheckLine line) {
    return orders.stream()
        .filter(order -> order.id().equals(line.orderId()))
        .flatMap(order -> order.details().items().stream())
        .filter(item -> PieceKey.of(item).equals(line.key()))
        .findFirst();
  }

  public Optional<Product> product(CheckLine line) {
    return Optional.ofNullable(products.get(line.key().product()));
  }

  /// Where its pieces lie: at the item's place, else at its product's.
  public Optional<String> place(CheckLine line) {
    return item(line).map(OrderItem::place).or(() -> product(line).map(Product::place));
  }

  /// Whether its pieces have a bar code.
  public boolean hasBarcode(CheckLine line) {
    return item(line).map(OrderItem::barcode).filter(code -> !code.isBlank()).isPresent()
        || product(line).filter(product -> !product.codes().isEmpty()).isPresent();
  }

  /// The bar codes that the orders name, by line.
  Map<Integer, String> barcodes() {
    var codes = new HashMap<Integer, String>();
    for (var line : check.lines()) {
      item(line)
          .map(OrderItem::barcode)
          .filter(Objects::nonNull)
          .ifPresent(code -> codes.put(line.line(), code));
    }
    return codes;
  }
}

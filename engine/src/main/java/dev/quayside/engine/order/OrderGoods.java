package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.product.KnownProducts;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductFact;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Completes the items of orders from the product catalogue, and adds new SKUs to it: as they
/// arrive, and later those that wait ({@link Refill}). What an order says of its goods is kept.
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
    return order.with(details.with(items));
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
        item.options(),
        item.place());
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

  /// Fills in what waiting orders lack of their goods when a person adds it to the catalogue later.
  /// What an order says itself is kept, and orders with parcels are left alone.
  record Refill(
      Database database,
      OrderStore store,
      OrderListStore lists,
      OrderEvents events,
      WorkspaceClock clock)
      implements Products.Entered {

    private static final int READ_AT_ONCE = 1_000;

    /// Orders written in one transaction; small, so that purchases do not wait long for the writer.
    private static final int FILLED_AT_ONCE = 10;

    private static final OrderFilter WAITING = OrderFilter.unfinished(true);

    /// Finds the orders with reads, then fills them a few at a time, after reading each again in
    /// the writing transaction.
    @Override
    public void happened(WorkspaceId workspace, List<Product> products) {
      var known = new HashMap<String, Product>();
      products.forEach(each -> known.put(Product.key(each.sku()), each));
      if (known.isEmpty()) {
        return;
      }
      var filter =
          known.size() > 1
              ? WAITING
              : new OrderFilter(WAITING.states(), known.keySet().iterator().next());
      @Nullable String before = null;
      List<SalesOrder> some;
      do {
        var from = before;
        some = database.read(tx -> lists.page(tx, workspace, filter, from, READ_AT_ONCE));
        var ids =
            some.stream()
                .filter(order -> !filled(order, known).equals(order.details()))
                .map(SalesOrder::id)
                .toList();
        for (int at = 0; at < ids.size(); at += FILLED_AT_ONCE) {
          fill(workspace, ids.subList(at, Math.min(at + FILLED_AT_ONCE, ids.size())), known);
        }
        before = some.isEmpty() ? null : some.getLast().id();
      } while (some.size() == READ_AT_ONCE);
    }

    private void fill(WorkspaceId workspace, List<String> ids, Map<String, Product> known) {
      database.change(
          tx -> {
            for (var id : ids) {
              store.byId(tx, workspace, id).ifPresent(order -> fill(tx, workspace, order, known));
            }
          });
    }

    private void fill(Tx tx, WorkspaceId workspace, SalesOrder order, Map<String, Product> known) {
      var details = filled(order, known);
      if (!details.equals(order.details())
          && store.change(tx, workspace, order, details, null, clock.now(workspace))) {
        var changed = store.byId(tx, workspace, order.id()).orElseThrow();
        events.happened(tx, workspace, EventType.ORDER_UPDATED, changed);
      }
    }

    /// The details with the missing values; unchanged when the order has parcels.
    private static OrderDetails filled(SalesOrder order, Map<String, Product> known) {
      var details = order.details();
      return order.hasParcels()
          ? details
          : details.with(details.items().stream().map(item -> filled(item, known)).toList());
    }

    private static OrderItem filled(OrderItem item, Map<String, Product> known) {
      return item.product()
          .map(name -> known.get(Product.key(name)))
          .map(product -> complete(item, product))
          .orElse(item);
    }
  }
}

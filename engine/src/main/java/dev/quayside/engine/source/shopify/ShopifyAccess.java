package dev.quayside.engine.source.shopify;

import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.TreeWire;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Whether the app may do what is needed, asked before the first order depends on it.
record ShopifyAccess(ShopifyApi api) {

  private static final List<String> NEEDED =
      List.of(
          "read_orders",
          "read_merchant_managed_fulfillment_orders",
          "write_merchant_managed_fulfillment_orders");

  /// With those it can do without: goods' codes and bar codes, names of places.
  static final List<String> ASKED_FOR =
      Stream.concat(NEEDED.stream(), Stream.of("read_products", "read_locations")).toList();

  void check() {
    var has =
        api
            .ask(ShopifyQueries.SCOPES, Map.of())
            .list("currentAppInstallation", "accessScopes")
            .stream()
            .map(each -> each.text("handle"))
            .collect(Collectors.toSet());
    var missing =
        NEEDED.stream()
            // who may write may read
            .filter(each -> !has.contains(each) && !has.contains(each.replace("read_", "write_")))
            .collect(Collectors.joining(", "));
    if (!has.isEmpty() && !missing.isEmpty()) {
      throw ShopException.of(
          Kind.SOURCE_NOT_ALLOWED, ShopifyWords.SCOPES.of(api.shopName(), missing));
    }
    var shipped =
        api.ask(ShopifyQueries.ADDRESSES, Map.of()).list("orders", "nodes").stream()
            .filter(order -> order.isTrue("requiresShipping"))
            .toList();
    if (!shipped.isEmpty() && shipped.stream().noneMatch(ShopifyAccess::hasAddress)) {
      throw ShopException.of(Kind.SOURCE_NOT_ALLOWED, ShopifyWords.NO_ADDRESSES.of(api.shopName()));
    }
  }

  private static boolean hasAddress(TreeWire order) {
    return !order.text("shippingAddress", "address1").isEmpty();
  }
}

package dev.quayside.engine.source.woocommerce;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopItems;
import dev.quayside.engine.source.kind.TreeWire;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// What the lines of an order do not say of their goods: weight and whether there is anything to
/// ship. Remembered until the next pull begins.
final class WooProducts {

  private static final int AT_ONCE = 100;
  private static final Goods UNKNOWN = new Goods(null, false, null);

  private final WooApi api;
  private final Map<String, Goods> known = new HashMap<>();
  private @Nullable String unit;

  /// @param isVirtual whether nothing is shipped of it
  record Goods(@Nullable Weight weight, boolean isVirtual, @Nullable String barcode) {}

  WooProducts(WooApi api) {
    this.api = api;
  }

  synchronized void forget() {
    known.clear();
    unit = null;
  }

  /// Of a line of an order that was looked at by {@link #learn}.
  synchronized Goods of(TreeWire line) {
    var variation = line.text("variation_id");
    return isId(variation)
        ? known.getOrDefault(variation, UNKNOWN)
        : known.getOrDefault(line.text("product_id"), UNKNOWN);
  }

  /// Asks for what is not known of these orders' goods, many at once.
  synchronized void learn(Collection<TreeWire> orders) {
    var products = new TreeSet<String>();
    var variations = new TreeMap<String, TreeSet<String>>();
    for (var order : orders) {
      for (var line : order.list("line_items")) {
        var product = line.text("product_id");
        var variation = line.text("variation_id");
        if (isId(variation) && isId(product)) {
          if (!known.containsKey(variation)) {
            variations.computeIfAbsent(product, _ -> new TreeSet<>()).add(variation);
          }
        } else if (isId(product) && !known.containsKey(product)) {
          products.add(product);
        }
      }
    }
    ask(WooApi.OWN + "/products", List.copyOf(products));
    variations.forEach(
        (product, ids) ->
            ask(WooApi.OWN + "/products/" + product + "/variations", List.copyOf(ids)));
  }

  private void ask(String path, List<String> ids) {
    for (int from = 0; from < ids.size(); from += AT_ONCE) {
      var some = ids.subList(from, Math.min(from + AT_ONCE, ids.size()));
      // a deleted one stays unknown, and is not asked for again
      some.forEach(id -> known.put(id, UNKNOWN));
      for (var each : answered(path, some)) {
        known.put(each.text("id"), goods(each));
      }
    }
  }

  private List<TreeWire> answered(String path, List<String> ids) {
    try {
      var query = Map.of("include", String.join(",", ids), "per_page", Integer.toString(AT_ONCE));
      return api.get(path, query).list();
    } catch (ShopException refused) {
      return lenient(refused);
    }
  }

  private Goods goods(TreeWire product) {
    var weight = product.number("weight").orElse(null);
    return new Goods(
        weight == null ? null : ShopItems.weight(weight, unit()),
        product.isTrue("virtual"),
        product.text("global_unique_id"));
  }

  /// Of all weights of the shop; one that may not be asked for leaves them unknown.
  private String unit() {
    var asked = unit;
    if (asked == null) {
      try {
        asked =
            api.get(WooApi.OWN + "/settings/products/woocommerce_weight_unit", Map.of())
                .text("value");
      } catch (ShopException refused) {
        lenient(refused);
        asked = "";
      }
      unit = asked;
    }
    return asked;
  }

  /// A key that may not read this, or a product that is gone, keeps no order from coming in.
  private static List<TreeWire> lenient(ShopException refused) {
    return switch (refused.kind()) {
      case SOURCE_NOT_ALLOWED, REFUSED -> new ArrayList<>();
      case SOURCE_UNAVAILABLE, SOURCE_CREDENTIALS, SOURCE_GARBLED, RATE_LIMITED -> throw refused;
    };
  }

  private static boolean isId(String id) {
    return !id.isEmpty() && !id.equals("0");
  }
}

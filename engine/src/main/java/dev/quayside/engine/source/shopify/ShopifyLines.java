package dev.quayside.engine.source.shopify;

import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.origin.ShopLine;
import dev.quayside.engine.parcel.customs.CustomsItemDraft;
import dev.quayside.engine.source.kind.ShopItems;
import dev.quayside.engine.source.kind.TreeWire;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Lines of fulfilment orders as items. A line keeps its id of the order, since a fulfilment order
/// gets another one whenever a parcel is taken back, split or moved.
record ShopifyLines(Map<String, String> locations) {

  private static final String DEFAULT_VARIANT = "Default Title";

  /// A line and the place some of it is shipped from.
  ///
  /// @param location empty where it is shipped from one place only
  record Key(String lineItem, String location) {

    private static final String AT = "@";

    /// As an item of ours names it.
    static Key of(String externalId) {
      int at = externalId.indexOf(AT);
      return at < 0
          ? new Key(externalId, "")
          : new Key(externalId.substring(0, at), externalId.substring(at + 1));
    }

    String externalId() {
      return location.isEmpty() ? lineItem : lineItem + AT + location;
    }
  }

  /// @param all fulfilment orders, those that are over too
  /// @param which of them are packed
  List<OrderItem> items(List<FulfillmentOrder> all, Predicate<FulfillmentOrder> which) {
    var places = places(all);
    var items = new LinkedHashMap<String, OrderItem>();
    for (var part : all.stream().filter(which).toList()) {
      for (var line : part.lines()) {
        if (FulfillmentOrder.isShipped(line) && FulfillmentOrder.left(line) > 0) {
          var item = item(part, line, places);
          items.merge(externalId(item), item, (a, b) -> a.of(a.quantity() + b.quantity()));
        }
      }
    }
    return List.copyOf(items.values());
  }

  private static String externalId(OrderItem item) {
    var shop = item.shop();
    return shop == null ? "" : shop.externalId();
  }

  /// Where each line is shipped from.
  private static Map<String, Set<String>> places(List<FulfillmentOrder> all) {
    var places = new HashMap<String, Set<String>>();
    for (var part : all) {
      for (var line : part.lines()) {
        if (!part.isCancelled()
            && line.number("totalQuantity").filter(n -> n.signum() > 0).isPresent()) {
          places
              .computeIfAbsent(FulfillmentOrder.lineItem(line), _ -> new HashSet<>())
              .add(part.locationId());
        }
      }
    }
    return places;
  }

  private OrderItem item(FulfillmentOrder part, TreeWire line, Map<String, Set<String>> places) {
    var lineItem = FulfillmentOrder.lineItem(line);
    boolean isSplit = places.getOrDefault(lineItem, Set.of()).size() > 1;
    var key = new Key(lineItem, isSplit ? part.locationId() : "");
    var place = place(part);
    var price = line.at("lineItem", "discountedUnitPriceAfterAllDiscountsSet", "presentmentMoney");
    var goods = line.at("variant", "inventoryItem");
    var known =
        ShopItems.item(
            new ShopLine(
                key.externalId(),
                text(place),
                text(line.text("lineItem", "lineItemGroup", "title"))),
            line.text("sku"),
            name(line),
            FulfillmentOrder.left(line),
            ShopItems.each(price.number("amount").orElse(null), 1, price.text("currencyCode")),
            ShopItems.weight(
                line.number("weight", "value").orElse(null), line.text("weight", "unit")),
            line.text("variant", "barcode"));
    return new OrderItem(
        known.sku(),
        known.description(),
        known.quantity(),
        known.value(),
        known.weight(),
        fitting(goods.text("harmonizedSystemCode"), CustomsItemDraft::isHsCode),
        fitting(goods.text("countryCodeOfOrigin"), CountryCode::isKnown),
        known.barcode(),
        known.fromCatalogue(),
        known.shop(),
        options(line));
  }

  /// What the buyer typed or chose of the line: an engraving, a box. Names that begin with an
  /// underscore are apps' own and are shown to no buyer.
  private static List<ItemOption> options(TreeWire line) {
    return line.at("lineItem").list("customAttributes").stream()
        .filter(each -> !each.text("key").startsWith("_"))
        .flatMap(each -> ShopItems.option(each.text("key"), each.text("value")))
        .limit(ItemOption.MOST)
        .toList();
  }

  /// Named here by the shop's id, by the number that its admin shows, or by its name there.
  private String place(FulfillmentOrder part) {
    var id = part.locationId();
    var number = id.substring(id.lastIndexOf('/') + 1);
    return Stream.of(id, number, part.locationName())
        .flatMap(key -> Optional.ofNullable(locations.get(key)).stream())
        .findFirst()
        .orElse(part.locationName());
  }

  private static String name(TreeWire line) {
    var title = line.text("productTitle");
    var variant = line.text("variantTitle");
    return variant.isEmpty() || variant.equals(DEFAULT_VARIANT) ? title : title + " - " + variant;
  }

  private static @Nullable String text(String text) {
    return text.isEmpty() ? null : text;
  }

  /// What the shop has of it may be anything a person typed.
  private static @Nullable String fitting(String text, Predicate<String> fits) {
    return fits.test(text) ? text : null;
  }
}

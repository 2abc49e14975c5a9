package dev.quayside.engine.source.woocommerce;

import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.TreeWire;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One WooCommerce shop.
final class WooShop implements Shop {

  private static final int PAGE = 100;
  private static final String ORDERS = WooApi.OWN + "/orders";

  /// Without a zone: WordPress turns one into the site's time before it looks.
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss").withZone(ZoneOffset.UTC);

  private final WooApi api;
  private final WooProducts products;
  private final WooOrders orders;
  private final WooTracking tracking;

  WooShop(WooApi api, SourceSettings settings) {
    this.api = api;
    products = new WooProducts(api);
    orders = new WooOrders(products, settings.statuses());
    tracking = new WooTracking(api, settings);
  }

  @Override
  public void test() {
    if (!api.get(ORDERS, Map.of("per_page", "1")).isList()) {
      throw api.garbled();
    }
    tracking.forget();
  }

  /// Each page is asked for from the last change that was seen, not by its number: an order that
  /// changes meanwhile moves to the end, and none before it is passed over.
  ///
  /// @param page `AFTER|NUMBER`
  @Override
  public Page pull(Instant since, @Nullable String page) {
    if (page == null) {
      products.forget();
      tracking.forget();
    }
    // what changed in the very second is left out by "after"
    var first = TIME.format(since.minusSeconds(1)) + "|1";
    var asked = (page == null ? first : page).split("\\|");
    var after = asked[0];
    int number = Integer.parseInt(asked[1]);
    var query = new HashMap<String, String>();
    query.put("modified_after", after);
    query.put("dates_are_gmt", "true");
    query.put("orderby", "modified");
    query.put("order", "asc");
    query.put("per_page", Integer.toString(PAGE));
    query.put("page", Integer.toString(number));
    query.put("status", "any");
    var answer = api.get(ORDERS, query);
    if (!answer.isList()) {
      throw api.garbled();
    }
    var all = answer.list();
    return new Page(read(all), all.size() < PAGE ? null : next(all, after, number));
  }

  private static String next(List<TreeWire> page, String after, int number) {
    var changes = page.stream().flatMap(order -> WooOrders.updatedAt(order).stream()).toList();
    boolean sorted = changes.size() == page.size();
    for (int i = 1; i < changes.size(); i++) {
      sorted &= !changes.get(i).isBefore(changes.get(i - 1));
    }
    var from =
        sorted
            ? TIME.format(changes.getLast().truncatedTo(ChronoUnit.SECONDS).minusSeconds(1))
            : after;
    return from.compareTo(after) > 0 ? from + "|1" : after + "|" + (number + 1);
  }

  private List<PulledOrder> read(List<TreeWire> all) {
    var whole =
        all.stream().filter(TreeWire::isObject).filter(order -> !WooOrders.isDraft(order)).toList();
    products.learn(whole.stream().filter(orders::isOpen).toList());
    var read = new ArrayList<PulledOrder>();
    for (var order : whole) {
      read.add(orders.read(order, refunds(order)));
    }
    return read;
  }

  /// The order names only what was paid back; which pieces is a list of its own.
  private List<TreeWire> refunds(TreeWire order) {
    return order.list("refunds").isEmpty() || !orders.isOpen(order)
        ? List.of()
        : api.get(
                ORDERS + "/" + order.text("id") + "/refunds",
                Map.of("per_page", Integer.toString(PAGE)))
            .list();
  }

  @Override
  public Optional<PulledOrder> read(String externalId, boolean brief) {
    return api.known(ORDERS + "/" + externalId, brief)
        .map(order -> read(List.of(order)))
        .flatMap(read -> read.stream().findFirst());
  }

  @Override
  public ShopTracking tracking() {
    return tracking;
  }
}

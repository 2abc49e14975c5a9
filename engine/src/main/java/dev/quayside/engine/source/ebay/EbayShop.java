package dev.quayside.engine.source.ebay;

import dev.quayside.engine.base.text.UrlText;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.TreeWire;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One seller at eBay.
final class EbayShop implements Shop {

  private static final int PAGE = 200;

  /// eBay looks two years back; a day less, since its clock is another.
  private static final Duration FARTHEST = Duration.ofDays(729);

  static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  private final EbayApi api;
  private final EbayParcels parcels;

  EbayShop(EbayApi api) {
    this.api = api;
    parcels = new EbayParcels(api);
  }

  @Override
  public void test() {
    api.get(EbayApi.ORDERS + "?limit=1&offset=0");
  }

  /// @param page the query of the next page, as eBay gives it
  @Override
  public Page pull(Instant since, @Nullable String page) {
    var answer = api.get(EbayApi.ORDERS + "?" + (page == null ? first(since) : page));
    if (!answer.at("orders").isList()) {
      // eBay leaves out what is empty
      if (answer.number("total").isEmpty()) {
        throw api.garbled();
      }
      return new Page(List.of(), null);
    }
    var orders = answer.list("orders").stream().map(order -> whole(order, ShopHttp.USUAL)).toList();
    return new Page(orders, next(answer, page));
  }

  private String first(Instant since) {
    var farthest = api.now().minus(FARTHEST);
    var latest = api.now().minusSeconds(1);
    var from = since.isBefore(farthest) ? farthest : since.isAfter(latest) ? latest : since;
    var filter = "lastmodifieddate:[" + TIME.format(from) + "..]";
    return "filter=" + UrlText.encoded(filter) + "&limit=" + PAGE + "&offset=0";
  }

  /// The last page names none, or itself.
  private static @Nullable String next(TreeWire answer, @Nullable String page) {
    var next = answer.text("next");
    if (next.isEmpty() || answer.list("orders").isEmpty()) {
      return null;
    }
    var query = URI.create(next).getRawQuery();
    return query == null || query.equals(page) ? null : query;
  }

  private PulledOrder whole(TreeWire order, Duration limit) {
    boolean begun = EbayOrders.isBegun(order);
    return EbayOrders.read(order, begun ? parcels.all(order.text("orderId"), limit) : List.of());
  }

  @Override
  public Optional<PulledOrder> read(String externalId, boolean brief) {
    var limit = brief ? ShopHttp.BRIEF : ShopHttp.USUAL;
    return api.known(EbayApi.ORDERS + "/" + UrlText.encoded(externalId), limit)
        .map(order -> whole(order, limit));
  }

  @Override
  public ShopTracking tracking() {
    return parcels;
  }
}

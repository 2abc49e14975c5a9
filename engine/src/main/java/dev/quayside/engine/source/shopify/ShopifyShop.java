package dev.quayside.engine.source.shopify;

import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.TreeWire;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// One Shopify shop.
final class ShopifyShop implements Shop {

  private final ShopifyApi api;
  private final ShopifyOrders orders;
  private final ShopifyParcels parcels;

  /// Of the orders that the pull is at; only its thread reads it.
  private String place = "";

  private Recall recall;

  /// Of single orders that Shopify asked to wait for, by id.
  private final Map<String, Recall> begun = new ConcurrentHashMap<>();

  ShopifyShop(ShopifyApi api, SourceSettings settings) {
    this.api = api;
    recall = new Recall(api::askPatiently, api.now());
    orders = new ShopifyOrders(new ShopifyLines(settings.locations()));
    parcels = new ShopifyParcels(api, settings);
  }

  /// Where a pull is: some orders whose parts are to be read, and the page after them. One question
  /// each, so that a pause the shop asks for repeats none of those before it.
  ///
  /// @param cursor empty when there is no page after them
  private record Place(List<String> orders, String cursor) {

    static Place of(String text) {
      int bar = text.indexOf('|');
      var ids = text.substring(0, bar);
      return new Place(
          ids.isEmpty() ? List.of() : List.of(ids.split(",")), text.substring(bar + 1));
    }

    @Nullable String text() {
      return orders.isEmpty() && cursor.isEmpty() ? null : String.join(",", orders) + "|" + cursor;
    }
  }

  @Override
  public void test() {
    new ShopifyAccess(api).check();
  }

  /// A cursor of Shopify is a place in the sort order: an order that changes meanwhile comes again
  /// at the end.
  @Override
  public Page pull(Instant since, @Nullable String page) {
    if (page == null) {
      // what a pull that broke off knew is old
      this.place = "";
    }
    var place = page == null ? new Place(List.of(), "") : Place.of(page);
    return place.orders().isEmpty() ? changed(since, place.cursor()) : read(place);
  }

  private Page changed(Instant since, String cursor) {
    var variables = new HashMap<String, Object>();
    variables.put("since", "updated_at:>='" + since.truncatedTo(ChronoUnit.SECONDS) + "'");
    if (!cursor.isEmpty()) {
      variables.put("after", cursor);
    }
    var answer = api.askPatiently(ShopifyQueries.ORDERS, variables).at("orders");
    var over = new ArrayList<PulledOrder>();
    var open = new ArrayList<String>();
    for (var order : answer.list("nodes")) {
      orders.over(order).ifPresentOrElse(over::add, () -> open.add(order.text("id")));
    }
    return new Page(over, new Place(open, OrderParts.next(answer).orElse("")).text());
  }

  private Page read(Place place) {
    int some = Math.min(place.orders().size(), ShopifyQueries.AT_ONCE);
    var rest = place.orders().subList(some, place.orders().size());
    var ids = place.orders().subList(0, some);
    if (!this.place.equals(String.join(",", ids))) {
      this.place = String.join(",", ids);
      recall = new Recall(api::askPatiently, api.now());
    }
    var page = new Page(read(ids), new Place(rest, place.cursor()).text());
    this.place = "";
    return page;
  }

  private List<PulledOrder> read(List<String> ids) {
    try {
      return together(ids);
    } catch (ShopException garbled) {
      if (garbled.kind() != Kind.SOURCE_GARBLED || ids.size() == 1) {
        throw garbled;
      }
      return oneByOne(ids, garbled);
    }
  }

  private List<PulledOrder> together(List<String> ids) {
    var asked = new HashMap<String, Object>();
    for (int i = 0; i < ids.size(); i++) {
      asked.put(ShopifyQueries.part(i), ids.get(i));
    }
    var answer = recall.ask(ShopifyQueries.parts(ids.size()), asked);
    // one that was deleted meanwhile is null
    return IntStream.range(0, ids.size())
        .mapToObj(i -> answer.at(ShopifyQueries.part(i)))
        .filter(TreeWire::isObject)
        .map(order -> whole(order, recall))
        .toList();
  }

  /// One that Shopify itself cannot show spoils the answer of all it is asked for with; where all
  /// are spoilt it is not the orders.
  private List<PulledOrder> oneByOne(List<String> ids, ShopException garbled) {
    var read = new ArrayList<PulledOrder>();
    for (var id : ids) {
      try {
        read.addAll(together(List.of(id)));
      } catch (ShopException alone) {
        if (alone.kind() != Kind.SOURCE_GARBLED) {
          throw alone;
        }
        var number = id.substring(id.lastIndexOf('/') + 1);
        read.add(new PulledOrder.Unreadable(id, number, alone.said(), Instant.EPOCH));
      }
    }
    if (read.stream().allMatch(PulledOrder.Unreadable.class::isInstance)) {
      throw garbled;
    }
    return read;
  }

  @Override
  public Optional<PulledOrder> read(String externalId, boolean brief) {
    var question = ShopifyQueries.parts(1);
    var asked = Map.<String, Object>of(ShopifyQueries.part(0), externalId);
    var questions = begun.remove(externalId);
    if (questions == null || !questions.isFresh(api.now())) {
      questions = new Recall(brief ? api::askSoon : api::ask, api.now());
    }
    try {
      var all = questions;
      return Optional.of(all.ask(question, asked).at(ShopifyQueries.part(0)))
          .filter(TreeWire::isObject)
          .map(order -> whole(order, all));
    } catch (ShopException trouble) {
      if (trouble.kind() == Kind.RATE_LIMITED) {
        // begun a moment ago: asked again after the pause, it goes on
        begun.put(externalId, questions);
      }
      throw trouble;
    }
  }

  private PulledOrder whole(TreeWire order, Recall questions) {
    return orders.read(order, new OrderParts(questions).of(order));
  }

  @Override
  public ShopTracking tracking() {
    return parcels;
  }
}

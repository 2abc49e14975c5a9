package dev.quayside.app.screen.orders;

import dev.quayside.app.savedview.SavedViewsModel;
import dev.quayside.app.savedview.Viewable;
import dev.quayside.app.screen.orders.mark.MarkChoice;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.Tag;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/// The list of orders as views have it: its tab, shop, tag, person and words as parameters of GET
/// /v1/orders, and back.
final class ViewedOrders implements Viewable {

  /// Orders that a view adds to the list at once.
  private static final int MOST_ADDED = 2_000;

  private static final String STATUS = "status";
  private static final String SEARCH = "search";
  private static final String SHOP = "sourceId";

  private final OrderLines lines;
  private final Consumer<Set<String>> wanted;

  /// @param lines the list
  /// @param wanted reads orders that are not in the list, by their ids
  ViewedOrders(OrderLines lines, Consumer<Set<String>> wanted) {
    this.lines = lines;
    this.wanted = wanted;
  }

  /// Tells the views what becomes of the list.
  void follow(SavedViewsModel views) {
    lines.tab.subscribe(
        (_, tab) -> {
          if (tab != Tab.VIEW) {
            views.left();
          }
        });
    lines.query.subscribe((_, _) -> views.narrowed());
    lines.shops().chosen.subscribe((_, _) -> views.narrowed());
    lines.marks().tag.subscribe((_, _) -> views.narrowed());
    lines.marks().person.subscribe((_, _) -> views.narrowed());
  }

  @Override
  public Optional<Map<String, String>> filter(Map<String, String> open) {
    var tab = lines.tab.get();
    var filter = new TreeMap<String, String>();
    if (tab == Tab.VIEW) {
      filter.putAll(open);
      filter.remove(SEARCH);
      shop(open).ifPresent(_ -> filter.remove(SHOP));
      tag(open).ifPresent(_ -> filter.remove(MarkChoice.TAG));
      person(open).ifPresent(_ -> filter.remove(MarkChoice.PERSON));
    } else {
      tab.status().ifPresent(status -> filter.put(STATUS, status));
    }
    put(filter, SEARCH, lines.query.get().strip());
    put(filter, SHOP, lines.shops().chosen.get().id());
    put(filter, MarkChoice.TAG, lines.marks().tag.get());
    put(filter, MarkChoice.PERSON, lines.marks().person.get());
    boolean said = tab == Tab.VIEW || tab.status().isPresent();
    return said && lines.only.get() == null ? Optional.of(filter) : Optional.empty();
  }

  @Override
  public void open(Map<String, String> filter, List<String> ids) {
    lines.shops().chosen.set(shop(filter).orElse(ShopChoice.ALL));
    lines.marks().tag.set(tag(filter).orElse(MarkChoice.ALL));
    lines.marks().person.set(person(filter).orElse(MarkChoice.ALL));
    lines.query.set(filter.getOrDefault(SEARCH, ""));
    lines.tab.set(Tab.VIEW);
    lines.only.set(null);
    show(ids);
  }

  @Override
  public void show(List<String> ids) {
    lines.view(new HashSet<>(ids));
    var here = new HashSet<String>();
    lines.rows.forEach(row -> here.add(row.id()));
    var missing = new HashSet<String>();
    ids.stream().filter(id -> !here.contains(id)).limit(MOST_ADDED).forEach(missing::add);
    if (!missing.isEmpty()) {
      wanted.accept(missing);
    }
  }

  @Override
  public void close() {
    if (lines.tab.get() == Tab.VIEW) {
      lines.shops().chosen.set(ShopChoice.ALL);
      lines.marks().clear();
      lines.query.set("");
      lines.tab.set(Tab.TO_SHIP);
    }
  }

  private static void put(Map<String, String> filter, String parameter, String value) {
    if (!value.isEmpty()) {
      filter.put(parameter, value);
    }
  }

  /// The tag of a filter, where the list can be narrowed to it.
  private Optional<String> tag(Map<String, String> filter) {
    var key = Tag.key(filter.getOrDefault(MarkChoice.TAG, ""));
    return lines.marks().tags.stream()
        .map(OrderTag::name)
        .filter(name -> Tag.key(name).equals(key))
        .findFirst();
  }

  /// The person of a filter, where the list can be narrowed to them.
  private Optional<String> person(Map<String, String> filter) {
    return Optional.ofNullable(filter.get(MarkChoice.PERSON)).filter(lines.marks()::knows);
  }

  /// The shop of a filter, where the list can be narrowed to it.
  private Optional<ShopChoice.One> shop(Map<String, String> filter) {
    var id = filter.get(SHOP);
    return lines.shops().shops.stream()
        .filter(one -> !one.isAll() && one.id().equals(id))
        .findFirst();
  }
}

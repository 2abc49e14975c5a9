package dev.quayside.app.screen.orders;

import dev.quayside.app.savedview.Marks;
import dev.quayside.app.savedview.SavedViewsModel;
import dev.quayside.app.savedview.Viewable;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The list of orders as views have it: its tab, shop and words as parameters of GET /v1/orders,
/// and back. Words that are a tag's or a person's name are that tag or person.
final class ViewedOrders implements Viewable {

  /// Orders that a view adds to the list at once.
  private static final int MOST_ADDED = 2_000;

  private static final String STATUS = "status";
  private static final String SEARCH = "search";
  private static final String SHOP = "sourceId";
  private static final String TAG = "tag";
  private static final String PERSON = "assignedTo";

  private final OrderLines lines;
  private final Consumer<Set<String>> wanted;
  private Marks marks = new Marks(List.of(), Map.of());

  /// What the words of the list stand for.
  private record Said(String parameter, String value, String words) {}

  /// @param lines the list
  /// @param wanted reads orders that are not in the list, by their ids
  ViewedOrders(OrderLines lines, Consumer<Set<String>> wanted) {
    this.lines = lines;
    this.wanted = wanted;
  }

  /// Tells the views what becomes of the list.
  void follow(SavedViewsModel views) {
    lines
        .tab()
        .subscribe(
            (_, tab) -> {
              if (tab != Tab.VIEW) {
                views.left();
              }
            });
    lines.query().subscribe((_, _) -> views.narrowed());
    lines.shops().chosen().subscribe((_, _) -> views.narrowed());
  }

  @Override
  public void know(Marks now) {
    marks = now;
  }

  @Override
  public Optional<Map<String, String>> filter(Map<String, String> open) {
    var tab = lines.tab().get();
    var filter = new TreeMap<String, String>();
    if (tab == Tab.VIEW) {
      filter.putAll(open);
      said(open).ifPresent(each -> filter.remove(each.parameter()));
      if (shop(open).isPresent()) {
        filter.remove(SHOP);
      }
    } else {
      tab.status().ifPresent(status -> filter.put(STATUS, status));
    }
    var words = lines.query().get().strip();
    if (!words.isEmpty()) {
      var meant = meant(words);
      boolean isFree = !filter.containsKey(meant.parameter());
      filter.put(isFree ? meant.parameter() : SEARCH, isFree ? meant.value() : words);
    }
    var shop = lines.shops().chosen().get();
    if (!shop.isAll()) {
      filter.put(SHOP, shop.id());
    }
    boolean said = tab == Tab.VIEW || tab.status().isPresent();
    return said && lines.only().get() == null ? Optional.of(filter) : Optional.empty();
  }

  @Override
  public void open(Map<String, String> filter, List<String> ids) {
    lines.shops().chosen().set(shop(filter).orElse(ShopChoice.ALL));
    lines.query().set(said(filter).map(Said::words).orElse(""));
    lines.tab().set(Tab.VIEW);
    lines.only().set(null);
    show(ids);
  }

  @Override
  public void show(List<String> ids) {
    lines.view(new HashSet<>(ids));
    var here = new HashSet<String>();
    lines.rows().forEach(row -> here.add(row.id()));
    var missing = new HashSet<String>();
    ids.stream().filter(id -> !here.contains(id)).limit(MOST_ADDED).forEach(missing::add);
    if (!missing.isEmpty()) {
      wanted.accept(missing);
    }
  }

  @Override
  public void close() {
    if (lines.tab().get() == Tab.VIEW) {
      lines.shops().chosen().set(ShopChoice.ALL);
      lines.query().set("");
      lines.tab().set(Tab.TO_SHIP);
    }
  }

  /// What of a filter the words of the list can say: one thing.
  private Optional<Said> said(Map<String, String> filter) {
    var search = filter.get(SEARCH);
    if (search != null) {
      return Optional.of(new Said(SEARCH, search, search));
    }
    return Stream.concat(tags(), people())
        .filter(each -> each.value().equalsIgnoreCase(filter.get(each.parameter())))
        .findFirst();
  }

  private Said meant(String words) {
    return Stream.concat(tags(), people())
        .filter(each -> each.words().equalsIgnoreCase(words))
        .findFirst()
        .orElse(new Said(SEARCH, words, words));
  }

  private Stream<Said> tags() {
    return marks.tags().stream().map(name -> new Said(TAG, name, name));
  }

  private Stream<Said> people() {
    return marks.people().entrySet().stream()
        .map(each -> new Said(PERSON, each.getKey(), each.getValue()));
  }

  /// The shop of a filter, where the list can be narrowed to it.
  private Optional<ShopChoice.One> shop(Map<String, String> filter) {
    var id = filter.get(SHOP);
    return lines.shops().shops().stream()
        .filter(one -> !one.isAll() && one.id().equals(id))
        .findFirst();
  }
}

package dev.quayside.app.screen.orders;

import dev.quayside.app.screen.orders.change.Chosen;
import dev.quayside.app.screen.orders.mark.MarkChoice;
import dev.quayside.app.screen.orders.sheet.SheetModel;
import dev.quayside.engine.print.paper.Unprinted;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import org.jspecify.annotations.Nullable;

/// The lines of the list of orders: all of them, those shown, and the selected ones, which stay
/// selected when they change.
final class OrderLines {

  private static final int FEW = 20;

  final ObservableList<OrderRow> rows = FXCollections.observableArrayList();
  private final FilteredList<OrderRow> shown = new FilteredList<>(rows);
  final ObservableList<OrderRow> selected = FXCollections.observableArrayList();
  final ObjectProperty<Tab> tab = new SimpleObjectProperty<>(Tab.TO_SHIP);
  final StringProperty query = new SimpleStringProperty("");
  private final ShopChoice shops = new ShopChoice();
  private final MarkChoice marks = new MarkChoice();

  /// What the list is narrowed to; null when it shows all.
  final ObjectProperty<@Nullable Concern> only = new SimpleObjectProperty<>();

  private Set<String> viewed = Set.of();
  private boolean keeping;
  private Map<String, Unprinted> unprinted = Map.of();
  private final Map<String, Known> rated = new HashMap<>();

  /// The rate of an order, and the order as it was when the rate was asked for.
  private record Known(OrderRow of, OrderRow.Rated rated) {}

  OrderLines() {
    tab.subscribe(_ -> only.set(null));
    tab.subscribe(_ -> filter());
    only.subscribe(_ -> filter());
    query.subscribe(_ -> filter());
    shops.chosen.subscribe(_ -> filter());
    marks.tag.subscribe(_ -> filter());
    marks.person.subscribe(_ -> filter());
  }

  ObservableList<OrderRow> shown() {
    return shown;
  }

  ShopChoice shops() {
    return shops;
  }

  /// What of tags and people the list is narrowed to.
  MarkChoice marks() {
    return marks;
  }

  /// Whether an order is of the shop, the tag and the person that the list is narrowed to.
  private boolean isWanted(OrderRow row) {
    return shops.holds(row) && marks.holds(row.marks());
  }

  /// Has the tab of views show these orders.
  void view(Set<String> ids) {
    viewed = ids;
    keepingChosen(this::filter);
  }

  /// Orders of each tab; a view counts its own.
  Map<Tab, Integer> counts() {
    var counts = new EnumMap<Tab, Integer>(Tab.class);
    for (var row : rows.stream().filter(this::isWanted).toList()) {
      for (var each : Tab.values()) {
        if (each != Tab.VIEW && each.holds(row)) {
          counts.merge(each, 1, Integer::sum);
        }
      }
    }
    return counts;
  }

  void show(OrderNews.Answer answer) {
    var orders = answer.all() ? answer.orders() : merged(answer.orders());
    var fresh =
        SharedDoor.marked(
            orders.stream().map(this::withRated).map(row -> row.on(unprinted)).toList());
    marks.read(fresh.stream().map(OrderRow::marks), answer.reader());
    keepingChosen(() -> replace(fresh));
    shops.read(rows);
  }

  void showRated(String id, OrderRow.Rated found) {
    IntStream.range(0, rows.size())
        .filter(place -> rows.get(place).id().equals(id))
        .findFirst()
        .ifPresent(
            place -> {
              var row = rows.get(place);
              rated.put(id, new Known(plain(row), found));
              keepingChosen(() -> rows.set(place, row.with(found)));
            });
  }

  /// The order without what the list adds to it.
  private static OrderRow plain(OrderRow row) {
    return row.with(null).besides(List.of()).on(Map.of()).heldBy(null);
  }

  /// The order with its known rate, as long as the order has not changed.
  private OrderRow withRated(OrderRow row) {
    var known = rated.get(row.id());
    return known != null && known.of().equals(plain(row)) && row.canShip()
        ? row.with(known.rated())
        : row;
  }

  /// Marks the orders with labels that are not known to be on paper.
  ///
  /// @param now those labels, by their id
  void show(Map<String, Unprinted> now) {
    if (!now.equals(unprinted)) {
      unprinted = Map.copyOf(now);
      keepingChosen(() -> replace(rows.stream().map(row -> row.on(unprinted)).toList()));
    }
  }

  /// Drops all known rates.
  void forgetRated() {
    rated.clear();
    only.set(null);
    keepingChosen(() -> rows.replaceAll(row -> row.rated() == null ? row : row.with(null)));
  }

  /// Has the sheet show the one order that is selected, and what becomes of it. It is closed when
  /// several are selected; without any it stays, since its order may just have left the tab. What
  /// the table selects by itself, when a row leaves, is not followed.
  void follow(SheetModel sheet) {
    selected.addListener(
        (ListChangeListener<OrderRow>)
            _ -> {
              if (keeping) {
                return;
              }
              if (selected.size() == 1) {
                sheet.follow(selected.getFirst().id());
              } else if (selected.size() > 1) {
                sheet.close();
              }
            });
    rows.addListener((ListChangeListener<OrderRow>) _ -> sheet.changed());
  }

  /// Ids of the orders that have one of these tags.
  Set<String> tagged(Set<String> tagIds) {
    if (tagIds.isEmpty()) {
      return Set.of();
    }
    return rows.stream()
        .filter(row -> row.marks().tags().stream().anyMatch(tag -> tagIds.contains(tag.id())))
        .map(OrderRow::id)
        .collect(Collectors.toSet());
  }

  /// The chosen orders with what people put on them.
  List<Chosen> chosen() {
    return chosen(_ -> true);
  }

  /// Those of the chosen orders that are so.
  List<Chosen> chosen(Predicate<OrderRow> so) {
    return selected.stream().filter(so).map(OrderRow::chosen).toList();
  }

  /// The chosen orders whose weight, box, service and signature can be said.
  List<Chosen> changeable() {
    return chosen(OrderRow::canChange);
  }

  /// Ids of the chosen orders that can leave another way.
  List<String> leavable() {
    return selected.stream().filter(OrderRow::canCancel).map(OrderRow::id).toList();
  }

  /// Selects an order and shows it in its tab.
  ///
  /// @return whether it is in the list
  boolean reveal(String id) {
    var found = rows.stream().filter(row -> row.id().equals(id)).findFirst();
    found.ifPresent(
        row -> {
          shops.chosen.set(ShopChoice.ALL);
          marks.clear();
          only.set(null);
          query.set(row.number());
          tab.set(Tab.of(row.state()));
          selected.setAll(row);
        });
    return found.isPresent();
  }

  /// The lines with these replaced or added, in the order of their ids, which grow with time.
  private List<OrderRow> merged(List<OrderRow> some) {
    var byId = new TreeMap<String, OrderRow>();
    rows.forEach(row -> byId.put(row.id(), row));
    some.forEach(row -> byId.put(row.id(), row));
    return List.copyOf(byId.values());
  }

  /// Replaces the lines: a few changed ones in place, so that the list does not jump while it is
  /// read; many in one change, since each makes the whole list be looked through.
  private void replace(List<OrderRow> fresh) {
    var places = fresh.size() == rows.size() ? changed(fresh) : List.<Integer>of();
    if (fresh.size() != rows.size() || places.size() > FEW) {
      rows.setAll(fresh);
    } else {
      places.forEach(place -> rows.set(place, fresh.get(place)));
    }
  }

  /// Indexes of the lines that differ.
  private List<Integer> changed(List<OrderRow> fresh) {
    return IntStream.range(0, fresh.size())
        .filter(i -> !fresh.get(i).equals(rows.get(i)))
        .boxed()
        .toList();
  }

  /// Makes a change and restores the selection: for the table a changed line is another one, which
  /// would not be selected.
  private void keepingChosen(Runnable change) {
    boolean within = keeping;
    keeping = true;
    var chosen = selected.stream().map(OrderRow::id).collect(Collectors.toSet());
    change.run();
    var narrowed = only.get();
    if (narrowed != null && rows.stream().noneMatch(narrowed::holds)) {
      only.set(null);
    }
    selected.setAll(shown.stream().filter(row -> chosen.contains(row.id())).toList());
    keeping = within;
  }

  private void filter() {
    var here = tab.get();
    var words = query.get().strip().toLowerCase(Locale.ROOT);
    var narrowed = only.get();
    // the engine has looked for a view's words
    Predicate<OrderRow> found =
        here == Tab.VIEW
            ? row -> viewed.contains(row.id())
            : row -> words.isEmpty() || row.search().contains(words);
    shown.setPredicate(
        row ->
            here.holds(row)
                && (narrowed == null || narrowed.holds(row))
                && isWanted(row)
                && found.test(row));
  }
}

package dev.quayside.app.screen.orders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The shops that orders of the list come from, and the one it is narrowed to.
final class ShopChoice {

  static final One ALL = new One("", "");

  /// First all, then the shops by their names; only all when no order comes from one.
  final ObservableList<One> shops = FXCollections.observableArrayList(ALL);

  final ObjectProperty<One> chosen = new SimpleObjectProperty<>(ALL);

  /// A shop, or all orders.
  record One(String id, String name) {

    boolean isAll() {
      return id.isEmpty();
    }
  }

  boolean holds(OrderRow row) {
    var shop = row.shop();
    return chosen.get().isAll() || (shop != null && shop.id().equals(chosen.get().id()));
  }

  /// Reads the shops from the orders. A shop without orders stays while the list is narrowed to it.
  void read(List<OrderRow> rows) {
    var found = new TreeSet<>(Comparator.comparing(One::name).thenComparing(One::id));
    rows.stream()
        .flatMap(row -> Stream.ofNullable(row.shop()))
        .forEach(shop -> found.add(new One(shop.id(), shop.name())));
    if (!chosen.get().isAll()) {
      found.add(chosen.get());
    }
    var all = new ArrayList<One>(List.of(ALL));
    all.addAll(found);
    if (!all.equals(shops)) {
      shops.setAll(all);
    }
  }
}

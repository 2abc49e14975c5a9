package dev.quayside.app.screen.settings;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// Rows of a table somebody looks at while they change elsewhere.
public final class Rows {
  private Rows() {}

  /// Touches only what is different; the chosen row stays chosen.
  ///
  /// @param id tells rows apart
  public static <T> void show(
      ObservableList<T> rows,
      List<T> now,
      Function<T, String> id,
      ObjectProperty<@Nullable T> chosen) {
    var before = chosen.get();
    show(rows, now, id);
    if (before != null) {
      chosen.set(
          rows.stream()
              .filter(row -> id.apply(row).equals(id.apply(before)))
              .findFirst()
              .orElse(null));
    }
  }

  /// Touches only what is different, so that what the focus is in stays.
  ///
  /// @param id tells rows apart
  public static <T> void show(ObservableList<T> rows, List<T> now, Function<T, String> id) {
    var there = now.stream().map(id).toList();
    rows.removeIf(row -> !there.contains(id.apply(row)));
    for (int i = 0; i < now.size(); i++) {
      if (i == rows.size() || !id.apply(rows.get(i)).equals(there.get(i))) {
        rows.add(i, now.get(i));
      } else if (!rows.get(i).equals(now.get(i))) {
        rows.set(i, now.get(i));
      }
    }
    if (rows.size() > now.size()) {
      rows.setAll(now); // they are in another order
    }
  }
}

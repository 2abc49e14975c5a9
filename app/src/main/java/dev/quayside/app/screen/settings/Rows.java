package dev.quayside.app.screen.settings;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// Updates the rows of a table that change while the user looks at it.
public final class Rows {
  private Rows() {}

  /// Changes only rows that differ; the selected row stays selected.
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

  /// Changes only rows that differ, so that the focus stays.
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
      rows.setAll(now); // only their order differs
    }
  }
}

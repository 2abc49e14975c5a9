package dev.quayside.app.list;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A place in a long list, whose row is loaded later.
public final class Slot<R> {

  private final int place;
  private final ReadOnlyObjectWrapper<@Nullable R> row = new ReadOnlyObjectWrapper<>();

  Slot(int place) {
    this.place = place;
  }

  int place() {
    return place;
  }

  /// The row; null until it is loaded. Changes whenever the row does.
  public ReadOnlyObjectProperty<@Nullable R> row() {
    return row.getReadOnlyProperty();
  }

  void fill(R now) {
    row.set(now);
  }
}

package dev.quayside.app.list;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A place in a long list: what stands there comes a moment later.
public final class Slot<R> {

  private final String id;
  private final ReadOnlyObjectWrapper<@Nullable R> row = new ReadOnlyObjectWrapper<>();
  private boolean asked;

  Slot(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  /// Null until it has come; changes whenever the row does.
  public ReadOnlyObjectProperty<@Nullable R> row() {
    return row.getReadOnlyProperty();
  }

  void fill(@Nullable R now) {
    row.set(now);
  }

  /// True the first time.
  boolean ask() {
    var first = !asked;
    asked = true;
    return first;
  }

  /// Its row did not come, or is old.
  void forget() {
    asked = false;
  }

  /// Two slots of one id are the same place, so that a selection outlives what was let go.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Slot<?> slot && slot.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}

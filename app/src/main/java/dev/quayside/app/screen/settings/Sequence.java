package dev.quayside.app.screen.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// A list of items, mostly in an order set by the user: one can be selected, moved or removed.
///
/// @param <T> the items
public final class Sequence<T> {

  /// The list's access to the engine; called off the window's thread.
  ///
  /// @param <T> the items
  public interface Gateway<T> {

    /// Whether the user sets the order.
    default boolean isOrdered() {
      return true;
    }

    /// Stores a new order; called only when the user sets it.
    ///
    /// @param ids all of them, once each
    default List<T> reorder(List<String> ids) {
      throw new UnsupportedOperationException("these are in no order of their own");
    }

    void remove(String id);
  }

  private final Asking asking;
  private final Gateway<T> gateway;
  private final Function<T, String> id;
  private final Consumer<String> removed;
  public final ObservableList<T> items = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<@Nullable T> chosen = new ReadOnlyObjectWrapper<>();

  /// Whether the user is being asked if the selected item is to be removed.
  public final BooleanProperty removing = new SimpleBooleanProperty();

  private boolean filling;

  /// @param removed called with the id of a removed item
  public Sequence(
      Asking asking, Gateway<T> gateway, Function<T, String> id, Consumer<String> removed) {
    this.asking = asking;
    this.gateway = gateway;
    this.id = id;
    this.removed = removed;
    chosen.subscribe(_ -> removing.set(false));
  }

  /// The selected item; null when there is none.
  public ReadOnlyObjectProperty<@Nullable T> chosen() {
    return chosen.getReadOnlyProperty();
  }

  public boolean isOrdered() {
    return gateway.isOrdered();
  }

  /// Shows the present items; the selected one stays selected.
  public void fill(List<T> now) {
    var before = chosen.get();
    filling = true;
    items.setAll(now);
    filling = false;
    chosen.set(
        before == null
            ? null
            : now.stream()
                .filter(item -> id.apply(item).equals(id.apply(before)))
                .findFirst()
                .orElse(null));
  }

  /// Shows the present items if they differ, so that nothing moves otherwise.
  public void fillIfChanged(List<T> now) {
    if (!now.equals(items)) {
      fill(now);
    }
  }

  public void choose(@Nullable T item) {
    if (!filling) {
      chosen.set(item);
    }
  }

  /// Moves the selected item.
  ///
  /// @param places downwards; negative for upwards
  public void move(int places) {
    var item = chosen.get();
    int from = item == null ? -1 : items.indexOf(item);
    int to = from + places;
    if (isOrdered() && from >= 0 && to >= 0 && to < items.size()) {
      var ids = new ArrayList<>(items.stream().map(id).toList());
      ids.add(to, ids.remove(from));
      asking.ask(() -> gateway.reorder(ids), this::fill);
    }
  }

  /// Whether the selected item can be moved this far.
  public boolean canMove(int places) {
    int to = items.indexOf(chosen.get()) + places;
    return chosen.get() != null && to >= 0 && to < items.size();
  }

  public void remove() {
    removing.set(false);
    if (chosen.get() != null) {
      var gone = id.apply(Objects.requireNonNull(chosen.get()));
      asking.ask(
          () -> {
            gateway.remove(gone);
            return gone;
          },
          removed);
    }
  }
}

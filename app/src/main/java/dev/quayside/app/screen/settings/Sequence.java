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

/// Things, mostly in an order that people set: one is chosen, moved, or taken away.
///
/// @param <T> what they are
public final class Sequence<T> {

  /// What it asks of the engine; off the window's thread.
  ///
  /// @param <T> what they are
  public interface Desk<T> {

    /// Whether people set their order.
    default boolean isOrdered() {
      return true;
    }

    /// Asked only where they do.
    ///
    /// @param ids all of them, once
    default List<T> reorder(List<String> ids) {
      throw new UnsupportedOperationException("these are in no order of their own");
    }

    void remove(String id);
  }

  private final Asking asking;
  private final Desk<T> desk;
  private final Function<T, String> id;
  private final Consumer<String> removed;
  private final ObservableList<T> items = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<@Nullable T> chosen = new ReadOnlyObjectWrapper<>();
  private final BooleanProperty removing = new SimpleBooleanProperty();
  private boolean filling;

  /// @param removed called with the id of one that was taken away
  public Sequence(Asking asking, Desk<T> desk, Function<T, String> id, Consumer<String> removed) {
    this.asking = asking;
    this.desk = desk;
    this.id = id;
    this.removed = removed;
    chosen.subscribe(_ -> removing.set(false));
  }

  public ObservableList<T> items() {
    return items;
  }

  /// Null when none is.
  public ReadOnlyObjectProperty<@Nullable T> chosen() {
    return chosen.getReadOnlyProperty();
  }

  public boolean isOrdered() {
    return desk.isOrdered();
  }

  /// Whether the person is asked if the chosen one is really to go.
  public BooleanProperty removing() {
    return removing;
  }

  /// What there is now; the chosen one stays chosen.
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

  /// As {@link #fill}, and nothing moves while all is as it was.
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

  /// Moves the chosen one.
  ///
  /// @param places downwards; less than zero for upwards
  public void move(int places) {
    var item = chosen.get();
    int from = item == null ? -1 : items.indexOf(item);
    int to = from + places;
    if (isOrdered() && from >= 0 && to >= 0 && to < items.size()) {
      var ids = new ArrayList<>(items.stream().map(id).toList());
      ids.add(to, ids.remove(from));
      asking.ask(() -> desk.reorder(ids), this::fill);
    }
  }

  /// Whether the chosen one can be moved so far.
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
            desk.remove(gone);
            return gone;
          },
          removed);
    }
  }
}

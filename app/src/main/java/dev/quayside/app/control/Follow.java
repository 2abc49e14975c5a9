package dev.quayside.app.control;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.beans.value.WeakChangeListener;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.collections.WeakListChangeListener;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// How a view hears of its model: for as long as the view is there. A model outlives its views,
/// which are made anew in another language or size; what listens to it in the usual way stays in
/// memory with everything drawn around it.
public final class Follow {

  private static final String KEPT = Follow.class.getName();

  private Follow() {}

  /// Shows a value, now and whenever it changes.
  ///
  /// @param view keeps `shown`; the value does not
  public static <T extends @Nullable Object> void value(
      Node view, ObservableValue<T> value, Consumer<? super T> shown) {
    shown.accept(value.getValue());
    change(view, value, shown);
  }

  /// As {@link #value}, but not now.
  public static <T extends @Nullable Object> void change(
      Node view, ObservableValue<T> value, Consumer<? super T> shown) {
    ChangeListener<T> listener = (_, _, now) -> shown.accept(now);
    value.addListener(new WeakChangeListener<>(listener));
    keep(view, listener);
  }

  /// Runs `changed` whenever a list is another one, not now.
  ///
  /// @param view keeps `changed`; the list does not
  public static <T extends @Nullable Object> void list(
      Node view, ObservableList<T> list, Runnable changed) {
    ListChangeListener<T> listener = _ -> changed.run();
    list.addListener(new WeakListChangeListener<>(listener));
    keep(view, listener);
  }

  /// Runs `changed` whenever anything else may have changed, not now.
  ///
  /// @param view keeps `changed`; what is followed does not
  public static void any(Node view, Observable what, Runnable changed) {
    InvalidationListener listener = _ -> changed.run();
    what.addListener(new WeakInvalidationListener(listener));
    keep(view, listener);
  }

  private static void keep(Node view, Object listener) {
    @SuppressWarnings("unchecked") // only put here
    var kept = (List<Object>) view.getProperties().computeIfAbsent(KEPT, _ -> new ArrayList<>());
    kept.add(listener);
  }
}

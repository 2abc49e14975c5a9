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

/// Lets a view listen to its model for as long as the view exists. A model outlives its views,
/// which are made again in another language or size; an ordinary listener would keep the old view
/// and everything drawn in it in memory.
public final class Follow {

  private static final String KEPT = Follow.class.getName();

  private Follow() {}

  /// Calls `shown` with a value, now and whenever it changes.
  ///
  /// @param view keeps `shown` alive; the value does not
  public static <T extends @Nullable Object> void value(
      Node view, ObservableValue<T> value, Consumer<? super T> shown) {
    shown.accept(value.getValue());
    change(view, value, shown);
  }

  /// Calls `shown` whenever a value changes, but not now.
  ///
  /// @param view keeps `shown` alive; the value does not
  public static <T extends @Nullable Object> void change(
      Node view, ObservableValue<T> value, Consumer<? super T> shown) {
    ChangeListener<T> listener = (_, _, now) -> shown.accept(now);
    value.addListener(new WeakChangeListener<>(listener));
    keep(view, listener);
  }

  /// Runs `changed` whenever a list changes, but not now.
  ///
  /// @param view keeps `changed` alive; the list does not
  public static <T extends @Nullable Object> void list(
      Node view, ObservableList<T> list, Runnable changed) {
    ListChangeListener<T> listener = _ -> changed.run();
    list.addListener(new WeakListChangeListener<>(listener));
    keep(view, listener);
  }

  /// Runs `changed` whenever anything else may have changed, but not now.
  ///
  /// @param view keeps `changed` alive; what is followed does not
  public static void any(Node view, Observable what, Runnable changed) {
    InvalidationListener listener = _ -> changed.run();
    what.addListener(new WeakInvalidationListener(listener));
    keep(view, listener);
  }

  private static void keep(Node view, Object listener) {
    @SuppressWarnings("unchecked") // the list is only put in here
    var kept = (List<Object>) view.getProperties().computeIfAbsent(KEPT, _ -> new ArrayList<>());
    kept.add(listener);
  }
}

package dev.quayside.app.cart;

import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.order.picklist.PickListView;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Lists that are picked and packed now, with their slots as their orders are. Nothing is asked
/// while they are out of sight.
public final class CartsModel {

  private final ObservableList<PickListView> lists = FXCollections.observableArrayList();
  private final ObservableList<PickListView> listsToOthers =
      FXCollections.unmodifiableObservableList(lists);
  private final ReadOnlyObjectWrapper<Set<String>> inHand = new ReadOnlyObjectWrapper<>(Set.of());
  private final Refresh<List<PickListView>> reading;
  private boolean shown;

  /// @param question gives the current question for the lists, which is then called off the
  ///   window's thread
  public CartsModel(
      Background background,
      Supplier<Callable<List<PickListView>>> question,
      Consumer<Throwable> failed) {
    reading = new Refresh<>(background, question, this::answered, failed);
  }

  /// In the order of the answer.
  public ObservableList<PickListView> lists() {
    return listsToOthers;
  }

  /// The ids of the orders that are packed at this moment; empty where none is.
  public ReadOnlyObjectProperty<Set<String>> inHand() {
    return inHand.getReadOnlyProperty();
  }

  /// @param look whether they are in sight
  public void show(boolean look) {
    shown = look;
    if (look) {
      reading.now();
    } else {
      lists.clear();
    }
  }

  public void take(Set<String> orderIds) {
    inHand.set(Set.copyOf(orderIds));
  }

  /// Orders have changed, and their slots with them.
  public void heard() {
    if (shown) {
      reading.soon();
    }
  }

  private void answered(List<PickListView> now) {
    if (shown && !lists.equals(now)) {
      lists.setAll(now);
    }
  }
}

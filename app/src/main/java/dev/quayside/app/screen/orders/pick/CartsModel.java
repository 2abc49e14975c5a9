package dev.quayside.app.screen.orders.pick;

import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.order.picklist.PickListView;
import java.util.List;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The lists that are picked and packed now, with their slots as their orders are. Nothing is asked
/// while they are out of sight.
public final class CartsModel {

  private final ObservableList<PickListView> lists = FXCollections.observableArrayList();
  private final ObservableList<PickListView> listsToOthers =
      FXCollections.unmodifiableObservableList(lists);
  private final Refresh<List<PickListView>> reading;
  private boolean shown;

  public CartsModel(Background background, PickGateway gateway, Consumer<Throwable> failed) {
    reading = new Refresh<>(background, () -> gateway::underWay, this::answered, failed);
  }

  /// Newest first.
  public ObservableList<PickListView> lists() {
    return listsToOthers;
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

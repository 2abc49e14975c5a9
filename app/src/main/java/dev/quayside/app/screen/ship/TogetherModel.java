package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.contents.ContentsModel;
import dev.quayside.app.screen.ship.form.FormModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.SalesOrder;
import java.util.List;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Other orders to the address of the one in hand: one parcel is enough for all.
final class TogetherModel {

  private final Background background;
  private final ShipGateway gateway;
  private final FormModel form;
  private final PackingTable table;
  private final Consumer<Throwable> failed;
  private final ObservableList<SalesOrder> others = FXCollections.observableArrayList();

  TogetherModel(
      Background background,
      ShipGateway gateway,
      FormModel form,
      PackingTable table,
      Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.form = form;
    this.table = table;
    this.failed = failed;
  }

  /// Oldest first; none without an order in hand.
  ObservableList<SalesOrder> others() {
    return others;
  }

  /// Its things, and theirs when they go with it.
  ContentsModel contents() {
    return form.contents();
  }

  /// Asks which there are of another order in hand.
  void look() {
    others.clear();
    var part = form.part();
    if (part != null) {
      background.run(
          () -> gateway.together(part.orderId()), found -> show(part.orderId(), found), failed);
    }
  }

  /// They go into the same box, or each ships by itself.
  void choose(boolean together) {
    if (together != contents().isTogether()) {
      table.unasked(() -> contents().join(together ? List.copyOf(others) : List.of()));
    }
  }

  private void show(String orderId, List<SalesOrder> found) {
    var part = form.part();
    if (part != null && part.orderId().equals(orderId)) {
      others.setAll(found);
    }
  }
}

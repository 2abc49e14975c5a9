package dev.quayside.app.screen.orders;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.engine.order.file.watch.WatchedFolder;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows what is wrong with the watched folder; hidden when nothing is.
final class WatchLine extends VBox {

  private final Ui ui;

  WatchLine(OrdersModel model, Ui ui) {
    this.ui = ui;
    Follow.value(this, model.watched(), this::show);
  }

  private void show(@Nullable WatchedFolder folder) {
    var problem = folder == null || !folder.on() ? null : folder.problem();
    setVisible(problem != null);
    setManaged(problem != null);
    if (problem != null) {
      getChildren()
          .setAll(
              OrdersView.note(
                  ui.text("orders.watch.problem", ui.texts().of(problem)),
                  "attention",
                  new FontIcon(Feather.FOLDER)));
    }
  }
}

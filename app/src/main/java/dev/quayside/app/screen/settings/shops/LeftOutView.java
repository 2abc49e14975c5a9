package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The orders of the open shop that were not taken in, and why. Hidden when there are none.
final class LeftOutView extends VBox {

  private static final int MOST_ROWS = 6;
  private static final double NUMBER = 130;

  private final ShopsModel model;
  private final Ui ui;
  private final Label title = Words.of("", "strong");

  LeftOutView(ShopsModel model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    var table =
        new RecordTable<>("shop-left-out", ui.text("settings.shops.left-out"), model.leftOut)
            .asTallAsItsRows(MOST_ROWS);
    var number = table.text("number", ui.text("settings.shops.left-out.number"), LeftOut::number);
    number.setMinWidth(NUMBER);
    number.setMaxWidth(2 * NUMBER);
    table.sentences("why", ui.text("settings.shops.left-out.why"), this::why);
    getChildren().addAll(title, table);
    Follow.list(this, model.leftOut, this::show);
    show();
  }

  private void show() {
    boolean some = !model.leftOut.isEmpty();
    title.setText(ui.text("settings.shops.left-out.count", model.leftOut.size()));
    setVisible(some);
    setManaged(some);
  }

  private String why(LeftOut one) {
    var reason = one.reason();
    return reason == null
        ? ui.texts().of(one.fault())
        : ui.text("settings.shops.skipped." + reason.wire());
  }
}

package dev.quayside.app.screen.orders;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows how many parcels can be saved; a click puts orders to one recipient and address into one
/// parcel, another separates them again.
final class TogetherBar extends HBox {

  private final OrdersModel model;
  private final Ui ui;
  private final Label words = CutWords.whole(Words.of(""));
  private final Button turn = new Button("", new FontIcon(Feather.LAYERS));

  TogetherBar(OrdersModel model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    setId("orders-together");
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().addAll("card", "batch-bar");
    words.setMinWidth(0);
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    turn.setId("orders-together-turn");
    turn.setMinWidth(USE_PREF_SIZE);
    turn.setOnAction(_ -> model.toBuy().together().set(!model.toBuy().together().get()));
    getChildren().addAll(words, turn);
    managedProperty().bind(visibleProperty());
    Follow.list(this, model.selected(), this::show);
    Follow.list(this, model.shown(), this::show);
    Follow.change(this, model.handling().open(), _ -> show());
    Follow.value(this, model.toBuy().together(), _ -> show());
  }

  private void show() {
    int saved = model.toBuy().saved();
    boolean on = model.toBuy().together().get();
    setVisible(saved > 0 && !model.handling().open().get());
    words.setText(ui.text(on ? "orders.together.saved" : "orders.together.could", saved));
    turn.setText(ui.text(on ? "orders.together.apart" : "orders.together.join"));
  }
}

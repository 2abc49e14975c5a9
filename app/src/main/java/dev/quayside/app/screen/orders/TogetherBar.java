package dev.quayside.app.screen.orders;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/// Shows how many parcels can be saved. A click puts the orders to one recipient and address that
/// are there now into one parcel, another separates them again.
final class TogetherBar extends HBox {

  private final OrdersModel model;
  private final Ui ui;
  private final Label words = CutWords.whole(Words.of(""));
  private final Button join;
  private final Button part;
  // a field, since a binding lives only as long as it is used
  private final BooleanBinding panels;

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
    join = button("orders-together-join", "orders.together.join", model.toBuy()::join);
    part = button("orders-together-part", "orders.together.apart", model.toBuy()::part);
    getChildren().addAll(words, part, join);
    managedProperty().bind(visibleProperty());
    Follow.list(this, model.selected(), this::show);
    Follow.list(this, model.shown(), this::show);
    panels = model.panels().open();
    Follow.change(this, panels, _ -> show());
    Follow.value(this, model.toBuy().joined(), _ -> show());
  }

  private Button button(String id, String key, Runnable run) {
    var button = new ActionButton(id, ui.text(key), Feather.LAYERS, run);
    button.managedProperty().bind(button.visibleProperty());
    return button;
  }

  private void show() {
    int saved = model.toBuy().saved();
    int more = model.toBuy().saveable();
    setVisible(saved + more > 0 && !panels.get());
    var told =
        Stream.of(
            saved > 0 ? ui.text("orders.together.saved", saved) : "",
            more > 0 ? ui.text("orders.together.could", more) : "");
    words.setText(told.filter(said -> !said.isEmpty()).collect(Collectors.joining(" · ")));
    part.setVisible(saved > 0);
    join.setVisible(more > 0);
  }
}

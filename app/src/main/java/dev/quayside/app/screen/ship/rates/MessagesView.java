package dev.quayside.app.screen.ship.rates;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.engine.shipping.rate.CarrierMessage;
import javafx.beans.binding.Bindings;
import javafx.collections.ObservableList;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What carriers say beside the rates, folded into one line.
final class MessagesView extends VBox {

  private static final double MOST = 160;

  private final Ui ui;
  private final String count;
  private final ObservableList<CarrierMessage> messages;
  private final VBox lines = new VBox(4);
  private final ToggleButton summary = new ToggleButton("", new FontIcon(Feather.INFO));

  /// @param id of the line
  /// @param count the key of its words
  MessagesView(String id, String count, ObservableList<CarrierMessage> messages, Ui ui) {
    super(4);
    this.ui = ui;
    this.count = count;
    this.messages = messages;
    summary.setId(id);
    summary.getStyleClass().addAll("link", "button");
    var scroll = new ScrollArea(lines);
    scroll.setMaxHeight(MOST);
    scroll.setFocusTraversable(false);
    scroll.visibleProperty().bind(summary.selectedProperty());
    scroll.managedProperty().bind(summary.selectedProperty());
    visibleProperty().bind(Bindings.isNotEmpty(messages));
    managedProperty().bind(visibleProperty());
    getChildren().addAll(summary, scroll);
    Follow.list(this, messages, this::show);
    show();
  }

  private void show() {
    summary.setText(ui.text(count, messages.size()));
    lines.getChildren().setAll(messages.stream().map(this::line).toList());
  }

  private javafx.scene.control.Label line(CarrierMessage message) {
    var line =
        Words.wrapped(
            ui.text(
                "ship.rates.silent",
                message.carrier().replace('_', ' ').toUpperCase(ui.texts().locale()),
                ui.texts().of(message.message())),
            "note",
            "attention");
    line.setMaxWidth(Double.MAX_VALUE);
    return line;
  }
}

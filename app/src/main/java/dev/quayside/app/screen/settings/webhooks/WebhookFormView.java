package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.screen.settings.FormButtons;
import javafx.beans.binding.Bindings;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The fields of a webhook. Enter in the address saves, Escape leaves.
final class WebhookFormView extends VBox {

  private final WebhooksModel model;
  private final Ui ui;
  private final TextField url = new TextField();
  private final FlowPane boxes = new FlowPane(16, 8);

  WebhookFormView(WebhooksModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    url.setOnAction(_ -> save());
    var form = model.form();
    var card =
        new Card(ui.text("settings.webhooks.new"))
            .with(
                Field.text(
                    "webhook-url", ui.text("settings.webhooks.url"), url, form.url, () -> {}),
                Words.of(ui.text("settings.webhooks.events"), "caption"),
                boxes,
                new FormButtons(
                        "webhook",
                        model.busy().or(form.url.isEmpty()),
                        this::save,
                        model::startOver,
                        ui)
                    .making(model.edited().isNull(), ui.text("settings.webhooks.make")));
    card.titled(Bindings.createStringBinding(this::title, model.edited()));
    Follow.list(this, form.boxes, this::fill);
    fill();
    addEventHandler(KeyEvent.KEY_PRESSED, this::leave);
    getChildren().add(card);
  }

  /// Puts the cursor at the end of the address.
  void begin() {
    url.requestFocus();
    url.end();
  }

  private void save() {
    if (!model.form().url.get().isBlank()) {
      model.save();
    }
  }

  private void leave(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && model.edited().get() != null) {
      event.consume();
      model.startOver();
    }
  }

  private String title() {
    var edited = model.edited().get();
    return edited == null
        ? ui.text("settings.webhooks.new")
        : ui.text("settings.webhooks.change", edited.url());
  }

  private void fill() {
    boxes
        .getChildren()
        .setAll(
            model.form().boxes.stream()
                .map(box -> Switch.box(box.id(), box.name(), box.on()))
                .toList());
  }
}

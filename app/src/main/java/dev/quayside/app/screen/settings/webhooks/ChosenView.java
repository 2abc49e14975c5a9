package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.engine.webhook.Delivery;
import dev.quayside.engine.webhook.DeliveryStatus;
import dev.quayside.engine.webhook.Webhook;
import java.util.Comparator;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// One webhook: why it is off, what was sent to it, and what can be done. There only while one is
/// chosen.
final class ChosenView extends VBox {

  private static final double ANSWER = 180;

  private final WebhooksModel model;
  private final Ui ui;
  private final VBox strip = new VBox();

  ChosenView(WebhooksModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    Follow.value(this, model.chosen(), this::show);
    Follow.value(this, model.deleting(), this::ask);
  }

  private void show(@Nullable Webhook webhook) {
    setVisible(webhook != null);
    setManaged(webhook != null);
    getChildren().clear();
    if (webhook != null) {
      if (webhook.disabledReason() != null) {
        getChildren().add(Words.wrapped(webhook.disabledReason(), "note", "attention"));
      }
      getChildren()
          .addAll(
              buttons(),
              strip,
              new Card(ui.text("settings.webhooks.deliveries")).with(deliveries()));
    }
  }

  private Node buttons() {
    var test = button("webhook-test", "settings.webhooks.test", Feather.ZAP, model::test);
    var enable = button("webhook-enable", "settings.webhooks.enable", Feather.PLAY, model::enable);
    enable.setDisable(!model.chosenIsDisabled());
    var delete =
        button(
            "webhook-delete",
            "settings.webhooks.delete",
            Feather.TRASH_2,
            () -> model.deleting().set(true));
    delete.getStyleClass().addAll("danger", "outlined");
    return new HBox(8, test, enable, delete);
  }

  private void ask(boolean deleting) {
    strip.getChildren().clear();
    if (deleting) {
      var question =
          new ConfirmStrip(
              "webhook-delete-question",
              ui.text("settings.webhooks.delete.question"),
              ui.text("settings.keep"),
              () -> model.deleting().set(false),
              ui.text("settings.webhooks.delete"),
              model::delete);
      strip.getChildren().setAll(question);
      question.focusKeep();
    }
  }

  private Node deliveries() {
    var table =
        new RecordTable<>("deliveries", ui.text("settings.webhooks.deliveries"), model.deliveries())
            .whenEmpty(
                new Vacancy(
                    model.looking(),
                    ui,
                    new EmptyState(Feather.INBOX, ui.text("settings.webhooks.deliveries.none"))))
            .asTallAsItsRows(8);
    table.moments("when", ui.text("settings.webhooks.when"), Delivery::createdAt, ui);
    table.text("type", ui.text("settings.webhooks.event"), delivery -> delivery.type().wire());
    table.pills(
        "state",
        ui.text("settings.state"),
        Delivery::status,
        Comparator.<DeliveryStatus>naturalOrder(),
        status -> ui.text("settings.webhooks.delivery." + status.wire()),
        ChosenView::tone);
    table.figures(
        "attempts",
        ui.text("settings.webhooks.attempts"),
        delivery -> delivery.attempts().size(),
        Comparator.<Integer>naturalOrder(),
        String::valueOf);
    table.text("answer", ui.text("settings.webhooks.answer"), this::answer).setMinWidth(ANSWER);
    return table;
  }

  private String answer(Delivery delivery) {
    if (delivery.attempts().isEmpty()) {
      return "";
    }
    var last = delivery.attempts().getLast();
    var error = last.error();
    return error != null ? ui.texts().of(error) : String.valueOf(last.statusCode());
  }

  private static Tone tone(DeliveryStatus status) {
    return switch (status) {
      case DELIVERED -> Tone.GOOD;
      case QUEUED -> Tone.WAITING;
      case FAILED -> Tone.BAD;
    };
  }

  private Button button(String id, String key, Feather icon, Runnable run) {
    var button = new Button(ui.text(key), new FontIcon(icon));
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> run.run());
    return button;
  }
}

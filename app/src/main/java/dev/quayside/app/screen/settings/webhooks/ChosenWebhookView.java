package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.settings.webhooks.WebhooksModel.Question;
import dev.quayside.engine.webhook.Webhook;
import dev.quayside.engine.webhook.WebhookStatus;
import dev.quayside.printing.message.Message;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The selected webhook: why it is off, its deliveries, and the buttons for it. Hidden when none is
/// selected.
final class ChosenWebhookView extends VBox {

  private final WebhooksModel model;
  private final Ui ui;
  private final Runnable edit;
  private final Runnable back;
  private final VBox strip = new VBox();
  private @Nullable Standing shown;

  /// The values for which the panel is built again; for other changes it is not, which would take
  /// the focus from a button.
  private record Standing(String id, WebhookStatus status, @Nullable Message reason) {}

  /// @param edit opens the webhook in the form
  /// @param back returns the focus to where it was before a question
  ChosenWebhookView(WebhooksModel model, Ui ui, Runnable edit, Runnable back) {
    super(12);
    this.model = model;
    this.ui = ui;
    this.edit = edit;
    this.back = back;
    Follow.value(this, model.chosen, this::show);
    Follow.value(this, model.question, this::ask);
  }

  private void show(@Nullable Webhook webhook) {
    var now =
        webhook == null
            ? null
            : new Standing(webhook.id(), webhook.status(), webhook.disabledReason());
    if (now != null && now.equals(shown)) {
      return;
    }
    shown = now;
    setVisible(webhook != null);
    setManaged(webhook != null);
    getChildren().clear();
    if (webhook != null) {
      if (webhook.disabledReason() != null) {
        getChildren()
            .add(Words.wrapped(ui.texts().of(webhook.disabledReason()), "note", "attention"));
      }
      boolean off = webhook.status() == WebhookStatus.DISABLED;
      getChildren().addAll(buttons(off), strip, new DeliveriesView(model.deliveries(), off, ui));
    }
  }

  private Node buttons(boolean off) {
    var delete =
        button(
            "delete",
            "settings.webhooks.delete",
            Feather.TRASH_2,
            () -> model.question.set(Question.DELETE));
    delete.getStyleClass().addAll("danger", "outlined");
    return new FlowPane(
        8,
        8,
        button("edit", "settings.webhooks.edit", Feather.EDIT_2, edit),
        off
            ? button("turn", "settings.webhooks.turn.on", Feather.PLAY, model::turn)
            : button("turn", "settings.webhooks.turn.off", Feather.PAUSE, model::turn),
        button("test", "settings.webhooks.test", Feather.ZAP, model::test),
        button(
            "rotate",
            "settings.webhooks.rotate",
            Feather.REFRESH_CW,
            () -> model.question.set(Question.NEW_SECRET)),
        delete);
  }

  private void ask(@Nullable Question question) {
    strip.getChildren().clear();
    if (question != null) {
      var asked =
          switch (question) {
            case DELETE -> strip("delete", "settings.webhooks.delete", model::delete);
            case NEW_SECRET -> strip("rotate", "settings.webhooks.rotate", model::rotate);
          };
      strip.getChildren().setAll(asked);
      asked.focusKeep();
    }
  }

  private ConfirmStrip strip(String what, String key, Runnable really) {
    return new ConfirmStrip(
            "webhook-" + what + "-question",
            ui.text(key + ".question"),
            ui.text("settings.keep"),
            () -> model.question.set(null),
            ui.text(key),
            really)
        .then(back);
  }

  private ActionButton button(String id, String key, Feather icon, Runnable run) {
    return new ActionButton("webhook-" + id, ui.text(key), icon, run);
  }
}

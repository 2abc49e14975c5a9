package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.SecretStrip;
import dev.quayside.app.screen.settings.SectionPage;
import dev.quayside.app.screen.settings.webhooks.WebhooksModel.Question;
import dev.quayside.engine.platform.event.EventSelection;
import dev.quayside.engine.webhook.Webhook;
import dev.quayside.engine.webhook.WebhookStatus;
import java.util.Comparator;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.feather.Feather;

/// The list of webhooks, the selected one's deliveries, and the form for a new or a changed one.
/// Keys on the table: Enter edits the selected one, Delete asks whether to delete it.
public final class WebhooksView extends SectionPage {

  private static final String WORDS = "settings.webhooks";
  private static final double ADDRESS = 220;

  private final WebhooksModel model;
  private final WebhookFormView form;

  public WebhooksView(WebhooksModel model, Ui ui) {
    super(WORDS, model, ui);
    this.model = model;
    form = new WebhookFormView(model, ui);
    var table = table();
    getChildren()
        .addAll(
            new SecretStrip("webhook-secret", text("secret"), model.secret, ui),
            table,
            new ChosenWebhookView(model, ui, this::edit, table::requestFocus),
            form);
  }

  private void edit() {
    model.edit();
    form.begin();
  }

  private RecordTable<Webhook> table() {
    var table =
        table("webhooks", model.webhooks, Feather.SEND, 8).choosing(model.chosen, Webhook::id);
    table.text("url", text("url"), Webhook::url).setMinWidth(ADDRESS);
    table.text("events", text("events"), this::events);
    table.pills(
        "state",
        ui.text("settings.state"),
        Webhook::status,
        Comparator.<WebhookStatus>naturalOrder(),
        status -> text(status == WebhookStatus.ENABLED ? "enabled" : "disabled"),
        status -> status == WebhookStatus.ENABLED ? Tone.GOOD : Tone.BAD);
    table.moments("last", text("last"), Webhook::lastDeliveredAt, ui);
    table.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    return table;
  }

  private void key(KeyEvent event) {
    if (model.chosen.get() != null && event.getCode() == KeyCode.ENTER) {
      event.consume();
      edit();
    } else if (model.chosen.get() != null && event.getCode() == KeyCode.DELETE) {
      event.consume();
      model.question.set(Question.DELETE);
    }
  }

  private String events(Webhook webhook) {
    var names = webhook.events().names();
    boolean all =
        webhook.events().equals(EventSelection.EVERYTHING)
            || names.containsAll(EventSelection.families());
    return all
        ? text("events.all")
        : names.stream().map(WebhookForm::family).collect(Collectors.joining(", "));
  }
}

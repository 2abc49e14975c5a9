package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.settings.SecretStrip;
import dev.quayside.app.screen.settings.webhooks.WebhooksModel.Question;
import dev.quayside.engine.platform.event.EventSelection;
import dev.quayside.engine.webhook.Webhook;
import dev.quayside.engine.webhook.WebhookStatus;
import java.util.Comparator;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The list of webhooks, the selected one's deliveries, and the form for a new or a changed one.
/// Keys on the table: Enter edits the selected one, Delete asks whether to delete it.
public final class WebhooksView extends VBox {

  private static final double ADDRESS = 220;

  private final WebhooksModel model;
  private final Ui ui;
  private final WebhookFormView form;

  public WebhooksView(WebhooksModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    form = new WebhookFormView(model, ui);
    var table = table();
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.webhooks.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            new SecretStrip(
                "webhook-secret", ui.text("settings.webhooks.secret"), model.secret(), ui),
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
        new RecordTable<>("webhooks", ui.text("settings.webhooks"), model.webhooks())
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.SEND, ui.text("settings.webhooks.none"))))
            .asTallAsItsRows(8)
            .choosing(model.chosen(), Webhook::id);
    table.text("url", ui.text("settings.webhooks.url"), Webhook::url).setMinWidth(ADDRESS);
    table.text("events", ui.text("settings.webhooks.events"), this::events);
    table.pills(
        "state",
        ui.text("settings.state"),
        Webhook::status,
        Comparator.<WebhookStatus>naturalOrder(),
        status ->
            ui.text(
                status == WebhookStatus.ENABLED
                    ? "settings.webhooks.enabled"
                    : "settings.webhooks.disabled"),
        status -> status == WebhookStatus.ENABLED ? Tone.GOOD : Tone.BAD);
    table.moments("last", ui.text("settings.webhooks.last"), Webhook::lastDeliveredAt, ui);
    table.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    return table;
  }

  private void key(KeyEvent event) {
    if (model.chosen().get() != null && event.getCode() == KeyCode.ENTER) {
      event.consume();
      edit();
    } else if (model.chosen().get() != null && event.getCode() == KeyCode.DELETE) {
      event.consume();
      model.question().set(Question.DELETE);
    }
  }

  private String events(Webhook webhook) {
    var names = webhook.events().names();
    boolean all =
        webhook.events().equals(EventSelection.EVERYTHING)
            || names.containsAll(EventSelection.families());
    return all
        ? ui.text("settings.webhooks.events.all")
        : names.stream().map(WebhookForm::family).collect(Collectors.joining(", "));
  }
}

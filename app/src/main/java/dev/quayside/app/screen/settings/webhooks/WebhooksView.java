package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.settings.NewCard;
import dev.quayside.app.screen.settings.SecretStrip;
import dev.quayside.engine.webhook.Webhook;
import dev.quayside.engine.webhook.WebhookStatus;
import java.util.Comparator;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The webhooks there are, the chosen one's deliveries, and a form for one more.
final class WebhooksView extends VBox {

  private final WebhooksModel model;
  private final Ui ui;

  WebhooksView(WebhooksModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.webhooks.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            new SecretStrip(
                "webhook-secret", ui.text("settings.webhooks.secret"), model.secret(), ui),
            table(),
            new ChosenView(model, ui),
            form());
  }

  private Node table() {
    var table =
        new RecordTable<>("webhooks", ui.text("settings.webhooks"), model.webhooks())
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.SEND, ui.text("settings.webhooks.none"))))
            .asTallAsItsRows(8);
    table.text("url", ui.text("settings.webhooks.url"), Webhook::url);
    table.text(
        "events",
        ui.text("settings.webhooks.events"),
        webhook -> String.join(", ", webhook.events().names()));
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
    table
        .getSelectionModel()
        .selectedItemProperty()
        .subscribe(chosen -> model.chosen().set(chosen));
    return table;
  }

  private Node form() {
    var url = Field.text("webhook-url", ui.text("settings.webhooks.url"), model.url(), () -> {});
    var events = new FlowPane(16, 8);
    model
        .events()
        .forEach(
            (name, on) ->
                events
                    .getChildren()
                    .add(Switch.box("event-" + name.substring(0, name.indexOf('.')), name, on)));
    return NewCard.of(
        "webhook-make",
        ui.text("settings.webhooks.new"),
        ui.text("settings.webhooks.make"),
        model.busy().or(model.url().isEmpty()),
        model::create,
        url,
        Words.of(ui.text("settings.webhooks.events"), "caption"),
        events);
  }
}

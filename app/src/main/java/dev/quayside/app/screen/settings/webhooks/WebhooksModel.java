package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Rows;
import dev.quayside.app.task.Background;
import dev.quayside.engine.webhook.NewWebhook;
import dev.quayside.engine.webhook.Webhook;
import dev.quayside.engine.webhook.WebhookChange;
import dev.quayside.engine.webhook.WebhookStatus;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The webhooks of a workspace, the deliveries of the selected one, and the form for a new or a
/// changed one.
public final class WebhooksModel extends AskingModel {

  /// The questions the user confirms.
  public enum Question {
    DELETE,
    NEW_SECRET
  }

  private final WebhooksGateway gateway;
  private final DeliveriesModel deliveries;
  private final WebhookForm form = new WebhookForm();
  public final ObservableList<Webhook> webhooks = FXCollections.observableArrayList();
  public final ObjectProperty<@Nullable Webhook> chosen = new SimpleObjectProperty<>();
  private final ReadOnlyObjectWrapper<@Nullable Webhook> edited = new ReadOnlyObjectWrapper<>();

  /// The secret made just now; null once it is hidden.
  public final ObjectProperty<@Nullable String> secret = new SimpleObjectProperty<>();

  /// The question being asked; null when there is none.
  public final ObjectProperty<@Nullable Question> question = new SimpleObjectProperty<>();

  public WebhooksModel(Background background, WebhooksGateway gateway) {
    super(background);
    this.gateway = gateway;
    deliveries = new DeliveriesModel(background, gateway, asking);
    chosen.subscribe(
        (before, now) -> {
          if (before == null || now == null || !before.id().equals(now.id())) {
            question.set(null);
          }
          deliveries.of(now);
        });
  }

  /// The deliveries of the selected webhook.
  public DeliveriesModel deliveries() {
    return deliveries;
  }

  public WebhookForm form() {
    return form;
  }

  /// The webhook the form changes; null while it adds a new one.
  public ReadOnlyObjectProperty<@Nullable Webhook> edited() {
    return edited.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.load(gateway::list, this::show);
  }

  /// Shows changes made elsewhere, for example a webhook switched off after many failures.
  @Override
  public void lookAgain() {
    asking.look(gateway::list, this::show);
    deliveries.lookAgain();
  }

  private void show(List<Webhook> now) {
    Rows.show(webhooks, now, Webhook::id, chosen);
  }

  /// Opens the selected webhook in the form.
  public void edit() {
    var webhook = chosen.get();
    if (webhook != null) {
      form.fill(webhook);
      edited.set(webhook);
    }
  }

  /// Empties the form for a new webhook.
  public void startOver() {
    edited.set(null);
    form.clear();
  }

  public void save() {
    var before = edited.get();
    if (before == null) {
      var draft = form.draft();
      asking.ask(() -> gateway.create(draft), this::made);
    } else {
      var change = form.change(before);
      asking.ask(
          () -> gateway.change(before.id(), change),
          _ -> {
            startOver();
            refresh();
          });
    }
  }

  /// Switches the selected webhook on or off.
  public void turn() {
    withChosen(
        webhook -> {
          boolean on = webhook.status() == WebhookStatus.DISABLED;
          var change = new WebhookChange(null, null, on);
          asking.ask(() -> gateway.change(webhook.id(), change), _ -> refresh());
        });
  }

  public void test() {
    withChosen(webhook -> asking.ask(() -> gateway.test(webhook.id()), _ -> deliveries.refresh()));
  }

  /// Makes a new secret; for a day, events are also signed with the old one.
  public void rotate() {
    question.set(null);
    withChosen(
        webhook ->
            asking.ask(
                () -> gateway.rotate(webhook.id()), fresh -> secret.set(fresh.generatedSecret())));
  }

  public void delete() {
    question.set(null);
    withChosen(
        webhook ->
            asking.ask(
                () -> {
                  gateway.delete(webhook.id());
                  return webhook;
                },
                this::gone));
  }

  private void gone(Webhook webhook) {
    var open = edited.get();
    if (open != null && open.id().equals(webhook.id())) {
      startOver();
    }
    refresh();
  }

  private void made(NewWebhook fresh) {
    secret.set(fresh.generatedSecret());
    startOver();
    refresh();
  }

  private void withChosen(Consumer<Webhook> act) {
    var webhook = chosen.get();
    if (webhook != null) {
      act.accept(webhook);
    }
  }
}

package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.list.Loading;
import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.platform.event.EventSelection;
import dev.quayside.engine.webhook.Delivery;
import dev.quayside.engine.webhook.NewWebhook;
import dev.quayside.engine.webhook.Webhook;
import dev.quayside.engine.webhook.WebhookDraft;
import dev.quayside.engine.webhook.WebhookStatus;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The webhooks of a workspace, the deliveries of the chosen one, and a new one.
public final class WebhooksModel {

  private final WebhooksGateway gateway;
  private final Asking asking;
  private final Asking looking;
  private final ObservableList<Webhook> webhooks = FXCollections.observableArrayList();
  private final ObservableList<Delivery> deliveries = FXCollections.observableArrayList();
  private final ObjectProperty<@Nullable Webhook> chosen = new SimpleObjectProperty<>();
  private final ObjectProperty<@Nullable String> secret = new SimpleObjectProperty<>();
  private final BooleanProperty deleting = new SimpleBooleanProperty();
  private final StringProperty url = new SimpleStringProperty("");
  private final Map<String, BooleanProperty> events = new LinkedHashMap<>();

  public WebhooksModel(Background background, WebhooksGateway gateway) {
    this.gateway = gateway;
    asking = new Asking(background);
    looking = new Asking(background);
    EventSelection.families().forEach(name -> events.put(name, new SimpleBooleanProperty(true)));
    chosen.subscribe((before, now) -> chosen(now, before));
  }

  public ObservableList<Webhook> webhooks() {
    return webhooks;
  }

  /// Of the chosen webhook, newest first.
  public ObservableList<Delivery> deliveries() {
    return deliveries;
  }

  public ObjectProperty<@Nullable Webhook> chosen() {
    return chosen;
  }

  /// Made for a new webhook; null once it has been put away.
  public ObjectProperty<@Nullable String> secret() {
    return secret;
  }

  /// Whether the person is asked if they mean it.
  public BooleanProperty deleting() {
    return deleting;
  }

  /// Of the next webhook.
  public StringProperty url() {
    return url;
  }

  /// Which families of events the next webhook wants, each as `label.*`.
  public Map<String, BooleanProperty> events() {
    return events;
  }

  public ReadOnlyBooleanProperty busy() {
    return asking.busy();
  }

  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return asking.problem();
  }

  public boolean chosenIsDisabled() {
    var webhook = chosen.get();
    return webhook != null && webhook.status() == WebhookStatus.DISABLED;
  }

  public Loading loading() {
    return asking.loading(this::refresh);
  }

  public void refresh() {
    asking.load(gateway::list, webhooks::setAll);
  }

  /// Shows what was changed elsewhere: one that was switched off after many failures, for example.
  void lookAgain() {
    asking.look(gateway::list, this::changed);
  }

  private void changed(List<Webhook> now) {
    boolean same =
        now.stream().map(Webhook::id).toList().equals(webhooks.stream().map(Webhook::id).toList());
    if (!same) {
      webhooks.setAll(now);
      return;
    }
    for (int i = 0; i < now.size(); i++) {
      if (!now.get(i).equals(webhooks.get(i))) {
        webhooks.set(i, now.get(i)); // the chosen one stays chosen
      }
    }
  }

  public void create() {
    var wanted =
        events.entrySet().stream()
            .filter(entry -> entry.getValue().get())
            .map(Map.Entry::getKey)
            .toList();
    var draft = new WebhookDraft(url.get().strip(), wanted, null);
    asking.ask(() -> gateway.create(draft), this::made);
  }

  public void enable() {
    var webhook = chosen.get();
    if (webhook != null) {
      asking.ask(() -> gateway.enable(webhook.id()), _ -> refresh());
    }
  }

  public void test() {
    var webhook = chosen.get();
    if (webhook != null) {
      asking.ask(() -> gateway.test(webhook.id()), _ -> lookAtDeliveries());
    }
  }

  public void delete() {
    var webhook = chosen.get();
    deleting.set(false);
    if (webhook != null) {
      asking.ask(
          () -> {
            gateway.delete(webhook.id());
            return webhook;
          },
          _ -> refresh());
    }
  }

  private void made(NewWebhook fresh) {
    secret.set(fresh.generatedSecret());
    url.set("");
    refresh();
  }

  /// Of the deliveries.
  public Loading looking() {
    return looking.loading(this::lookAtDeliveries);
  }

  private void chosen(@Nullable Webhook now, @Nullable Webhook before) {
    if (now == null || before == null || !now.id().equals(before.id())) {
      looking.forget();
      deliveries.clear();
    }
    lookAtDeliveries();
  }

  private void lookAtDeliveries() {
    deleting.set(false);
    var webhook = chosen.get();
    if (webhook == null) {
      deliveries.clear();
    } else {
      looking.load(() -> gateway.deliveries(webhook.id()), found -> show(webhook, found));
    }
  }

  private void show(Webhook asked, List<Delivery> found) {
    var now = chosen.get();
    if (now != null && now.id().equals(asked.id())) {
      deliveries.setAll(found);
    } else {
      lookAtDeliveries();
    }
  }
}

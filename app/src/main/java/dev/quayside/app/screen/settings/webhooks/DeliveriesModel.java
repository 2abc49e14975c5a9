package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.list.Loading;
import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.screen.settings.Rows;
import dev.quayside.app.task.Background;
import dev.quayside.engine.webhook.Delivery;
import dev.quayside.engine.webhook.Webhook;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The deliveries of one webhook, and sending one again.
public final class DeliveriesModel {

  private final WebhooksGateway gateway;
  private final Asking acting;
  private final Asking looking;

  /// The deliveries, newest first.
  public final ObservableList<Delivery> rows = FXCollections.observableArrayList();

  public final ObjectProperty<@Nullable Delivery> chosen = new SimpleObjectProperty<>();
  private final Asking reading;

  /// The body of the selected delivery; empty until it is known.
  public final StringProperty body = new SimpleStringProperty("");

  private String shown = "";
  private @Nullable Webhook webhook;

  /// @param acting reports what went wrong when sending again
  DeliveriesModel(Background background, WebhooksGateway gateway, Asking acting) {
    this.gateway = gateway;
    this.acting = acting;
    looking = new Asking(background);
    reading = new Asking(background);
    chosen.subscribe(this::read);
  }

  public Loading loading() {
    return looking.loading(this::refresh);
  }

  public void resend() {
    var delivery = chosen.get();
    var to = webhook;
    if (delivery != null && to != null) {
      acting.ask(() -> gateway.resend(delivery.eventId(), to.id()), _ -> refresh());
    }
  }

  void of(@Nullable Webhook now) {
    var before = webhook;
    webhook = now;
    if (now == null || before == null || !now.id().equals(before.id())) {
      looking.forget();
      chosen.set(null);
      rows.clear();
    }
    refresh();
  }

  void refresh() {
    var asked = webhook;
    if (asked != null) {
      looking.load(() -> gateway.deliveries(asked.id()), found -> show(asked, found));
    }
  }

  void lookAgain() {
    var asked = webhook;
    if (asked != null) {
      looking.look(() -> gateway.deliveries(asked.id()), found -> show(asked, found));
    }
  }

  private void read(@Nullable Delivery delivery) {
    var event = delivery == null ? "" : delivery.eventId();
    if (event.equals(shown)) {
      return;
    }
    shown = event;
    body.set("");
    if (!event.isEmpty()) {
      reading.look(
          () -> gateway.body(event),
          found -> {
            if (event.equals(shown)) {
              body.set(found.orElse(""));
            }
          });
    }
  }

  private void show(Webhook asked, List<Delivery> found) {
    var now = webhook;
    if (now != null && now.id().equals(asked.id())) {
      Rows.show(rows, found, Delivery::id, chosen);
    } else {
      refresh();
    }
  }
}

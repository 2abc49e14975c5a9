package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.settings.LinesField;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.webhook.Delivery;
import dev.quayside.engine.webhook.DeliveryAttempt;
import dev.quayside.engine.webhook.DeliveryStatus;
import java.util.Comparator;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The deliveries of a webhook; for the selected one every attempt, why it failed, when the next
/// is, and the body.
final class DeliveriesView extends VBox {

  private static final int MOST_ROWS = 8;
  private static final int BODY_ROWS = 3;
  private static final double EVENT = 130;
  private static final double STATE = 110;
  private static final double ANSWER = 150;

  private final DeliveriesModel model;
  private final boolean off;
  private final Ui ui;
  private final VBox details = new VBox(6);
  private final Field body;

  /// @param off whether the webhook is off, and gets nothing
  DeliveriesView(DeliveriesModel model, boolean off, Ui ui) {
    this.model = model;
    this.off = off;
    this.ui = ui;
    var sent = new LinesField(BODY_ROWS, model.body);
    sent.setEditable(false);
    sent.setWrapText(true);
    body = new Field("delivery-body", ui.text("settings.webhooks.body"), sent);
    Follow.value(
        this,
        model.body,
        now -> {
          body.setVisible(!now.isEmpty());
          body.setManaged(!now.isEmpty());
        });
    getChildren().add(new Card(ui.text("settings.webhooks.deliveries")).with(table(), details));
    Follow.value(this, model.chosen, this::show);
  }

  private Node table() {
    var table =
        new RecordTable<>("deliveries", ui.text("settings.webhooks.deliveries"), model.rows)
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.INBOX, ui.text("settings.webhooks.deliveries.none"))))
            .asTallAsItsRows(MOST_ROWS)
            .choosing(model.chosen, Delivery::id);
    table.moments("when", ui.text("settings.webhooks.when"), Delivery::createdAt, ui);
    table
        .text("type", ui.text("settings.webhooks.event"), delivery -> delivery.type().wire())
        .setMinWidth(EVENT);
    table
        .pills(
            "state",
            ui.text("settings.state"),
            DeliveriesView::state,
            Comparator.<String>naturalOrder(),
            state -> ui.text("settings.webhooks.delivery." + state),
            DeliveriesView::tone)
        .setMinWidth(STATE);
    table
        .sentences("answer", ui.text("settings.webhooks.answer"), this::answer)
        .setMinWidth(ANSWER);
    return table;
  }

  private void show(@Nullable Delivery delivery) {
    details.getChildren().clear();
    details.setManaged(delivery != null);
    if (delivery != null) {
      for (var attempt : delivery.attempts()) {
        details.getChildren().add(Words.wrapped(words(attempt)));
      }
      details.getChildren().addAll(Words.wrapped(next(delivery), "muted"), body, resend());
    }
  }

  private String words(DeliveryAttempt attempt) {
    return ui.text(
        "settings.webhooks.try",
        attempt.number(),
        ui.formats().moment(attempt.startedAt()),
        came(attempt));
  }

  /// When it is tried again, or why it is not.
  private String next(Delivery delivery) {
    var at = delivery.nextAttemptAt();
    return switch (delivery.status()) {
      case DELIVERED -> ui.text("settings.webhooks.next.delivered");
      case FAILED ->
          ui.text(
              delivery.type() == EventType.PING
                  ? "settings.webhooks.next.test"
                  : "settings.webhooks.next.failed");
      case QUEUED ->
          off || at == null
              ? ui.text("settings.webhooks.next.off")
              : ui.text("settings.webhooks.next", ui.formats().moment(at));
    };
  }

  private Button resend() {
    var button =
        new Button(ui.text("settings.webhooks.resend"), new FontIcon(Feather.CORNER_UP_RIGHT));
    button.setId("delivery-resend");
    button.setMinWidth(USE_PREF_SIZE);
    button.setDisable(off);
    button.setOnAction(_ -> model.resend());
    return button;
  }

  private String answer(Delivery delivery) {
    return delivery.attempts().isEmpty() ? "" : came(delivery.attempts().getLast());
  }

  private String came(DeliveryAttempt attempt) {
    var error = attempt.error();
    if (error == null) {
      return ui.text("settings.webhooks.answered", String.valueOf(attempt.statusCode()));
    }
    var words = ui.texts().of(error);
    return words.substring(0, 1).toUpperCase(ui.texts().locale()) + words.substring(1);
  }

  private static String state(Delivery delivery) {
    boolean again = delivery.status() == DeliveryStatus.QUEUED && !delivery.attempts().isEmpty();
    return again ? "retrying" : delivery.status().wire();
  }

  private static Tone tone(String state) {
    return switch (state) {
      case "delivered" -> Tone.GOOD;
      case "failed" -> Tone.BAD;
      default -> Tone.WAITING;
    };
  }
}

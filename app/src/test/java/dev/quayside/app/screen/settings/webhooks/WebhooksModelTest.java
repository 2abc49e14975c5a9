package dev.quayside.app.screen.settings.webhooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.event.EventSelection;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.webhook.Webhook;
import dev.quayside.engine.webhook.WebhookChange;
import dev.quayside.engine.webhook.WebhookDraft;
import dev.quayside.engine.webhook.WebhookStatus;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Webhooks as a person changes them, on the real engine.
class WebhooksModelTest {

  /// Nobody listens there.
  private static final String NOBODY = "http://127.0.0.1:9/hook";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();

  @SuppressWarnings("NullAway.Init")
  private Engine engine;

  @SuppressWarnings("NullAway.Init")
  private Caller caller;

  @SuppressWarnings("NullAway.Init")
  private WebhooksModel model;

  @BeforeEach
  void open() {
    engine = Engine.open(EngineOptions.at(data));
    var workspace = engine.accounts().workspaces().bySlug("demo").orElseThrow();
    caller = workspace.ownCaller();
    var opening = new OpeningEngine(() -> engine);
    opening.begin();
    var place = new WorkspaceEngine(opening, new ChosenWorkspace("demo"));
    model = new WebhooksModel(background, new WebhooksGateway(place));
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void whatAProgramChoseStaysChosenWhenAPersonChangesTheAddress() {
    choose(make("label.created", "tracking.*"));
    model.edit();
    assertThat(model.form().boxes)
        .filteredOn(box -> box.on().get())
        .extracting(WebhookForm.Box::name)
        .containsExactly("tracking.*", "label.created");
    model.form().url.set("http://127.0.0.1:9/other");
    model.save();
    background.work();
    assertThat(only().url()).endsWith("/other");
    assertThat(only().events().names()).containsExactly("tracking.*", "label.created");
    assertThat(model.edited().get()).isNull();
    assertThat(model.form().url.get()).isEmpty();
  }

  @Test
  void allThatWillEverBeStaysSo() {
    choose(make("*"));
    model.edit();
    model.form().url.set("http://127.0.0.1:9/other");
    model.save();
    background.work();
    assertThat(only().events()).isEqualTo(EventSelection.EVERYTHING);
    model.edit();
    model.form().boxes.getFirst().on().set(false);
    model.save();
    background.work();
    assertThat(only().events().names())
        .doesNotContain("*", EventSelection.families().getFirst())
        .contains(EventSelection.families().getLast());
  }

  @Test
  void itIsTurnedOffAndOnAndStaysChosen() {
    choose(make("*"));
    model.turn();
    background.work();
    assertThat(only().status()).isEqualTo(WebhookStatus.DISABLED);
    choose(only());
    model.turn();
    background.work();
    assertThat(only().status()).isEqualTo(WebhookStatus.ENABLED);
  }

  @Test
  void aNewSecretIsShownOnce() {
    choose(make("*"));
    model.question.set(WebhooksModel.Question.NEW_SECRET);
    model.rotate();
    background.work();
    assertThat(Objects.requireNonNull(model.secret.get())).startsWith("whsec_");
    assertThat(model.question.get()).isNull();
  }

  @Test
  void aDeliveryIsSentAgain() {
    choose(make("*"));
    model.test();
    background.work();
    var first = model.deliveries().rows.getFirst();
    model.deliveries().chosen.set(first);
    model.deliveries().resend();
    background.work();
    assertThat(model.deliveries().rows).hasSize(2);
    assertThat(model.deliveries().rows.getFirst().eventId()).isEqualTo(first.eventId());
    assertThat(model.deliveries().chosen.get()).isEqualTo(first);
  }

  @Test
  void whatWasSentIsShownWithoutItsSecret() {
    choose(make("*"));
    model.test();
    background.work();
    assertThat(model.deliveries().body.get()).isEmpty();
    var sent = model.deliveries().rows.getFirst();
    model.deliveries().chosen.set(sent);
    background.work();
    assertThat(model.deliveries().body.get())
        .startsWith("{\"id\":\"" + sent.eventId() + "\",\"type\":\"ping\"")
        .doesNotContain("whsec");
    model.deliveries().chosen.set(null);
    assertThat(model.deliveries().body.get()).isEmpty();
  }

  @Test
  void whatIsChangedElsewhereIsSeen() {
    var webhook = make("*");
    choose(webhook);
    var off = new WebhookChange(null, null, false);
    engine.eventFeeds().webhooks().change(caller, webhook.id(), off);
    engine.eventFeeds().webhooks().test(caller, webhook.id(), RequestKey.none());
    model.lookAgain();
    background.work();
    assertThat(only().status()).isEqualTo(WebhookStatus.DISABLED);
    assertThat(model.deliveries().rows).hasSize(1);
    engine.eventFeeds().webhooks().delete(caller, webhook.id());
    model.lookAgain();
    background.work();
    assertThat(model.webhooks).isEmpty();
  }

  private Webhook make(String... events) {
    var draft = new WebhookDraft(NOBODY, List.of(events), null);
    return engine.eventFeeds().webhooks().create(caller, draft, RequestKey.none()).webhook();
  }

  private void choose(Webhook webhook) {
    model.refresh();
    background.work();
    model.chosen.set(webhook);
    background.work();
  }

  private Webhook only() {
    assertThat(model.webhooks).hasSize(1);
    return model.webhooks.getFirst();
  }
}

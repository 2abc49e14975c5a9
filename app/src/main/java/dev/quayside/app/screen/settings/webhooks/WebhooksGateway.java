package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.event.EventJson;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.webhook.Delivery;
import dev.quayside.engine.webhook.NewWebhook;
import dev.quayside.engine.webhook.SecretRotation;
import dev.quayside.engine.webhook.Webhook;
import dev.quayside.engine.webhook.WebhookChange;
import dev.quayside.engine.webhook.WebhookDraft;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// The section's access to the engine; called off the window's thread.
public record WebhooksGateway(WorkspaceEngine place) {

  private static final Slice<Age> NEWEST = Age.newest(Page.Request.LARGEST_SIZE);

  /// The webhooks, newest first.
  public List<Webhook> list() {
    return place.engine().eventFeeds().webhooks().list(place.caller(), NEWEST).items();
  }

  public NewWebhook create(WebhookDraft draft) {
    return place.engine().eventFeeds().webhooks().create(place.caller(), draft, RequestKey.none());
  }

  public Webhook change(String id, WebhookChange change) {
    return place.engine().eventFeeds().webhooks().change(place.caller(), id, change);
  }

  /// Makes a new secret; for the usual time, events are also signed with the old one.
  public NewWebhook rotate(String id) {
    var rotation = SecretRotation.of(null, null);
    return place
        .engine()
        .eventFeeds()
        .webhooks()
        .rotate(place.caller(), id, rotation, RequestKey.none());
  }

  public List<Delivery> resend(String eventId, String id) {
    return place
        .engine()
        .eventFeeds()
        .webhooks()
        .resend(place.caller(), eventId, id, RequestKey.none());
  }

  /// The body of an event, which is the same at every attempt. Empty when the event has been
  /// deleted.
  public Optional<String> body(String eventId) {
    return place
        .engine()
        .eventFeeds()
        .log()
        .find(place.caller().workspace(), eventId)
        .map(event -> EventJson.bytes(event, place.caller().environment()))
        .map(body -> new String(body, StandardCharsets.UTF_8));
  }

  /// Sends a `ping` and waits for the result.
  public Delivery test(String id) {
    return place.engine().eventFeeds().webhooks().test(place.caller(), id, RequestKey.none());
  }

  public void delete(String id) {
    place.engine().eventFeeds().webhooks().delete(place.caller(), id);
  }

  /// The deliveries, newest first.
  public List<Delivery> deliveries(String id) {
    return place.engine().eventFeeds().webhooks().deliveries(place.caller(), id, NEWEST).items();
  }
}

package dev.quayside.engine.webhook;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.platform.server.json.Fields;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A webhook on the wire (docs/api/webhooks.md).
///
/// @param secret only in the answer to its creation or rotation, and only when it was generated
record WebhookJson(
    String id,
    String url,
    List<String> events,
    String status,
    Instant createdAt,
    int consecutiveFailures,
    @Nullable Instant disabledAt,
    @Nullable String disabledReason,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String secret) {

  private static final int LONGEST_URL = 2048;
  private static final int MOST_EVENTS = 100;

  static WebhookDraft read(Fields body) {
    body.require("events");
    var draft =
        new WebhookDraft(
            body.text("url", LONGEST_URL), body.texts("events", MOST_EVENTS), body.text("secret"));
    draft.check(body.violations());
    return draft;
  }

  static WebhookChange readChange(Fields body) {
    var change =
        new WebhookChange(
            body.text("url", LONGEST_URL),
            body.has("events") ? body.texts("events", MOST_EVENTS) : null,
            body.bool("enabled"));
    change.check(body.violations());
    return change;
  }

  static SecretRotation readRotation(Fields body) {
    var hours = body.integer("overlapHours");
    var rotation = SecretRotation.of(body.text("secret"), hours);
    rotation.check(body.violations());
    return rotation;
  }

  static WebhookJson of(Webhook webhook) {
    return of(new NewWebhook(webhook, null));
  }

  static WebhookJson of(NewWebhook made) {
    var webhook = made.webhook();
    return new WebhookJson(
        webhook.id(),
        webhook.url(),
        webhook.events().names(),
        webhook.status().wire(),
        webhook.createdAt(),
        webhook.consecutiveFailures(),
        webhook.disabledAt(),
        webhook.disabledReason() == null ? null : webhook.disabledReason().sentence(),
        made.generatedSecret());
  }
}

package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.engine.webhook.Delivery;
import dev.quayside.engine.webhook.NewWebhook;
import dev.quayside.engine.webhook.Webhook;
import dev.quayside.engine.webhook.WebhookDraft;
import java.util.List;

/// What the section asks of the engine; off the window's thread.
public interface WebhooksGateway {

  /// Newest first.
  List<Webhook> list();

  NewWebhook create(WebhookDraft draft);

  Webhook enable(String id);

  /// Sends a `ping` and waits for what comes of it.
  Delivery test(String id);

  void delete(String id);

  /// Newest first.
  List<Delivery> deliveries(String id);
}

package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.webhook.Delivery;
import dev.quayside.engine.webhook.NewWebhook;
import dev.quayside.engine.webhook.Webhook;
import dev.quayside.engine.webhook.WebhookDraft;
import java.util.List;

/// The webhooks' desk on the engine of this process.
public record EngineWebhooksGateway(WorkspaceEngine place) implements WebhooksGateway {

  private static final Page.Request NEWEST = new Page.Request(1, Page.Request.LARGEST_SIZE);

  @Override
  public List<Webhook> list() {
    return place.engine().webhooks().list(place.caller(), NEWEST).items();
  }

  @Override
  public NewWebhook create(WebhookDraft draft) {
    return place.engine().webhooks().create(place.caller(), draft, Receipt.none());
  }

  @Override
  public Webhook enable(String id) {
    return place.engine().webhooks().enable(place.caller(), id, Receipt.none());
  }

  @Override
  public Delivery test(String id) {
    return place.engine().webhooks().test(place.caller(), id, Receipt.none());
  }

  @Override
  public void delete(String id) {
    place.engine().webhooks().delete(place.caller(), id);
  }

  @Override
  public List<Delivery> deliveries(String id) {
    return place.engine().webhooks().deliveries(place.caller(), id, NEWEST).items();
  }
}

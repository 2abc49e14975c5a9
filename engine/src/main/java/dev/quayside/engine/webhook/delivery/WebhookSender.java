package dev.quayside.engine.webhook.delivery;

import dev.quayside.engine.platform.event.EventJson;
import dev.quayside.engine.platform.secret.Vault;
import java.util.HashMap;

/// Makes one attempt to deliver: writes the body, signs it and sends it.
public final class WebhookSender {

  private final Vault vault;
  private final HttpPost post;

  public WebhookSender(Vault vault, HttpPost post) {
    this.vault = vault;
    this.post = post;
  }

  public Outcome deliver(DeliveryTask task) {
    var body = EventJson.bytes(task.event(), task.environment());
    var headers = new HashMap<String, String>();
    headers.put("X-Service-Event", task.event().type().wire());
    headers.put("X-Service-Delivery", task.deliveryId());
    headers.put(
        WebhookSignature.HEADER, WebhookSignature.of(body, vault.open(task.secrets().current())));
    var previous = task.secrets().previous();
    if (previous != null) {
      headers.put(
          WebhookSignature.HEADER + "-Previous", WebhookSignature.of(body, vault.open(previous)));
    }
    return post.send(task.environment(), task.url(), headers, body);
  }
}

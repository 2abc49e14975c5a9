package dev.quayside.engine.webhook.delivery;

import dev.quayside.engine.platform.secret.Vault;
import java.util.Map;

/// Makes one attempt: writes the body, signs it, sends it.
public final class WebhookSender {

  private final Vault vault;
  private final HttpPost post;

  public WebhookSender(Vault vault, HttpPost post) {
    this.vault = vault;
    this.post = post;
  }

  public Outcome deliver(DeliveryTask task) {
    var body = EventJson.bytes(task.event());
    var headers =
        Map.of(
            "X-Service-Event", task.event().type().wire(),
            "X-Service-Delivery", task.deliveryId(),
            "X-Service-Signature", Signature.of(body, vault.open(task.sealedSecret())));
    return post.send(task.environment(), task.url(), headers, body);
  }
}

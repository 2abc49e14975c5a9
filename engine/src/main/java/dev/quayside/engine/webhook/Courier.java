package dev.quayside.engine.webhook;

import dev.quayside.engine.secret.Vault;
import java.util.Map;

/// Makes one attempt: writes the body, signs it, sends it.
final class Courier {

  private final Vault vault;
  private final HttpPost post;

  Courier(Vault vault, HttpPost post) {
    this.vault = vault;
    this.post = post;
  }

  Outcome deliver(Errand errand) {
    var body = EventJson.bytes(errand.event());
    var headers =
        Map.of(
            "X-Service-Event", errand.event().type().wire(),
            "X-Service-Delivery", errand.deliveryId(),
            "X-Service-Signature", Signature.of(body, vault.open(errand.sealedSecret())));
    return post.send(errand.environment(), errand.url(), headers, body);
  }
}

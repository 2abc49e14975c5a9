package dev.quayside.engine.webhook;

import org.jspecify.annotations.Nullable;

/// A newly created webhook, or one with a new secret.
///
/// @param generatedSecret shown only this once; null when the caller gave the secret
public record NewWebhook(Webhook webhook, @Nullable String generatedSecret) {

  /// Leaves the secret out, so that it cannot get into a log.
  @Override
  public String toString() {
    return "NewWebhook[" + webhook.id() + "]";
  }
}

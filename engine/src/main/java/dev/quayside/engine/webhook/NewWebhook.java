package dev.quayside.engine.webhook;

import org.jspecify.annotations.Nullable;

/// A webhook just made.
///
/// @param generatedSecret shown this once; null when the caller gave one
public record NewWebhook(Webhook webhook, @Nullable String generatedSecret) {

  /// Without the secret, so that it cannot slip into a log line.
  @Override
  public String toString() {
    return "NewWebhook[" + webhook.id() + "]";
  }
}

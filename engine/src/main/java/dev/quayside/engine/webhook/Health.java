package dev.quayside.engine.webhook;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// How a webhook fares.
///
/// @param waiting events not delivered yet
/// @param nextAttemptAt when the next of them goes, on the workspace's clock; null when none waits,
///   or the webhook is disabled
public record Health(Webhook webhook, long waiting, @Nullable Instant nextAttemptAt) {}

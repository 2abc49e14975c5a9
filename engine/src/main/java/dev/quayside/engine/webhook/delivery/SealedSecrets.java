package dev.quayside.engine.webhook.delivery;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What signs the deliveries of one webhook, as it is at rest.
///
/// @param previous signs beside it while the receiver changes over; null when none was replaced
/// @param previousUntil on the workspace's clock; null with `previous`
public record SealedSecrets(
    String current, @Nullable String previous, @Nullable Instant previousUntil) {

  /// Without the one whose time is over.
  public SealedSecrets at(Instant now) {
    boolean over = previousUntil == null || !now.isBefore(previousUntil);
    return over ? new SealedSecrets(current, null, null) : this;
  }
}

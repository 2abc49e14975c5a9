package dev.quayside.engine.webhook.delivery;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// The secrets that sign a webhook's deliveries, encrypted as they are stored.
///
/// @param previous the old secret, which signs as well while the receiver changes over; null when
///   there is none
/// @param previousUntil by the workspace's clock; null when `previous` is
public record SealedSecrets(
    String current, @Nullable String previous, @Nullable Instant previousUntil) {

  /// A copy without the old secret if its time is over.
  public SealedSecrets at(Instant now) {
    boolean over = previousUntil == null || !now.isBefore(previousUntil);
    return over ? new SealedSecrets(current, null, null) : this;
  }
}

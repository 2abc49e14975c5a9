package dev.quayside.engine.tracking;

import dev.quayside.engine.base.identity.WorkspaceId;
import java.time.Instant;
import java.util.Optional;

/// Finds the parcels that a workspace sent without a label of ours. Nothing of their scans is
/// stored.
@FunctionalInterface
public interface SentElsewhere {

  /// @param carrier code of the carrier that has it
  /// @param shippedAt when it left
  record Sent(String carrier, Instant shippedAt) {}

  /// @param trackingNumber without blanks
  Optional<Sent> find(WorkspaceId workspace, String trackingNumber);
}

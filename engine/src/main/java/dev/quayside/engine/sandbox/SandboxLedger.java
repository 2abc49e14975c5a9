package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.WorkspaceId;
import java.time.Instant;
import java.util.Optional;
import java.util.function.LongFunction;

/// The sandbox carriers' books. What they have sold survives a restart, as a real carrier's would,
/// and is written apart from our own books.
public interface SandboxLedger {

  /// Books a sale unless the reference has one: the same reference never gets a second number.
  ///
  /// @param sale makes the booking from the carrier's next serial, which is 1 on a fresh
  ///   installation and never given out twice
  /// @return the booking of the reference, old or new, once it is durable
  SandboxBooking bookOnce(
      WorkspaceId workspace, String carrier, String reference, LongFunction<SandboxBooking> sale);

  Optional<SandboxBooking> byReference(WorkspaceId workspace, String carrier, String reference);

  Optional<SandboxBooking> byTrackingNumber(
      WorkspaceId workspace, String carrier, String trackingNumber);

  /// Voids a booking. A second void changes nothing: the first time stays.
  ///
  /// @return the booking as it now is; empty for a number not in the books
  Optional<SandboxBooking> markVoided(
      WorkspaceId workspace, String carrier, String trackingNumber, Instant at);
}

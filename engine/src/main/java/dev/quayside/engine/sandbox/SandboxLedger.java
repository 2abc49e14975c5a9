package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.WorkspaceId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/// The sandbox carriers' own records of labels sold. Like a real carrier's they survive a restart,
/// and they are written separately from the engine's records.
public interface SandboxLedger {

  /// Records a sale, unless the reference has one: a reference never gets a second number.
  ///
  /// @param sale makes the booking from the carrier's next serial, which starts at 1 on a fresh
  ///   installation and is never given out twice
  /// @return the booking of the reference, old or new, once it is durable
  SandboxBooking bookOnce(
      WorkspaceId workspace, String carrier, String reference, LongFunction<SandboxBooking> sale);

  /// As {@link #bookOnce} for a shipment of several boxes: all its bookings are recorded, or none.
  ///
  /// @param serials how many serials it takes
  /// @param sale makes the bookings from the first of these serials
  /// @return all bookings of the reference
  List<SandboxBooking> bookAllOnce(
      WorkspaceId workspace,
      String carrier,
      String reference,
      int serials,
      LongFunction<List<SandboxBooking>> sale);

  /// All bookings of a reference, that of the shipment first and then those of its further boxes;
  /// none for one that was not sold.
  List<SandboxBooking> allOf(WorkspaceId workspace, String carrier, String reference);

  Optional<SandboxBooking> byReference(WorkspaceId workspace, String carrier, String reference);

  Optional<SandboxBooking> byTrackingNumber(
      WorkspaceId workspace, String carrier, String trackingNumber);

  /// Voids a booking. A second void changes nothing and keeps the first time.
  ///
  /// @return the booking as it is now; empty for an unknown number
  Optional<SandboxBooking> markVoided(
      WorkspaceId workspace, String carrier, String trackingNumber, Instant at);
}

package dev.quayside.engine.carrier.sandbox;

import dev.quayside.engine.identity.WorkspaceId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;

/// The sandbox carriers' books in memory, for tests that do not restart.
public final class MemoryLedger implements SandboxLedger {

  private final List<Booking> bookings = new ArrayList<>();
  private final Map<String, Long> serials = new HashMap<>();

  @Override
  public synchronized Booking bookOnce(
      WorkspaceId workspace, String carrier, String reference, LongFunction<Booking> sale) {
    return byReference(workspace, carrier, reference)
        .orElseGet(
            () -> {
              var booking = sale.apply(serials.merge(carrier, 1L, Long::sum));
              bookings.add(booking);
              return booking;
            });
  }

  @Override
  public synchronized Optional<Booking> byReference(
      WorkspaceId workspace, String carrier, String reference) {
    return bookings.stream()
        .filter(b -> b.workspace().equals(workspace) && b.carrier().equals(carrier))
        .filter(b -> b.reference().equals(reference))
        .findFirst();
  }

  @Override
  public synchronized Optional<Booking> byTrackingNumber(
      WorkspaceId workspace, String carrier, String trackingNumber) {
    return bookings.stream()
        .filter(b -> b.workspace().equals(workspace) && b.carrier().equals(carrier))
        .filter(b -> b.trackingNumber().equals(trackingNumber))
        .findFirst();
  }

  @Override
  public synchronized Optional<Booking> markVoided(
      WorkspaceId workspace, String carrier, String trackingNumber, Instant at) {
    var found = byTrackingNumber(workspace, carrier, trackingNumber);
    found
        .filter(b -> b.voidedAt() == null)
        .ifPresent(b -> bookings.set(bookings.indexOf(b), b.voidedAt(at)));
    return byTrackingNumber(workspace, carrier, trackingNumber);
  }
}

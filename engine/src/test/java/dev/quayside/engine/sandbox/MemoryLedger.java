package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.WorkspaceId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;

/// The sandbox carriers' books in memory, for tests that do not restart.
public final class MemoryLedger implements SandboxLedger {

  private final List<SandboxBooking> bookings = new ArrayList<>();
  private final Map<String, Long> serials = new HashMap<>();

  @Override
  public synchronized SandboxBooking bookOnce(
      WorkspaceId workspace, String carrier, String reference, LongFunction<SandboxBooking> sale) {
    return byReference(workspace, carrier, reference)
        .orElseGet(
            () -> {
              var booking = sale.apply(serials.merge(carrier, 1L, Long::sum));
              bookings.add(booking);
              return booking;
            });
  }

  @Override
  public synchronized List<SandboxBooking> bookAllOnce(
      WorkspaceId workspace,
      String carrier,
      String reference,
      int count,
      LongFunction<List<SandboxBooking>> sale) {
    var known = allOf(workspace, carrier, reference);
    if (!known.isEmpty()) {
      return known;
    }
    long last = serials.merge(carrier, (long) count, Long::sum);
    bookings.addAll(sale.apply(last - count + 1));
    return allOf(workspace, carrier, reference);
  }

  @Override
  public synchronized List<SandboxBooking> allOf(
      WorkspaceId workspace, String carrier, String reference) {
    return bookings.stream()
        .filter(b -> b.workspace().equals(workspace) && b.carrier().equals(carrier))
        .filter(b -> b.reference().equals(reference) || b.reference().startsWith(reference + "/"))
        .toList();
  }

  @Override
  public synchronized Optional<SandboxBooking> byReference(
      WorkspaceId workspace, String carrier, String reference) {
    return bookings.stream()
        .filter(b -> b.workspace().equals(workspace) && b.carrier().equals(carrier))
        .filter(b -> b.reference().equals(reference))
        .findFirst();
  }

  @Override
  public synchronized Optional<SandboxBooking> byTrackingNumber(
      WorkspaceId workspace, String carrier, String trackingNumber) {
    return bookings.stream()
        .filter(b -> b.workspace().equals(workspace) && b.carrier().equals(carrier))
        .filter(b -> b.trackingNumber().equals(trackingNumber))
        .findFirst();
  }

  @Override
  public synchronized Optional<SandboxBooking> markVoided(
      WorkspaceId workspace, String carrier, String trackingNumber, Instant at) {
    var found = byTrackingNumber(workspace, carrier, trackingNumber);
    found
        .filter(b -> b.voidedAt() == null)
        .ifPresent(b -> bookings.set(bookings.indexOf(b), voided(b, at)));
    return byTrackingNumber(workspace, carrier, trackingNumber);
  }

  private static SandboxBooking voided(SandboxBooking sold, Instant at) {
    return new SandboxBooking(
        sold.workspace(),
        sold.carrier(),
        sold.reference(),
        sold.trackingNumber(),
        sold.service(),
        sold.from(),
        sold.to(),
        sold.signature(),
        sold.routing(),
        sold.shipDate(),
        sold.estimatedDelivery(),
        sold.acceptedAt(),
        at);
  }
}

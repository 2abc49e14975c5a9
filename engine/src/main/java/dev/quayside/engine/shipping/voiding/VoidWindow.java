package dev.quayside.engine.shipping.voiding;

import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.util.Optional;

/// The time in which a carrier takes an unused label back. It begins with the purchase's intent;
/// how long it is, each carrier's profile says.
public final class VoidWindow {

  private VoidWindow() {}

  /// When the window of a label ends that is being bought.
  public static Instant end(Shipment pending, Carrier carrier) {
    return pending.createdAt().plus(carrier.profile().voidWindow());
  }

  /// @param carrier empty when it is no longer configured: nothing can be voided then
  public static Instant end(Shipment pending, Optional<Carrier> carrier) {
    return carrier.map(known -> end(pending, known)).orElse(pending.createdAt());
  }

  /// Whether it is too late to void a label.
  static boolean isOver(Shipment label, Instant now) {
    var until = label.voidableUntil();
    return until != null && now.isAfter(until);
  }
}

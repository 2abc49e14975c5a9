package dev.quayside.engine.shipping.voiding;

import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.option.HandOver;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.util.Optional;

/// The time in which a carrier takes an unused label back. It begins with the purchase's intent;
/// how long it is, each carrier's profile says.
public final class VoidWindow {

  private VoidWindow() {}

  /// When the window of a label ends that is being bought.
  public static Instant end(Shipment pending, Carrier carrier) {
    return beginning(pending).plus(carrier.profile().voidWindow());
  }

  /// The purchase, or the beginning of the day it was asked to leave on.
  private static Instant beginning(Shipment pending) {
    var consignment = pending.consignment();
    var shipDate = consignment.wanted().shipDate();
    if (shipDate == null) {
      return pending.createdAt();
    }
    var leaves = HandOver.start(consignment.from(), shipDate);
    return leaves.isAfter(pending.createdAt()) ? leaves : pending.createdAt();
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

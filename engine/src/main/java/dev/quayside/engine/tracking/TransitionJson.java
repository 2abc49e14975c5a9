package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.platform.server.json.JsonText;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The `data` of tracking events (docs/api/webhooks.md).
final class TransitionJson {

  private TransitionJson() {}

  /// tracking.updated.
  private record Updated(
      String trackingNumber,
      String carrier,
      String status,
      String previousStatus,
      @Nullable Instant estimatedDelivery) {}

  /// Data of tracking.delivered and tracking.exception, with what happened and where.
  private record Outcome(
      String trackingNumber,
      String carrier,
      String status,
      String previousStatus,
      @Nullable Instant estimatedDelivery,
      @Nullable String substatus,
      String description,
      TrackerJson.Place location) {}

  static String text(
      TrackedParcel watch, @Nullable Instant estimatedDelivery, Transition transition) {
    var updated =
        new Updated(
            watch.trackingNumber(),
            watch.carrier(),
            transition.to().wire(),
            transition.from().wire(),
            estimatedDelivery);
    return JsonText.write(
        switch (transition.to()) {
          case DELIVERED, EXCEPTION -> outcome(updated, transition);
          case PRE_TRANSIT,
              ACCEPTED,
              IN_TRANSIT,
              OUT_FOR_DELIVERY,
              AVAILABLE_FOR_PICKUP,
              RETURNED,
              CANCELLED,
              UNKNOWN ->
              updated;
        });
  }

  private static Object outcome(Updated updated, Transition transition) {
    var scan = transition.scan();
    if (scan == null) {
      return updated;
    }
    return new Outcome(
        updated.trackingNumber(),
        updated.carrier(),
        updated.status(),
        updated.previousStatus(),
        updated.estimatedDelivery(),
        Optional.ofNullable(scan.substatus()).map(Substatus::wire).orElse(null),
        scan.description(),
        TrackerJson.Place.of(scan));
  }
}

package dev.quayside.engine.customer.email;

import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.StoreJson;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The fields of a tracking event that decide whether the customer gets an e-mail.
record TrackingChange(
    @Nullable String status,
    @Nullable String previousStatus,
    @Nullable String substatus,
    @Nullable String trackingNumber) {

  static TrackingChange of(Event event) {
    return StoreJson.read(event.data(), TrackingChange.class);
  }

  /// The trigger for an event; empty when it triggers no e-mail.
  static Optional<EmailTrigger> trigger(Event event) {
    return switch (event.type()) {
      case TRACKING_DELIVERED -> Optional.of(EmailTrigger.DELIVERED);
      case TRACKING_EXCEPTION -> Optional.of(EmailTrigger.EXCEPTION);
      case TRACKING_UPDATED -> of(event).moved();
      default -> Optional.empty();
    };
  }

  static boolean isTold(EventType type) {
    return switch (type) {
      case TRACKING_DELIVERED, TRACKING_EXCEPTION, TRACKING_UPDATED -> true;
      default -> false;
    };
  }

  @Nullable Substatus what() {
    return substatus == null ? null : Substatus.ofWire(substatus).orElse(null);
  }

  private Optional<EmailTrigger> moved() {
    if (TrackingStatus.OUT_FOR_DELIVERY.wire().equals(status)) {
      return Optional.of(EmailTrigger.OUT_FOR_DELIVERY);
    }
    boolean first = TrackingStatus.PRE_TRANSIT.wire().equals(previousStatus);
    boolean taken =
        TrackingStatus.ACCEPTED.wire().equals(status)
            || TrackingStatus.IN_TRANSIT.wire().equals(status);
    return first && taken ? Optional.of(EmailTrigger.SHIPPED) : Optional.empty();
  }
}

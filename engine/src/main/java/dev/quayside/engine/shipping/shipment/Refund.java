package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.money.Money;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The money of a cancelled label on its way back.
///
/// @param dueAt when a pending refund reaches the wallet
public record Refund(Money amount, Status status, @Nullable Instant dueAt) {

  /// Decisions section 6.
  public enum Status {
    PENDING,
    REFUNDED,
    REJECTED,
    NOT_APPLICABLE;

    public String wire() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}

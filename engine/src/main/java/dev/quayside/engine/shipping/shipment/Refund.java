package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.WireWord;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// The money of a cancelled label on its way back.
///
/// @param dueAt when a pending refund reaches the wallet
public record Refund(Money amount, Status status, @Nullable Instant dueAt) {

  /// Decisions section 6.
  public enum Status implements WireWord {
    PENDING,
    REFUNDED,
    REJECTED,
    NOT_APPLICABLE
  }
}

package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.WireWord;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// The refund of a cancelled label.
///
/// @param dueAt when a pending refund is added to the wallet; null while that is not known
public record Refund(Money amount, Status status, @Nullable Instant dueAt) {

  /// Status of the refund (docs/api/labels.md).
  public enum Status implements WireWord {
    PENDING,
    REFUNDED,
    REJECTED,
    NOT_APPLICABLE
  }
}

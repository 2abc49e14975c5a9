package dev.quayside.engine.order.origin;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What the shop is told of a parcel.
///
/// @param attempts how often it was tried
/// @param error why the last try failed; null when none did
/// @param doneAt null until the shop has it
public record PostBack(
    String labelId,
    String trackingNumber,
    Status status,
    int attempts,
    @Nullable Message error,
    @Nullable Instant doneAt) {

  /// How it stands. `WITHDRAWN`: its label was voided, and the shop shows it no longer.
  public enum Status implements WireWord {
    WAITING,
    DONE,
    REFUSED,
    WITHDRAWN
  }
}

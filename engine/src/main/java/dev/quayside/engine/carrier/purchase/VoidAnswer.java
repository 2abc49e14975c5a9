package dev.quayside.engine.carrier.purchase;

import dev.quayside.printing.message.Message;
import java.time.Duration;

/// What the carrier says to a void.
public sealed interface VoidAnswer {

  /// Voided; the money comes back after `refundDelay`.
  record Voided(Duration refundDelay) implements VoidAnswer {}

  /// The carrier took the request and decides later: the label is void for us, and the carrier is
  /// asked for its decision, by the same void, after `askAgainAfter`.
  record Requested(Duration askAgainAfter) implements VoidAnswer {}

  /// There is nothing to void: the carrier never bills a label that it does not scan. The money
  /// comes back at once.
  record Unbilled() implements VoidAnswer {}

  /// Not voided: already scanned, or too late.
  record Refused(Message reason) implements VoidAnswer {}
}

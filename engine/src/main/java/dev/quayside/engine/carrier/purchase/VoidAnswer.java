package dev.quayside.engine.carrier.purchase;

import dev.quayside.printing.message.Message;
import java.time.Duration;

/// A carrier's answer to a void.
public sealed interface VoidAnswer {

  /// Voided; the money comes back after `refundDelay`.
  record Voided(Duration refundDelay) implements VoidAnswer {}

  /// The carrier took the request and decides later. The label counts as void already; the same
  /// void is asked again after `askAgainAfter` to learn the decision.
  record Requested(Duration askAgainAfter) implements VoidAnswer {}

  /// There is nothing to void, since the carrier never bills a label it does not scan. The money
  /// comes back at once.
  record Unbilled() implements VoidAnswer {}

  /// Not voided: already scanned, or too late.
  record Refused(Message reason) implements VoidAnswer {}
}

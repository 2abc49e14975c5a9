package dev.quayside.engine.carrier;

import java.time.Duration;

/// What the carrier says to a void.
public sealed interface VoidAnswer {

  /// Voided; the money comes back after `refundDelay`.
  record Voided(Duration refundDelay) implements VoidAnswer {}

  /// Not voided: already scanned, or too late.
  record Refused(String reason) implements VoidAnswer {}
}

package dev.quayside.engine.sandbox.control;

import dev.quayside.engine.base.text.WireWord;
import java.time.Duration;

/// The way a sandbox carrier misbehaves for one workspace.
///
/// @param latency delay of every answer; zero with `SLOW` means longer than callers wait
public record CarrierFault(Availability availability, Duration latency) {

  public static final CarrierFault NONE = new CarrierFault(Availability.UP, Duration.ZERO);

  /// The availabilities of docs/api/sandbox.md, and one more.
  public enum Availability implements WireWord {
    UP,
    DOWN,
    SLOW,
    /// Every other call fails.
    FLAKY,
    /// Purchases happen, but their answer never arrives.
    TIMEOUT_AFTER_PURCHASE,
    /// Calls arrive, but their answers cannot be read.
    MALFORMED
  }
}

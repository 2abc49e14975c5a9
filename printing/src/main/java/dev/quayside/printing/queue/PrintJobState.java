package dev.quayside.printing.queue;

import java.util.EnumSet;
import java.util.Set;

/// The state of a print job.
public enum PrintJobState {
  /// Waiting to be rendered.
  QUEUED,
  /// Its bytes are stored; waiting for its turn or for the next try.
  RENDERED,
  /// Stored before the first byte leaves: a job found in this state after a crash may or may not
  /// have been printed.
  SENDING,
  /// Every byte was handed over.
  SENT,
  /// Known to have come out.
  CONFIRMED,
  /// May or may not have come out: a person can tell, or the printer's counter. It is never sent
  /// again automatically without that proof.
  UNKNOWN,
  /// Kept back until a person releases it.
  HELD,
  /// Will not come out.
  FAILED,
  CANCELLED,
  /// Too old to be printed.
  EXPIRED;

  /// The states that may follow. From SENT and UNKNOWN back to RENDERED only when the printer's own
  /// counter proves that nothing came out, or a person has seen it; to QUEUED to be drawn anew, for
  /// another printer or for the same one.
  Set<PrintJobState> next() {
    return switch (this) {
      case QUEUED -> EnumSet.of(RENDERED, HELD, FAILED, CANCELLED, EXPIRED);
      case RENDERED -> EnumSet.of(QUEUED, SENDING, HELD, FAILED, CANCELLED, EXPIRED);
      case SENDING -> EnumSet.of(RENDERED, SENT, UNKNOWN);
      case SENT -> EnumSet.of(CONFIRMED, UNKNOWN, RENDERED, FAILED);
      case UNKNOWN -> EnumSet.of(CONFIRMED, FAILED, RENDERED, QUEUED);
      case HELD -> EnumSet.of(QUEUED, RENDERED, CANCELLED, EXPIRED);
      case CONFIRMED, FAILED, CANCELLED, EXPIRED -> EnumSet.noneOf(PrintJobState.class);
    };
  }

  public boolean canBecome(PrintJobState state) {
    return next().contains(state);
  }

  /// Whether it still waits for its turn, so that printing it once more would make two labels.
  public boolean isWaiting() {
    return switch (this) {
      case QUEUED, RENDERED, SENDING, HELD -> true;
      case SENT, CONFIRMED, UNKNOWN, FAILED, CANCELLED, EXPIRED -> false;
    };
  }
}

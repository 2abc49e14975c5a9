package dev.quayside.printing.queue;

import java.util.EnumSet;
import java.util.Set;

/// Where a print job stands.
public enum PrintJobState {
  /// Waiting to be rendered.
  QUEUED,
  /// Its bytes are kept; waiting for its turn or for the next try.
  RENDERED,
  /// Written down before the first byte leaves: whoever finds a job so after a crash cannot know.
  SENDING,
  /// Every byte was handed over.
  SENT,
  /// Known to have come out.
  CONFIRMED,
  /// May or may not have come out; only a person can tell, and it is never sent again by itself.
  UNKNOWN,
  /// Waiting for a person.
  HELD,
  /// Will not come out.
  FAILED,
  CANCELLED,
  /// Too old to be of use.
  EXPIRED;

  /// The states that may follow.
  Set<PrintJobState> next() {
    return switch (this) {
      case QUEUED -> EnumSet.of(RENDERED, HELD, FAILED, CANCELLED, EXPIRED);
      case RENDERED -> EnumSet.of(SENDING, HELD, FAILED, CANCELLED, EXPIRED);
      case SENDING -> EnumSet.of(RENDERED, SENT, UNKNOWN);
      case SENT -> EnumSet.of(CONFIRMED, UNKNOWN);
      case UNKNOWN -> EnumSet.of(CONFIRMED, FAILED);
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

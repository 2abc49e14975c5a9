package dev.quayside.engine.source;

import dev.quayside.printing.message.Message;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// How far the pulls of a shop have come.
///
/// @param cursor the latest change that was received, by the shop's clock; null before the first
///   pull
/// @param walkedAt when the last 30 days were last read again
/// @param nextAt when it is pulled next; null for when a person asks
/// @param failures since the last pull that was good
/// @param error what is wrong now; null when nothing is
/// @param failing whether it is failing for more than a moment: from then on until a pull is good,
///   whatever goes wrong meanwhile
public record SourceProgress(
    @Nullable Instant cursor,
    @Nullable Instant succeededAt,
    @Nullable Instant walkedAt,
    @Nullable Instant nextAt,
    int failures,
    @Nullable Fault error,
    boolean failing) {

  private static final int FAILING_AFTER = 3;
  private static final String CREDENTIALS = "SOURCE_CREDENTIALS";

  /// @param code as the API has it: `SOURCE_UNAVAILABLE`
  public record Fault(String code, Message message) {}

  static SourceProgress begun(Instant nextAt) {
    return new SourceProgress(null, null, null, nextAt, 0, null, false);
  }

  /// Whether the last 30 days are read again by the next pull.
  boolean isWalkDue(Instant now) {
    return cursor != null && (walkedAt == null || !walkedAt.plus(Pull.WALK_EVERY).isAfter(now));
  }

  SourceProgress succeeded(
      @Nullable Instant latest, Instant now, @Nullable Instant walked, @Nullable Instant next) {
    return new SourceProgress(latest, now, walked, next, 0, null, false);
  }

  /// @param counts whether the shop failed, and did not only ask for patience
  SourceProgress failed(Fault fault, boolean counts, @Nullable Instant next) {
    int times = failures + (counts ? 1 : 0);
    return new SourceProgress(
        cursor,
        succeededAt,
        walkedAt,
        next,
        times,
        fault,
        failing || times >= FAILING_AFTER || fault.code().equals(CREDENTIALS));
  }

  /// Tried at once, since a person has seen to it. It is well again when a pull was good, and not
  /// before: what watches its events is told so then.
  SourceProgress afresh(@Nullable Instant next) {
    return new SourceProgress(cursor, succeededAt, walkedAt, next, failures, error, failing);
  }
}

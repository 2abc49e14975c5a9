package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.text.WireWord;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A purchase or void that was begun and that the carrier has not confirmed. It is stored before
/// the carrier is asked, so that it survives a crash. The `Reconciler` asks until the carrier
/// answers.
///
/// @param attempts number of times the carrier was asked again without a certain answer
/// @param nextAskAt when it is asked next, by the workspace's clock
/// @param byHand whether the carrier says that it will never know, so that a person has to settle
///   it (`Settlements.byHand`). The carrier is still asked, since some know after the first scan
/// @param turn number of the turn that may store the carrier's answer: counted up when another
///   engine takes it in hand, and an answer of an earlier turn changes nothing then
public record Settlement(Kind kind, int attempts, Instant nextAskAt, boolean byHand, int turn) {

  /// What the carrier was asked to do.
  public enum Kind implements WireWord {
    PURCHASE,
    VOID
  }

  private static final Duration FIRST_PAUSE = Duration.ofSeconds(5);
  private static final Duration LONGEST_PAUSE = Duration.ofMinutes(15);
  private static final int DOUBLINGS = 8;

  /// The state stored just before the carrier is asked for the first time.
  public static Settlement begun(Kind kind, Instant at) {
    return new Settlement(kind, 0, at, false, 0);
  }

  /// The state after the carrier did not answer. Each pause is twice as long as the one before.
  public Settlement unanswered(Instant now) {
    return new Settlement(kind, attempts + 1, now.plus(pause()), byHand, turn);
  }

  /// The state after the carrier could not tell.
  ///
  /// @param certainFrom when the carrier will know; null for never. It is asked then at the latest
  public Settlement untold(Instant now, @Nullable Instant certainFrom) {
    var next = now.plus(pause());
    return new Settlement(
        kind,
        attempts + 1,
        certainFrom != null && certainFrom.isAfter(now) && certainFrom.isBefore(next)
            ? certainFrom
            : next,
        certainFrom == null,
        turn);
  }

  /// The same in another turn.
  public Settlement in(int next) {
    return new Settlement(kind, attempts, nextAskAt, byHand, next);
  }

  private Duration pause() {
    var pause = FIRST_PAUSE.multipliedBy(1L << Math.min(attempts, DOUBLINGS));
    return pause.compareTo(LONGEST_PAUSE) < 0 ? pause : LONGEST_PAUSE;
  }
}

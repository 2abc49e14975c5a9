package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.shipping.settlement.Reconciler;
import dev.quayside.engine.shipping.settlement.Settlements;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What is open between us and a carrier about a shipment: a purchase or a void that was begun and
/// has no certain answer yet. It is recorded before the carrier is asked, so that a crash finds it;
/// {@link Reconciler} asks until the carrier says.
///
/// @param attempts how often the carrier was asked again without a certain answer
/// @param nextAskAt when it is asked next, by the workspace's clock
/// @param byHand whether the carrier says that it will never know: then {@link Settlements#byHand}
///   settles it. It is asked on, since some know after the first scan
/// @param turn whose it is to write down what comes of asking: counted up when somebody else takes
///   it in hand, and what was worked out in an earlier turn changes nothing then
public record Settlement(Kind kind, int attempts, Instant nextAskAt, boolean byHand, int turn) {

  /// What was begun.
  public enum Kind implements WireWord {
    PURCHASE,
    VOID
  }

  private static final Duration FIRST_PAUSE = Duration.ofSeconds(5);
  private static final Duration LONGEST_PAUSE = Duration.ofMinutes(15);
  private static final int DOUBLINGS = 8;

  /// Recorded just before the carrier is asked for the first time.
  public static Settlement begun(Kind kind, Instant at) {
    return new Settlement(kind, 0, at, false, 0);
  }

  /// After a carrier that did not answer: each pause is twice the one before.
  public Settlement unanswered(Instant now) {
    return new Settlement(kind, attempts + 1, now.plus(pause()), byHand, turn);
  }

  /// After a carrier that could not tell.
  ///
  /// @param certainFrom when it can, if ever: it is asked then at the latest
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

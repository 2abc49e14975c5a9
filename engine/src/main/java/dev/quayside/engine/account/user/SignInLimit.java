package dev.quayside.engine.account.user;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.retry.TokenBucket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;

/// How many wrong PINs and badges a caller may try at this desk: ten in a row, and then one every
/// six seconds, whoever they are meant for. Without it a viewer's key could guess badges and keep
/// half the processor busy with hashing them.
final class SignInLimit {

  static final int MOST_WRONG = 10;

  private static final int MOST_CALLERS = 10_000;
  private static final Duration IDLE = Duration.ofMinutes(2);

  private record Caller(WorkspaceId workspace, String key) {}

  private final LongSupplier nanoClock;
  private final Cache<Caller, Tries> callers;

  /// @param nanoClock nanoseconds that never step back
  SignInLimit(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
    callers =
        Caffeine.newBuilder()
            .maximumSize(MOST_CALLERS)
            .expireAfterAccess(IDLE)
            .ticker(nanoClock::getAsLong)
            .executor(Runnable::run)
            .build();
  }

  /// @param key of the API, or what stands in its place for the window
  Tries of(WorkspaceId workspace, String key) {
    return callers.get(
        new Caller(workspace, key),
        _ -> new Tries(new TokenBucket(MOST_WRONG, nanoClock.getAsLong())));
  }

  /// The tries of one caller.
  final class Tries {

    private final TokenBucket left;
    private final AtomicBoolean isLocked = new AtomicBoolean();

    private Tries(TokenBucket left) {
      this.left = left;
    }

    /// Counts a try before it is compared, so that many at once are no more either.
    ///
    /// @return how long to wait when there were too many
    Optional<Duration> take() {
      long now = nanoClock.getAsLong();
      if (left.take(now)) {
        return Optional.empty();
      }
      return Optional.of(left.level(now).untilNext());
    }

    /// What was tried was right.
    void right() {
      left.giveBack();
      isLocked.set(false);
    }

    /// Whether the caller has just been locked out: it is noted once, and not once a try.
    boolean isNews() {
      return isLocked.compareAndSet(false, true);
    }
  }
}

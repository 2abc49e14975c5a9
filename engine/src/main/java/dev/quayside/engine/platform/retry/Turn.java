package dev.quayside.engine.platform.retry;

import java.time.Duration;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Recurring work that is left out while nothing has changed, but for once in a long while.
public final class Turn implements Runnable {

  private final Supplier<?> standing;
  private final Duration shortest;
  private final Duration longest;
  private final Runnable work;
  private @Nullable Object last;
  private long doneAt;

  /// @param standing what the work depends on, compared by `equals`
  /// @param shortest the least pause between two turns
  /// @param longest after which it has its turn though nothing has changed
  public Turn(Supplier<?> standing, Duration shortest, Duration longest, Runnable work) {
    this.standing = standing;
    this.shortest = shortest;
    this.longest = longest;
    this.work = work;
  }

  /// What changes meanwhile, by this very work too, gives it one more turn.
  @Override
  public void run() {
    var now = standing.get();
    if (last == null || isDue(now, Duration.ofNanos(System.nanoTime() - doneAt))) {
      work.run();
      last = now;
      doneAt = System.nanoTime();
    }
  }

  private boolean isDue(Object now, Duration passed) {
    return passed.compareTo(longest) > 0
        || !Objects.equals(now, last) && passed.compareTo(shortest) >= 0;
  }
}

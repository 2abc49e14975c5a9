package dev.quayside.engine.platform.event;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Something read from the database that is remembered until it is said to have changed.
public final class Cached<T> {

  private record Read<T>(long turn, T value) {}

  private final AtomicLong turn = new AtomicLong();
  private volatile @Nullable Read<T> last;

  /// What was read since the last change, else what `read` finds now. A change that is told while
  /// it reads is not missed.
  public T get(Supplier<T> read) {
    long now = turn.get();
    var known = last;
    if (known == null || known.turn() != now) {
      known = new Read<>(now, read.get());
      last = known;
    }
    return known.value();
  }

  public void forget() {
    turn.incrementAndGet();
  }
}

package dev.quayside.engine.platform.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/// Cuts a large change into writes that are short for those behind them, however fast the computer
/// is: a purchase waits for the writer several times, each time as long as the write before it.
public final class ShortWrites {

  private static final int FEWEST = 5;
  private static final int FIRST = 20;
  private static final int MOST = 100;

  private static final Duration WANTED = Duration.ofMillis(40);

  private int size = FIRST;

  private ShortWrites() {}

  /// Works on all elements in their order, some of them in each write.
  ///
  /// @param work on some of them, whose results are those of all once they are joined
  public static <I, O> List<O> of(
      Database database, List<I> all, BiFunction<Tx, List<I>, List<O>> work) {
    var writes = new ShortWrites();
    var results = new ArrayList<O>(all.size());
    for (int from = 0; from < all.size(); ) {
      var some = all.subList(from, Math.min(from + writes.size, all.size()));
      results.addAll(database.write(tx -> writes.measured(tx, some, work)));
      from += some.size();
    }
    return results;
  }

  private <I, O> List<O> measured(Tx tx, List<I> some, BiFunction<Tx, List<I>, List<O>> work) {
    long since = System.nanoTime();
    var results = work.apply(tx, some);
    size = next(some.size(), System.nanoTime() - since);
    return results;
  }

  /// As many as would have taken the time wanted, at most twice as many as before.
  static int next(int before, long tookNanos) {
    long fitting = before * WANTED.toNanos() / Math.max(1, tookNanos);
    return (int) Math.clamp(fitting, FEWEST, Math.min(MOST, Math.max(FEWEST, 2L * before)));
  }
}

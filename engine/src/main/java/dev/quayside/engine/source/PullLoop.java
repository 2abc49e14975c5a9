package dev.quayside.engine.source;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.order.ShopOrders;
import dev.quayside.engine.platform.retry.WakeSignal;
import dev.quayside.engine.platform.retry.WorkLoop;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.source.kind.Backoff;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.SourceWords;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Pulls the orders of one shop, when its time has come and when it is asked to.
final class PullLoop {

  private static final Logger LOG = LoggerFactory.getLogger(PullLoop.class);

  /// As long a told pause is waited for in the middle of a pull; a longer one ends it.
  private static final Duration LONGEST_PAUSE = Duration.ofMinutes(2);

  private static final int MOST_PAUSES = 200;

  private final Database database;
  private final ShopOrders orders;
  private final SourceRecords records;
  private final OpenSources open;
  private final Ids ids;
  private final ShopPause pause;
  private final SourceRef ref;
  private final WakeSignal soon = new WakeSignal();
  private final WorkLoop loop;
  private volatile @Nullable Sync current;

  PullLoop(
      Database database,
      ShopOrders orders,
      SourceRecords records,
      OpenSources open,
      Ids ids,
      ShopPause pause,
      SourceRef ref) {
    this.database = database;
    this.orders = orders;
    this.records = records;
    this.open = open;
    this.ids = ids;
    this.pause = pause;
    this.ref = ref;
    loop = WorkLoop.ofMany("pull-" + ref.id(), this::turn, soon);
  }

  void start() {
    loop.start();
  }

  void stop() {
    loop.stop();
  }

  void join(Duration most) {
    loop.join(most);
  }

  void wake() {
    soon.give();
  }

  boolean isPulling() {
    return current != null;
  }

  /// Begins a pull, or names the one that runs here or at another engine.
  synchronized Sync ask(boolean full) {
    var running = current;
    if (running != null) {
      return running;
    }
    var fresh = Sync.begun(ids.next(IdKind.SYNC), ref.id(), full, records.now());
    var elsewhere = records.begin(ref.workspace(), fresh);
    if (elsewhere.isPresent()) {
      return elsewhere.get();
    }
    current = fresh;
    soon.give();
    return fresh;
  }

  private Duration turn() {
    var found = records.find(ref.workspace(), ref.id());
    if (found.isEmpty() || !found.get().source().enabled()) {
      return ShopPause.NOTHING_DUE;
    }
    var paused = pause.until();
    if (paused != null) {
      return pause.rest(paused);
    }
    var asked = current;
    if (asked == null) {
      var next = scheduled(found.get().source());
      if (next == null || !records.isOurTurn()) {
        return ShopPause.NOTHING_DUE;
      }
      if (next.isAfter(records.now())) {
        return pause.rest(next);
      }
      asked = ask(false);
      if (!asked.equals(current)) {
        return ShopPause.STANDBY;
      }
    }
    try {
      pull(found.get(), asked);
    } finally {
      ended(asked);
    }
    return Duration.ZERO;
  }

  /// When it is pulled next by itself; null for when a person asks.
  private static @Nullable Instant scheduled(Source source) {
    return source.settings().everyMinutes() == 0 ? null : source.progress().nextAt();
  }

  /// Who asks for a pull from now on gets a new one. Said before this one is stored as done, since
  /// a caller that has seen that must not be answered with it again.
  private synchronized void ended(Sync pull) {
    if (current != null && current.id().equals(pull.id())) {
      current = null;
    }
  }

  private void pull(SourceRow row, Sync begun) {
    var source = row.source();
    boolean walk = source.progress().isWalkDue(records.now());
    var pull = new Pull(database, orders, row, open.shop(row), loop::isClosed);
    var latest = new SyncTally[] {SyncTally.NONE};
    try {
      pull.run(
          Pull.since(source, begun.full(), walk),
          walk || begun.full(),
          this::patiently,
          tally -> {
            latest[0] = tally;
            records.update(begun.with(tally));
          });
    } catch (ShopException trouble) {
      failed(source, begun.with(latest[0]), trouble);
      return;
    } catch (RuntimeException | Error odd) {
      // whatever it is, the pull is over and says so
      LOG.warn("a pull of {} failed", ref.id(), odd);
      var fault = ShopException.garbled(SourceWords.UNREADABLE.of(source.name()));
      failed(source, begun.with(latest[0]), fault);
      return;
    }
    if (!loop.isClosed()) {
      boolean whole = walk || begun.full() || source.progress().cursor() == null;
      succeeded(source, begun.with(latest[0]), pull.latest(), whole);
    }
  }

  /// Waits when the shop says so, and asks again: what was read stays read.
  private <T> T patiently(Supplier<T> asked) {
    for (int pauses = 1; ; pauses++) {
      try {
        return asked.get();
      } catch (ShopException trouble) {
        var time = Backoff.after(trouble, pauses);
        if (trouble.kind() != Kind.RATE_LIMITED
            || time.compareTo(LONGEST_PAUSE) > 0
            || pauses > MOST_PAUSES
            || loop.isClosed()) {
          throw trouble;
        }
        pause.begin(time);
        sleep(time);
        pause.end();
      }
    }
  }

  /// Ends early when the loop is stopped.
  private static void sleep(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// @param whole whether it was one that finds what the others pass over
  private void succeeded(Source source, Sync sync, @Nullable Instant cursor, boolean whole) {
    ended(sync);
    var now = records.now();
    var settings = source.settings();
    int minutes = settings.everyMinutes();
    records.end(
        ref.workspace(),
        sync.done(now),
        before ->
            before.succeeded(
                cursor == null ? settings.since() : cursor,
                now,
                whole ? now : source.progress().walkedAt(),
                minutes == 0 ? null : now.plus(Duration.ofMinutes(minutes))));
  }

  private void failed(Source source, Sync sync, ShopException trouble) {
    var fault = new SourceProgress.Fault(trouble.kind().code(), trouble.said());
    boolean limited = trouble.kind() == Kind.RATE_LIMITED;
    var time = Backoff.after(trouble, source.progress().failures() + 1);
    if (limited) {
      pause.begin(time);
    }
    ended(sync);
    var now = records.now();
    var next = source.settings().everyMinutes() == 0 ? null : now.plus(time);
    records.end(
        ref.workspace(), sync.failed(fault, now), before -> before.failed(fault, !limited, next));
  }
}

package dev.quayside.engine.source;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.retry.WakeSignal;
import dev.quayside.engine.platform.retry.WorkLoop;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.SourceWords;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One shop's own two threads: one pulls, one tells of parcels. Down, slow or out of quota, it
/// delays no other shop and no label.
final class SourceWorker {

  private static final Logger LOG = LoggerFactory.getLogger(SourceWorker.class);

  /// A shop may be changed at another engine, and a clock be set: no turn waits longer to be looked
  /// at again.
  private static final Duration NOTHING_DUE = Duration.ofSeconds(30);

  /// Until it is looked again what another engine left to do.
  private static final Duration STANDBY = Duration.ofSeconds(5);

  /// As long a told pause is waited for in the middle of a pull; a longer one ends it.
  private static final Duration LONGEST_PAUSE = Duration.ofMinutes(2);

  private static final int MOST_PAUSES = 200;

  private final SourceServices services;
  private final Caller admin;
  private final String id;
  private final WakeSignal pullSoon = new WakeSignal();
  private final WakeSignal postBackSoon = new WakeSignal();
  private final WorkLoop pulling;
  private final WorkLoop posting;
  private final PostBackRound postBacks;
  private volatile @Nullable Sync current;
  private volatile @Nullable Instant pausedUntil;

  SourceWorker(SourceServices services, Caller admin, String id) {
    this.services = services;
    this.admin = admin;
    this.id = id;
    pulling = WorkLoop.ofMany("pull-" + id, this::pullTurn, pullSoon);
    posting = WorkLoop.ofMany("tell-" + id, this::postBackTurn, postBackSoon);
    postBacks = new PostBackRound(services.database(), services.orders(), services.clock());
  }

  void start() {
    pulling.start();
    posting.start();
  }

  /// What is under way is left where it stands.
  void stop() {
    pulling.stop();
    posting.stop();
  }

  void join(Duration most) {
    pulling.join(most);
    posting.join(most);
  }

  void postBackSoon() {
    postBackSoon.give();
  }

  /// Its credentials changed, or were found to be good: a pause it asked for may be over.
  void resume() {
    pausedUntil = null;
    wake();
  }

  /// Something about it changed.
  void wake() {
    pullSoon.give();
    postBackSoon.give();
  }

  boolean isRunning() {
    return current != null;
  }

  /// The shop asked for a pause when something else was asked of it.
  void pause(Instant until) {
    var before = pausedUntil;
    if (before == null || before.isBefore(until)) {
      pausedUntil = until;
    }
  }

  /// Until when the shop wants to be left alone; null when it does not.
  @Nullable Instant pausedUntil() {
    var until = pausedUntil;
    return until != null && until.isAfter(now()) ? until : null;
  }

  /// Begins a pull, or names the one that runs here or at another engine.
  synchronized Sync ask(boolean full) {
    var running = current;
    if (running != null) {
      return running;
    }
    var fresh =
        new Sync(
            services.ids().next(IdKind.SYNC),
            id,
            Sync.Status.RUNNING,
            full,
            now(),
            null,
            SyncTally.NONE,
            null);
    var elsewhere = services.database().write(tx -> begin(tx, fresh));
    if (elsewhere.isPresent()) {
      return elsewhere.get();
    }
    current = fresh;
    pullSoon.give();
    return fresh;
  }

  private Optional<Sync> begin(Tx tx, Sync fresh) {
    var elsewhere = services.runningElsewhere(tx, id);
    if (elsewhere.isEmpty()) {
      services.syncs().insert(tx, admin.workspace(), fresh, services.leases().name());
      services.changed(tx, admin.workspace(), id);
    }
    return elsewhere;
  }

  private Duration pullTurn() {
    var found = services.find(admin.workspace(), id);
    if (found.isEmpty() || !found.get().source().enabled()) {
      return NOTHING_DUE;
    }
    var row = found.get();
    var paused = pausedUntil();
    if (paused != null) {
      return until(paused);
    }
    var asked = current;
    if (asked == null) {
      var next = row.source().progress().nextAt();
      if (row.source().settings().everyMinutes() == 0
          || next == null
          || !services.leases().isFirst()) {
        return NOTHING_DUE;
      }
      if (next.isAfter(now())) {
        return until(next);
      }
      asked = ask(false);
      if (!asked.equals(current)) {
        return STANDBY;
      }
    }
    try {
      pull(row, asked);
    } finally {
      ended(asked);
    }
    return Duration.ZERO;
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
    var progress = source.progress();
    var walkedAt = progress.walkedAt();
    boolean walk =
        progress.cursor() != null
            && (walkedAt == null || !walkedAt.plus(Pull.WALK_EVERY).isAfter(now()));
    var pull =
        new Pull(
            services.database(),
            services.orders().shopOrders(),
            row,
            services.open().shop(row),
            pulling::isClosed);
    var latest = new SyncTally[] {SyncTally.NONE};
    try {
      pull.run(
          Pull.since(source, begun.full(), walk),
          walk || begun.full(),
          this::patiently,
          tally -> {
            latest[0] = tally;
            write(tx -> services.syncs().update(tx, begun.with(tally)));
          });
    } catch (ShopException trouble) {
      failed(source, begun.with(latest[0]), trouble);
      return;
    } catch (RuntimeException | Error odd) {
      // whatever it is, the pull is over and says so
      LOG.warn("a pull of {} failed", id, odd);
      var fault = ShopException.garbled(SourceWords.UNREADABLE.of(source.name()));
      failed(source, begun.with(latest[0]), fault);
      return;
    }
    if (pulling.isClosed()) {
      return;
    }
    var walked = walk || begun.full() || progress.cursor() == null ? now() : walkedAt;
    succeeded(source, begun.with(latest[0]), pull.latest(), walked);
  }

  /// Waits when the shop says so, and asks again: what was read stays read.
  private <T> T patiently(Supplier<T> asked) {
    for (int pauses = 1; ; pauses++) {
      try {
        return asked.get();
      } catch (ShopException trouble) {
        var told = trouble.retryAfter();
        var pause = told == null ? Backoff.after(pauses) : told;
        if (trouble.kind() != Kind.RATE_LIMITED
            || pause.compareTo(LONGEST_PAUSE) > 0
            || pauses > MOST_PAUSES
            || pulling.isClosed()) {
          throw trouble;
        }
        pausedUntil = now().plus(pause);
        sleep(pause);
        pausedUntil = null;
      }
    }
  }

  /// Ends early when the worker is stopped.
  private static void sleep(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void succeeded(
      Source source, Sync sync, @Nullable Instant cursor, @Nullable Instant walked) {
    ended(sync);
    write(
        tx -> {
          boolean wasFailing = source.isFailing();
          services.syncs().update(tx, sync.done(now()));
          services.progress(
              tx,
              admin.workspace(),
              id,
              before ->
                  before.succeeded(
                      cursor == null ? source.settings().since() : cursor,
                      now(),
                      walked,
                      scheduled(source)));
          if (wasFailing) {
            tell(tx, EventType.SOURCE_RECOVERED);
          }
        });
  }

  private void failed(Source source, Sync sync, ShopException trouble) {
    var fault = new SourceProgress.Fault(trouble.kind().code(), trouble.said());
    boolean limited = trouble.kind() == Kind.RATE_LIMITED;
    var told = trouble.retryAfter();
    var pause =
        switch (trouble.kind()) {
          case SOURCE_CREDENTIALS, SOURCE_NOT_ALLOWED, REFUSED -> Backoff.LONGEST;
          case SOURCE_UNAVAILABLE, SOURCE_GARBLED, RATE_LIMITED ->
              Objects.requireNonNullElse(told, Backoff.after(source.progress().failures() + 1));
        };
    var next = now().plus(pause);
    if (limited) {
      pausedUntil = next;
    }
    ended(sync);
    write(
        tx -> {
          services.syncs().update(tx, sync.failed(fault, now()));
          services.progress(
              tx,
              admin.workspace(),
              id,
              before ->
                  before.failed(
                      fault, !limited, source.settings().everyMinutes() == 0 ? null : next));
          services
              .sources()
              .find(tx, admin.workspace(), id)
              .filter(now -> now.source().isFailing() && !source.isFailing())
              .ifPresent(_ -> tell(tx, EventType.SOURCE_FAILING));
        });
  }

  private @Nullable Instant scheduled(Source source) {
    int minutes = source.settings().everyMinutes();
    return minutes == 0 ? null : now().plus(Duration.ofMinutes(minutes));
  }

  private Duration postBackTurn() {
    var found = services.find(admin.workspace(), id);
    if (found.isEmpty() || !found.get().source().enabled()) {
      return NOTHING_DUE;
    }
    if (!services.leases().isFirst()) {
      return STANDBY;
    }
    var row = found.get();
    var due = services.orders().shopOrders().postBacks();
    if (!row.source().settings().tells()
        || !services.open().mayTell(admin.environment(), row.source())) {
      if (services.database().read(tx -> due.nextDue(tx, id)).isPresent()) {
        write(
            tx -> {
              due.drop(tx, id);
              services.changed(tx, admin.workspace(), id);
            });
      }
      return NOTHING_DUE;
    }
    var paused = pausedUntil();
    if (paused != null) {
      return until(paused);
    }
    var told = postBacks.next(row, services.open().shop(row), admin);
    if (told.isPresent()) {
      services.live().tell(admin.workspace(), Topic.SOURCE_CHANGED, id);
      if (!told.get().isZero()) {
        pausedUntil = now().plus(told.get());
      }
      return Duration.ZERO;
    }
    return services.database().read(tx -> due.nextDue(tx, id)).map(this::until).orElse(STANDBY);
  }

  private void tell(Tx tx, EventType type) {
    services
        .sources()
        .find(tx, admin.workspace(), id)
        .ifPresent(
            row ->
                services
                    .events()
                    .append(tx, admin.workspace(), type, id, SourceEventJson.of(row.source())));
  }

  private interface Step {
    void take(Tx tx);
  }

  private void write(Step step) {
    services
        .database()
        .change(
            tx -> {
              step.take(tx);
            });
  }

  private Duration until(Instant time) {
    var rest = Duration.between(now(), time);
    if (rest.isNegative()) {
      return Duration.ZERO;
    }
    return rest.compareTo(NOTHING_DUE) > 0 ? NOTHING_DUE : rest;
  }

  private Instant now() {
    return services.clock().instant();
  }
}

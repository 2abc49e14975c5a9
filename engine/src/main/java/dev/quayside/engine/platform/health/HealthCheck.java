package dev.quayside.engine.platform.health;

import dev.quayside.engine.platform.health.Health.State;
import dev.quayside.engine.platform.setting.Heartbeat;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Checks this installation: reads, writes, and asks the disk. However many callers there are, one
/// check runs at a time, at most once a second.
public final class HealthCheck {

  private static final Duration GOOD_FOR = Duration.ofSeconds(1);
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final Executor BESIDE = Thread::startVirtualThread;
  private static final Logger LOG = LoggerFactory.getLogger(HealthCheck.class);

  private final Heartbeat heart;
  private final Path data;
  private final InstantSource clock;
  private final AtomicReference<Look> last;

  /// One check, with the answers of each part.
  private record Look(
      Instant at,
      CompletableFuture<Void> database,
      CompletableFuture<Boolean> writer,
      CompletableFuture<DiskRoom> disk) {

    private CompletableFuture<Void> all() {
      return CompletableFuture.allOf(database, writer, disk);
    }

    private boolean isGoodAt(Instant now) {
      return !all().isDone() || now.isBefore(at.plus(GOOD_FOR));
    }

    private Health found() {
      boolean known = state(disk) == State.WELL;
      boolean full = known && disk.join() == DiskRoom.FULL;
      return new Health(
          state(database),
          state(writer),
          full ? State.ILL : state(disk),
          known && disk.join() == DiskRoom.LOW);
    }

    private static State state(CompletableFuture<?> asked) {
      if (!asked.isDone()) {
        return State.SILENT;
      }
      return asked.isCompletedExceptionally() ? State.ILL : State.WELL;
    }
  }

  /// @param data the data directory
  public HealthCheck(Heartbeat heart, Path data, InstantSource clock) {
    this.heart = heart;
    this.data = data;
    this.clock = clock;
    last = new AtomicReference<>(unasked(Instant.MIN));
  }

  /// The state of the installation, within three seconds. A part that has not answered by then is
  /// silent.
  public Health health() {
    var look = look();
    look.all()
        .handle((_, _) -> true)
        .completeOnTimeout(false, PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
        .join();
    return look.found();
  }

  private Look look() {
    var now = clock.instant();
    var seen = last.get();
    if (seen.at().isAfter(Instant.MIN) && seen.isGoodAt(now)) {
      return seen;
    }
    var next = unasked(now);
    if (!last.compareAndSet(seen, next)) {
      return last.get();
    }
    ask(next.database(), () -> CompletableFuture.runAsync(heart::feel, Runnable::run));
    ask(next.writer(), () -> heart.beat(now));
    ask(
        next.disk(),
        () -> CompletableFuture.completedFuture(DiskRoom.of(data.toFile().getUsableSpace())));
    return next;
  }

  private static Look unasked(Instant at) {
    return new Look(
        at, new CompletableFuture<>(), new CompletableFuture<>(), new CompletableFuture<>());
  }

  /// Asks one part on its own thread, so that no part waits for another.
  private static <T> void ask(
      CompletableFuture<T> answer, Supplier<? extends CompletionStage<T>> question) {
    var _ =
        CompletableFuture.supplyAsync(question, BESIDE)
            .thenCompose(asked -> asked)
            .whenComplete(
                (found, wrong) -> {
                  if (wrong == null) {
                    answer.complete(found);
                  } else {
                    LOG.debug("not well", wrong);
                    answer.completeExceptionally(wrong);
                  }
                });
  }
}

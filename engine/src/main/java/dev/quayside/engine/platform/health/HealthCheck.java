package dev.quayside.engine.platform.health;

import dev.quayside.engine.platform.setting.Heartbeat;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Looks how this installation is: reads, writes, and asks the disk. However many ask, it looks
/// once a second at most, and one look at a time.
public final class HealthCheck {

  private static final Duration GOOD_FOR = Duration.ofSeconds(1);
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final Executor BESIDE = Thread::startVirtualThread;
  private static final Logger LOG = LoggerFactory.getLogger(HealthCheck.class);

  private final Heartbeat heart;
  private final Path data;
  private final InstantSource clock;
  private final AtomicReference<Look> last =
      new AtomicReference<>(
          new Look(Instant.MIN, CompletableFuture.completedFuture(Health.UNKNOWN)));

  private record Look(Instant at, CompletableFuture<Health> found) {

    private boolean isGoodAt(Instant now) {
      return !found.isDone() || now.isBefore(at.plus(GOOD_FOR));
    }
  }

  /// @param data the data directory
  public HealthCheck(Heartbeat heart, Path data, InstantSource clock) {
    this.heart = heart;
    this.data = data;
    this.clock = clock;
  }

  /// Takes three seconds at most; what has not answered by then is not well.
  public Health health() {
    return look()
        .copy()
        .completeOnTimeout(Health.UNKNOWN, PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
        .join();
  }

  private CompletableFuture<Health> look() {
    var now = clock.instant();
    var seen = last.get();
    if (seen.isGoodAt(now)) {
      return seen.found();
    }
    var next = new Look(now, new CompletableFuture<>());
    if (last.compareAndSet(seen, next)) {
      BESIDE.execute(() -> next.found().complete(examine(now)));
      return next.found();
    }
    return last.get().found();
  }

  private Health examine(Instant now) {
    var room = DiskRoom.of(data.toFile().getUsableSpace());
    return new Health(
        goesWell("read", heart::feel), goesWell("stored", () -> heart.beat(now).join()), room);
  }

  private static boolean goesWell(String what, Runnable step) {
    try {
      step.run();
      return true;
    } catch (RuntimeException e) {
      LOG.debug("nothing is {}", what, e);
      return false;
    }
  }
}

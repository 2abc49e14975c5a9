package dev.quayside.engine.platform.wing;

import dev.quayside.engine.base.identity.Acting;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Small recurring jobs, such as settling purchases in doubt, adding due refunds to the wallet and
/// deleting what has expired.
final class Maintenance implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Maintenance.class);

  private final ScheduledExecutorService clockwork =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("chores").daemon().factory());

  private final List<Runnable> chores;
  private final Duration every;

  /// @param chores a job that fails is logged and tried again next time; the others go on
  /// @param every pause between two rounds
  Maintenance(List<Runnable> chores, Duration every) {
    this.chores = List.copyOf(chores);
    this.every = every;
  }

  void start() {
    var _ =
        clockwork.scheduleWithFixedDelay(
            this::round, every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
  }

  void round() {
    chores.forEach(Maintenance::run);
  }

  private static void run(Runnable chore) {
    try {
      Acting.runAsEngine(chore::run);
    } catch (RuntimeException | Error e) {
      LOG.warn("a chore failed and will be tried again", e);
    }
  }

  @Override
  public void close() {
    clockwork.shutdownNow();
    try {
      if (!clockwork.awaitTermination(5, TimeUnit.SECONDS)) {
        LOG.warn("a chore is still running");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

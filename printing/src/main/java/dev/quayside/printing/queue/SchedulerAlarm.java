package dev.quayside.printing.queue;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// Runs alarms on one daemon thread.
public final class SchedulerAlarm implements Alarm, AutoCloseable {

  private final InstantSource clock;
  private final ScheduledExecutorService scheduler =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("print-alarm").factory());

  public SchedulerAlarm(InstantSource clock) {
    this.clock = clock;
  }

  @Override
  public void at(Instant when, Runnable wake) {
    long delay = Math.max(0, Duration.between(clock.instant(), when).toMillis() + 1);
    var unused = scheduler.schedule(wake, delay, TimeUnit.MILLISECONDS);
  }

  @Override
  public void close() {
    scheduler.shutdownNow();
  }
}

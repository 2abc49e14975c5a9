package dev.quayside.engine.print;

import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.print.printer.InstalledPrinters;
import dev.quayside.printing.queue.PrintQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Looks every second for jobs and printers that other processes have stored: other engines on the
/// database, and the command line.
final class PrintRounds implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PrintRounds.class);

  /// Stations come and go within seconds at best.
  private static final int ROUNDS_A_LOOK = 5;

  private final PrintQueue queue;
  private final InstalledPrinters printers;
  private final PrintQueueStore jobs;
  private final Stations stations;
  private final ScheduledExecutorService rounds =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("print-rounds").factory());
  private int made;

  PrintRounds(
      PrintQueue queue, InstalledPrinters printers, PrintQueueStore jobs, Stations stations) {
    this.queue = queue;
    this.printers = printers;
    this.jobs = jobs;
    this.stations = stations;
  }

  void start() {
    rounds.scheduleWithFixedDelay(this::round, 1, 1, TimeUnit.SECONDS);
  }

  /// One that fails, as while the database is away, does not end the others.
  private void round() {
    try {
      queue.sweep();
      printers.lookForChanges();
      if (made++ % ROUNDS_A_LOOK == 0) {
        printers.lookForStations();
        doubtAbandoned();
      }
    } catch (RuntimeException | Error e) {
      LOG.warn("print jobs of other processes were not looked for this time", e);
    }
  }

  /// Has a person asked about jobs that were being sent when their station went away, and that no
  /// station has in hand: the printer was handed over, or the station is gone for good.
  private void doubtAbandoned() {
    var sending = jobs.abandoned();
    if (sending.isEmpty()) {
      return;
    }
    var away = stations.offline();
    sending.stream()
        .filter(job -> job.station() != null && away.contains(job.station()))
        .forEach(queue::doubt);
  }

  @Override
  public void close() {
    rounds.shutdownNow();
  }
}

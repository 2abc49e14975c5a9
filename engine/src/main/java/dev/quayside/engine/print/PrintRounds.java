package dev.quayside.engine.print;

import dev.quayside.engine.platform.event.Elsewhere;
import dev.quayside.engine.platform.event.Remembered;
import dev.quayside.engine.platform.retry.Due;
import dev.quayside.engine.platform.retry.WakeSignal;
import dev.quayside.engine.platform.retry.WorkLoop;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.print.printer.InstalledPrinters;
import dev.quayside.printing.queue.PrintQueue;
import java.time.Duration;
import java.util.List;

/// Looks for jobs and printers that other processes have stored: the command line, every second,
/// and on a shared database other engines, when its signs of life and its hints say that there is
/// something to see.
final class PrintRounds implements AutoCloseable {

  private static final Duration EVERY = Duration.ofSeconds(1);

  /// Unless woken.
  private static final Duration LONGEST = Duration.ofHours(1);

  /// Stations come and go within seconds at best.
  private static final int ROUNDS_A_LOOK = 5;

  private final boolean shared;
  private final PrintQueue queue;
  private final PrintQueueStore jobs;
  private final Stations stations;
  private final Due waiting;
  private final Due changed;
  private final Due moved;
  private final Due abandoned;
  private final WakeSignal wake = new WakeSignal();
  private final WorkLoop rounds = new WorkLoop("print-rounds", this::round, wake);
  private int made;

  PrintRounds(
      boolean shared,
      PrintQueue queue,
      InstalledPrinters printers,
      PrintQueueStore jobs,
      Stations stations,
      Elsewhere elsewhere) {
    this.shared = shared;
    this.queue = queue;
    this.jobs = jobs;
    this.stations = stations;
    waiting = new Due(queue::sweep);
    changed = new Due(printers::lookForChanges);
    moved = new Due(printers::lookForStations);
    abandoned = new Due(this::doubtAbandoned);
    elsewhere.ask(jobs.waiting(() -> say(waiting)));
    elsewhere.ask(jobs.abandoned(() -> say(abandoned)));
    elsewhere.ask(Stations.changed(() -> say(moved)));
    elsewhere.when(Remembered.PRINTERS, () -> say(changed));
    elsewhere.whenQueued(() -> say(waiting));
  }

  private void say(Due due) {
    due.say();
    wake.give();
  }

  void start() {
    rounds.start();
  }

  /// What there was at the start the queue itself has seen.
  private Duration round() {
    if (!shared && made++ > 0) {
      waiting.say();
      changed.say();
      if (made % ROUNDS_A_LOOK == 0) {
        moved.say();
        abandoned.say();
      }
    }
    List.of(waiting, changed, moved, abandoned).forEach(Due::doIfSaid);
    return shared ? LONGEST : EVERY;
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
    rounds.close();
  }
}

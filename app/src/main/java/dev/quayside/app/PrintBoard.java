package dev.quayside.app;

import dev.quayside.app.shell.Printing;
import dev.quayside.app.shell.Printing.State;
import dev.quayside.engine.Engine;
import dev.quayside.engine.printqueue.PrinterSetup;
import dev.quayside.printing.queue.PrintJob;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/// The print jobs of this run, newest first, as the queue tells of them.
final class PrintBoard {

  private static final int MOST = 20;

  private final AtomicBoolean listening = new AtomicBoolean();
  private final Deque<PrintJob> jobs = new ArrayDeque<>();

  Printing of(Engine engine) {
    if (listening.compareAndSet(false, true)) {
      engine.printDesk().listen(this::take);
    }
    var all = all();
    var stopped = all.stream().filter(job -> state(job) == State.STOPPED).findFirst();
    return engine.printDesk().printers().stream()
        .filter(PrinterSetup::isDefault)
        .findFirst()
        .map(PrinterSetup::name)
        .map(
            name ->
                new Printing(
                    name,
                    stopped.isPresent()
                        ? State.STOPPED
                        : all.stream().anyMatch(job -> state(job) == State.PRINTING)
                            ? State.PRINTING
                            : State.READY,
                    stopped.map(PrintJob::because).orElse(null),
                    all.stream().map(PrintBoard::shown).toList()))
        .orElse(Printing.NOTHING);
  }

  private synchronized void take(PrintJob job) {
    jobs.removeIf(known -> known.id().equals(job.id()));
    jobs.addFirst(job);
    if (jobs.size() > MOST) {
      jobs.removeLast();
    }
  }

  private synchronized List<PrintJob> all() {
    return List.copyOf(jobs);
  }

  private static Printing.Job shown(PrintJob job) {
    return new Printing.Job(job.title(), job.printer(), state(job), job.because());
  }

  private static State state(PrintJob job) {
    return switch (PrintStates.of(job).step()) {
      case PRINTED, NO_PRINTER -> State.READY;
      case PRINTING -> State.PRINTING;
      case WAITING, UNKNOWN -> State.STOPPED;
      case FAILED -> isGivenUp(job) ? State.READY : State.STOPPED;
    };
  }

  /// Somebody decided so: nothing has stopped.
  private static boolean isGivenUp(PrintJob job) {
    return switch (job.state()) {
      case CANCELLED, EXPIRED -> true;
      case QUEUED, RENDERED, SENDING, HELD, SENT, CONFIRMED, UNKNOWN, FAILED -> false;
    };
  }
}

package dev.quayside.app.print;

import dev.quayside.app.print.PrintState.Step;
import dev.quayside.engine.print.PrintService;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Turns the queue's states into those a packer can tell apart.
public final class PrintStates {
  private PrintStates() {}

  /// The state of the jobs of a shipment's labels: that of the one which wants the packer most.
  ///
  /// @return empty when there is no job
  public static Optional<PrintState> all(PrintService printService, List<PrintJob> jobs) {
    return jobs.stream()
        .map(job -> of(printService, job))
        .min(Comparator.comparing(PrintState::urgency));
  }

  /// The state of a job, with the present state of its printer.
  public static PrintState of(PrintService printService, PrintJob job) {
    return of(job, printService.printers().stopped(job.printer()));
  }

  /// @param stopped why nothing comes out of the job's printer now
  public static PrintState of(PrintJob job, Optional<Message> stopped) {
    var why = stopped.filter(reason -> holds(job, reason));
    return why.isPresent()
        ? new PrintState(Step.STOPPED, job.printer(), why.get())
        : new PrintState(step(job), job.printer(), job.because());
  }

  /// Whether the printer's fault keeps the job from going on: so for a label in the printer; one on
  /// its way to an unreachable printer fails by itself.
  private static boolean holds(PrintJob job, Message why) {
    return job.isAwaited() || (job.state() == PrintJobState.SENDING && !why.is(Why.OFFLINE));
  }

  private static Step step(PrintJob job) {
    return switch (job.state()) {
      case QUEUED, RENDERED -> job.because() == null ? Step.PRINTING : Step.WAITING;
      case SENDING -> Step.PRINTING;
      case HELD -> Step.WAITING;
      case SENT -> sent(job);
      case CONFIRMED -> Step.PRINTED;
      case UNKNOWN -> Step.UNKNOWN;
      case FAILED, CANCELLED, EXPIRED -> Step.FAILED;
    };
  }

  /// The step of a sent job: a printer that counts will report when the label is out; a spooled job
  /// may still be on its way, or have stopped.
  private static Step sent(PrintJob job) {
    if (job.isAwaited()) {
      return Step.AT_PRINTER;
    }
    if (job.isSpooled()) {
      return job.isUnderWayThere() ? Step.PRINTING : Step.WAITING;
    }
    return Step.SENT;
  }
}

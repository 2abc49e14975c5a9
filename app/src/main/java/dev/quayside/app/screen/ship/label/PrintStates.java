package dev.quayside.app.screen.ship.label;

import dev.quayside.app.screen.ship.label.PrintState.Step;
import dev.quayside.engine.print.PrintService;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.util.Optional;

/// The queue's states as a packer tells them apart.
public final class PrintStates {
  private PrintStates() {}

  /// What is known of a job and of its printer.
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

  /// A label that is in a printer waits for it; one on its way tells by itself when it does not get
  /// there.
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

  /// A printer that counts tells when the label is out; what a spooler has may still be on its way,
  /// or have stopped there.
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

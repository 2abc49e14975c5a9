package dev.quayside.app;

import dev.quayside.app.screen.ship.ShipDesk.PrintState;
import dev.quayside.app.screen.ship.ShipDesk.PrintState.Step;
import dev.quayside.printing.queue.PrintJob;

/// The queue's states as a packer tells them apart.
final class PrintStates {
  private PrintStates() {}

  static PrintState of(PrintJob job) {
    return new PrintState(step(job), job.printer(), job.because());
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

  /// What a spooler has may still be on its way, or have stopped there.
  private static Step sent(PrintJob job) {
    if (!job.isSpooled()) {
      return Step.PRINTED;
    }
    return job.isUnderWayThere() ? Step.PRINTING : Step.WAITING;
  }
}

package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.content.PrintContents;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.util.Optional;

/// Appends an event when a workspace's print job is sent, confirmed, held or ended. Jobs without a
/// workspace, such as test labels, have no events.
@FunctionalInterface
interface PrintEvents {

  PrintEvents NONE = (tx, job) -> {};

  /// @param job the job as just stored
  void tell(Tx tx, PrintJob job);

  /// Notes a new job that is another copy of an earlier one.
  ///
  /// @param job the job as just added
  default void added(Tx tx, PrintJob job) {
    // only the engine notes who prints again
  }

  static PrintEvents to(Events events, PrintContents contents) {
    return new PrintEvents() {
      @Override
      public void tell(Tx tx, PrintJob job) {
        var owner = job.document().owner();
        if (job.document().sent() != null && isDone(job.state())) {
          contents.ended(tx, job);
        }
        if (owner != null) {
          type(job.state())
              .ifPresent(
                  type ->
                      events.append(
                          tx, new WorkspaceId(owner), type, job.id(), PrintJobJson.text(job)));
        }
      }

      @Override
      public void added(Tx tx, PrintJob job) {
        var owner = job.document().owner();
        if (owner != null && job.reprintOf() != null) {
          events.note(tx, new WorkspaceId(owner), "print_job.reprinted", job.id());
        }
      }
    };
  }

  private static boolean isDone(PrintJobState state) {
    return switch (state) {
      case SENT, CONFIRMED, FAILED, CANCELLED, EXPIRED -> true;
      case QUEUED, RENDERED, SENDING, HELD, UNKNOWN -> false;
    };
  }

  /// The event for a state; none for intermediate steps, since every label passes several.
  private static Optional<EventType> type(PrintJobState state) {
    return switch (state) {
      case QUEUED, RENDERED, SENDING -> Optional.empty();
      case SENT -> Optional.of(EventType.PRINT_JOB_SENT);
      case CONFIRMED -> Optional.of(EventType.PRINT_JOB_CONFIRMED);
      case UNKNOWN -> Optional.of(EventType.PRINT_JOB_UNKNOWN);
      case HELD -> Optional.of(EventType.PRINT_JOB_HELD);
      case FAILED -> Optional.of(EventType.PRINT_JOB_FAILED);
      case CANCELLED -> Optional.of(EventType.PRINT_JOB_CANCELLED);
      case EXPIRED -> Optional.of(EventType.PRINT_JOB_EXPIRED);
    };
  }
}

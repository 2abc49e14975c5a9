package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.store.Tx;
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

  static PrintEvents to(Events events) {
    return (tx, job) -> {
      var owner = job.document().owner();
      if (owner != null) {
        type(job.state())
            .ifPresent(
                type ->
                    events.append(
                        tx, new WorkspaceId(owner), type, job.id(), PrintJobJson.text(job)));
      }
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

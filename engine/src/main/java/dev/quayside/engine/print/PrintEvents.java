package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.util.Optional;

/// Tells how the print jobs of a workspace end; those of none, such as test labels, are nobody's
/// event.
@FunctionalInterface
interface PrintEvents {

  PrintEvents NONE = (tx, job) -> {};

  /// @param job as it has just been written down
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

  /// Empty for the steps on the way, of which there are several for every label.
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

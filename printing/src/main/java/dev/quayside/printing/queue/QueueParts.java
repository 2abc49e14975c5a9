package dev.quayside.printing.queue;

import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Consumer;

/// What the queue and its lanes share.
///
/// @param wake starts the lane of another printer
record QueueParts(
    PrintJobStore store,
    Printers printers,
    PrintContent content,
    PrinterHealth health,
    InstantSource clock,
    Alarm alarm,
    Consumer<PrintJob> listener,
    Consumer<String> wake) {

  /// In milliseconds, as stores keep time.
  Instant now() {
    return Instant.ofEpochMilli(clock.millis());
  }

  /// How many labels a printer counts for a job that is rendered.
  long labels(PrintJob job) {
    return store.rendered(job.id()).map(ZplLabels::count).orElse(1L);
  }

  /// @return false when somebody else changed the job first
  boolean change(PrintJob before, PrintJob after) {
    boolean changed = store.replace(before, after);
    if (changed) {
      listener.accept(after);
    }
    return changed;
  }

  boolean change(PrintJob before, PrintJob after, byte[] rendered) {
    boolean changed = store.replace(before, after, rendered);
    if (changed) {
      listener.accept(after);
    }
    return changed;
  }

  /// Two steps in one transaction.
  boolean change(PrintJob before, PrintJob between, PrintJob after, byte[] rendered) {
    boolean changed = store.replace(before, after, rendered);
    if (changed) {
      listener.accept(between);
      listener.accept(after);
    }
    return changed;
  }
}

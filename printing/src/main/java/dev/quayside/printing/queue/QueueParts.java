package dev.quayside.printing.queue;

import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Consumer;

/// The parts the queue and its lanes share.
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

  /// The time in whole milliseconds, as stores keep it.
  Instant now() {
    return Instant.ofEpochMilli(clock.millis());
  }

  /// The labels a printer counts for a rendered job.
  ZplLabels labels(PrintJob job) {
    return ZplLabels.of(job, store.rendered(job.id()).orElse(new byte[0]));
  }

  /// Stores a change of a job and tells the listener.
  ///
  /// @return false when the job was changed by another thread first
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

  /// Stores two changes of a job in one transaction and tells the listener of both.
  ///
  /// @return false when the job was changed by another thread first
  boolean change(PrintJob before, PrintJob between, PrintJob after, byte[] rendered) {
    boolean changed = store.replace(before, after, rendered);
    if (changed) {
      listener.accept(between);
      listener.accept(after);
    }
    return changed;
  }
}

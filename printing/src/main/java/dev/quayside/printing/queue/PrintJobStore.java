package dev.quayside.printing.queue;

import java.util.List;
import java.util.Optional;

/// Where print jobs are kept. Every method is durable before it returns: the promise never to print
/// twice rests on it.
public interface PrintJobStore {

  void add(PrintJob job);

  /// Adds a job that is rendered already.
  void add(PrintJob job, byte[] rendered);

  Optional<PrintJob> find(String id);

  /// Puts `after` in the place of `before`, unless the job was changed since `before` was read.
  ///
  /// @return false when its version is no longer that of `before`, and nothing was written
  boolean replace(PrintJob before, PrintJob after);

  /// As [#replace], and keeps the rendered bytes in the same transaction.
  boolean replace(PrintJob before, PrintJob after, byte[] rendered);

  /// The bytes kept with a rendered job.
  Optional<byte[]> rendered(String id);

  /// A printer's jobs that are QUEUED or RENDERED, in the order they were added.
  List<PrintJob> waiting(String printer);

  /// The first of [#waiting].
  List<PrintJob> first(String printer, int most);

  /// The printers that have jobs waiting.
  List<String> printersWaiting();

  /// The jobs that are [PrintJob#isAwaited], in the order they were added.
  List<PrintJob> awaited();

  /// All jobs in a state, in the order they were added.
  List<PrintJob> inState(PrintJobState state);

  /// The jobs that a spooler has, as [PrintJob#isSpooled], in the order they were added.
  List<PrintJob> spooled();
}

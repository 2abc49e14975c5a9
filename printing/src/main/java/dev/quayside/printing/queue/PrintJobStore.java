package dev.quayside.printing.queue;

import java.util.List;
import java.util.Optional;

/// Stores print jobs. Every method is durable before it returns: the promise never to print twice
/// rests on it.
public interface PrintJobStore {

  void add(PrintJob job);

  /// Adds a job that is rendered already.
  void add(PrintJob job, byte[] rendered);

  Optional<PrintJob> find(String id);

  /// Replaces `before` by `after`, unless the job was changed since `before` was read, or is to be
  /// sent to a printer that is no longer this queue's to send to.
  ///
  /// @return false when nothing was written
  boolean replace(PrintJob before, PrintJob after);

  /// Replaces `before` by `after` and stores the rendered bytes in the same transaction.
  ///
  /// @return false when the job was changed since `before` was read; then nothing was written
  boolean replace(PrintJob before, PrintJob after, byte[] rendered);

  /// The bytes stored with a rendered job.
  Optional<byte[]> rendered(String id);

  /// A printer's jobs that are QUEUED or RENDERED, in the order they were added.
  List<PrintJob> waiting(String printer);

  /// The first `most` jobs of [#waiting], of a printer that this queue may send to.
  List<PrintJob> first(String printer, int most);

  /// The names of printers that have jobs waiting and that this queue may send to.
  List<String> printersWaiting();

  /// The jobs that are [PrintJob#isAwaited] and were sent by this queue, in the order they were
  /// added.
  List<PrintJob> awaited();

  /// The jobs in a state that this queue has brought there, in the order they were added.
  List<PrintJob> inState(PrintJobState state);

  /// The jobs that are [PrintJob#isSpooled] and were sent by this queue, in the order they were
  /// added.
  List<PrintJob> spooled();
}

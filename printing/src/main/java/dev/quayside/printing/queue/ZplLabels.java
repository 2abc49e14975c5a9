package dev.quayside.printing.queue;

import dev.quayside.printing.zpl.ZplFormats;

/// Counts the labels of a ZPL file as a printer counts them.
///
/// @param count the number of labels, at least one: a file in another language counts as one piece
///   of paper
/// @param known whether a printer's counter can prove that they came out: it says nothing of
///   commands without a label
record ZplLabels(long count, boolean known) {

  /// @param rendered the job's bytes; what Quayside made itself is a label even if it looks empty
  static ZplLabels of(PrintJob job, byte[] rendered) {
    return of(rendered, job.document().sent() == null);
  }

  static ZplLabels of(byte[] rendered, boolean ours) {
    long labels = ZplFormats.of(rendered).labels();
    return new ZplLabels(Math.max(1, labels), labels > 0 || ours);
  }

  /// How much room they need at a printer that counts: what the counter says nothing of is sent
  /// alone, so that it cannot spoil the count of others.
  long room() {
    return known ? count : SendWindow.ALONE;
  }
}

package dev.quayside.printing.printer.status;

/// What a printer says of the labels it has printed.
public sealed interface Tally {

  /// It counts.
  ///
  /// @param labels printed since it was made
  /// @param idle whether nothing is left in its memory
  record Count(long labels, boolean idle) implements Tally {}

  /// Something keeps it from printing: what it has counted is not the end of it.
  record Stopped() implements Tally {}

  /// It takes the connection and does not say.
  record Silent() implements Tally {}

  /// It cannot be reached.
  record Away() implements Tally {}

  /// It was not asked: it is of a kind that does not count.
  record Unasked() implements Tally {}
}

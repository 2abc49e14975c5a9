package dev.quayside.printing.queue;

/// What a printer says of the labels it has printed.
public sealed interface Tally {

  /// It counts.
  ///
  /// @param labels printed since it was made
  /// @param idle whether nothing is left in its memory
  record Count(long labels, boolean idle) implements Tally {}

  /// It takes the connection and does not say.
  record Silent() implements Tally {}

  /// It cannot be reached.
  record Away() implements Tally {}

  /// It was not asked: it is of a kind that does not count.
  record Unasked() implements Tally {}
}

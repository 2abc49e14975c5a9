package dev.quayside.printing.printer.status;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// A printer's answer about the labels it has printed.
public sealed interface LabelCount {

  /// It counts.
  ///
  /// @param idle whether nothing is left in its memory
  /// @param up how long it has had power, in whole seconds; null when it does not tell
  record Count(Odometer odometer, boolean idle, @Nullable Duration up) implements LabelCount {}

  /// It has stopped for a reason, with labels still to print: its count is not final.
  record Stopped() implements LabelCount {}

  /// It accepts the connection and does not answer.
  record Silent() implements LabelCount {}

  /// It cannot be reached.
  record Away() implements LabelCount {}

  /// It was not asked, because it is of a kind that does not count.
  record Unasked() implements LabelCount {}
}

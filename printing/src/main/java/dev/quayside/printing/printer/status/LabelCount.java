package dev.quayside.printing.printer.status;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// What a printer says of the labels it has printed.
public sealed interface LabelCount {

  /// It counts.
  ///
  /// @param idle whether nothing is left in its memory
  /// @param up how long it has had power, in whole seconds; null when it does not tell
  record Count(Odometer odometer, boolean idle, @Nullable Duration up) implements LabelCount {}

  /// Something keeps it from printing: what it has counted is not the end of it.
  record Stopped() implements LabelCount {}

  /// It takes the connection and does not say.
  record Silent() implements LabelCount {}

  /// It cannot be reached.
  record Away() implements LabelCount {}

  /// It was not asked: it is of a kind that does not count.
  record Unasked() implements LabelCount {}
}

package dev.quayside.app.screen.ship.label;

import dev.quayside.printing.message.Message;
import org.jspecify.annotations.Nullable;

/// Where a label is on its way to paper.
///
/// @param printer null when none is set up, or none took it
/// @param reason why it waits or failed
public record PrintState(Step step, @Nullable String printer, @Nullable Message reason) {

  /// Whether a printer was ever asked to print it.
  boolean came() {
    return step != Step.NO_PRINTER && printer != null;
  }

  /// What a person can tell apart.
  public enum Step {
    NO_PRINTER,
    WAITING,
    PRINTING,
    /// It is in the printer, which will tell when it has come out.
    AT_PRINTER,
    /// It is in the printer, which cannot go on until somebody has been there.
    STOPPED,
    /// It has come out.
    PRINTED,
    /// The printer has taken it and is of a kind that does not tell whether it comes out.
    SENT,
    UNKNOWN,
    FAILED
  }
}

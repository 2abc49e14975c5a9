package dev.quayside.app.print;

import dev.quayside.printing.message.Message;
import org.jspecify.annotations.Nullable;

/// The state of a label's printing.
///
/// @param printer null when none is set up, or none took the label
/// @param reason why it waits or failed
public record PrintState(Step step, @Nullable String printer, @Nullable Message reason) {

  /// What is told of a label that needed no printing.
  public static final PrintState EARLIER = new PrintState(Step.EARLIER, null, null);

  /// Whether a printer has received the label's job.
  public boolean came() {
    return step != Step.NO_PRINTER && printer != null;
  }

  /// Which of several labels is told of first: what keeps one from coming out, then what has not
  /// come out yet.
  int urgency() {
    return switch (step) {
      case FAILED -> 0;
      case UNKNOWN -> 1;
      case STOPPED -> 2;
      case WAITING -> 3;
      case NO_PRINTER -> 4;
      case PRINTING -> 5;
      case AT_PRINTER -> 6;
      case SENT -> 7;
      case PRINTED -> 8;
      case EARLIER -> 9;
    };
  }

  /// The steps a packer can tell apart.
  public enum Step {
    NO_PRINTER,
    /// The label is older than the press that asked for it, and was sent to a printer then.
    EARLIER,
    WAITING,
    PRINTING,
    /// It is in the printer, which will report when it has come out.
    AT_PRINTER,
    /// It is in the printer, which cannot go on until the packer clears a fault.
    STOPPED,
    /// It has come out.
    PRINTED,
    /// The printer has taken it, but is of a kind that does not report when it comes out.
    SENT,
    UNKNOWN,
    FAILED
  }
}

package dev.quayside.printing.queue;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.status.LabelCount;
import java.time.Instant;
import java.util.Optional;

/// What the queue needs to know of the printers' state.
public interface PrinterHealth {

  /// For a queue that knows nothing of its printers.
  PrinterHealth NONE =
      new PrinterHealth() {
        @Override
        public Optional<Message> trouble(String printer) {
          return Optional.empty();
        }

        @Override
        public LabelCount count(Printer printer) {
          return new LabelCount.Unasked();
        }
      };

  /// The reason why nothing should be sent to the printer now, with what to do; empty when none is
  /// known. Never blocks.
  Optional<Message> trouble(String printer);

  /// Asks the printer for its state and its label counter, which also updates [#trouble]. Blocks
  /// for at most two seconds; does not ask a printer that is known not to answer.
  LabelCount count(Printer printer);

  /// When a printer that cannot be reached now was last reached; empty while it can be reached.
  /// Never blocks.
  default Optional<Instant> awaySince(String printer) {
    return Optional.empty();
  }

  /// Notes that the printer has just taken a whole label, and so can be reached after all.
  default void taken(String printer) {}

  /// Reserves the printer's only connection for a job, as soon as a question under way has ended: a
  /// second connection is accepted by the operating system, not by the printer, and what is sent on
  /// it may never be read.
  ///
  /// @return releases the connection; to be run on the same thread
  default Runnable keepLine(String printer) {
    return () -> {};
  }

  /// Asks for the printer's state soon, after a job had trouble.
  default void lookAgain(String printer) {}
}

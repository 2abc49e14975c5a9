package dev.quayside.printing.queue;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.status.LabelCount;
import java.time.Instant;
import java.util.Optional;

/// How the printers are, as the queue needs to know it.
public interface PrinterHealth {

  /// Knows nothing of any printer.
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

  /// Why nothing is to be sent to it now, with what to do; empty when nothing is known against it.
  /// Never waits.
  Optional<Message> trouble(String printer);

  /// Asks the printer how it is and how many labels have come out, so that [#trouble] knows too; at
  /// most two seconds, and not at all when it is known not to tell.
  LabelCount count(Printer printer);

  /// When a printer that cannot be reached now was last seen to be there; empty while it can be
  /// reached. Never waits.
  default Optional<Instant> awaySince(String printer) {
    return Optional.empty();
  }

  /// It has just taken a whole label: whoever saw it away before has been proved wrong.
  default void taken(String printer) {}

  /// Keeps the printer's one line for a job, as soon as a question under way has ended: a
  /// connection behind another one is taken by the system, not by the printer, and what is sent on
  /// it may never be read.
  ///
  /// @return ends it, on the same thread
  default Runnable keepLine(String printer) {
    return () -> {};
  }

  /// A job had trouble: look again soon.
  default void lookAgain(String printer) {}
}

package dev.quayside.engine.printqueue;

import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.printing.queue.IllegalPrintJobChange;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.UnknownPrintJob;
import java.util.function.Supplier;

/// What somebody wants of a job, which may be past it.
final class PrintChange {
  private PrintChange() {}

  /// @throws ProblemException `CONFLICT` when it is past it; `NOT_FOUND`
  static PrintJob allowed(Supplier<PrintJob> change) {
    try {
      return change.get();
    } catch (IllegalPrintJobChange e) {
      throw conflict(String.valueOf(e.getMessage()));
    } catch (UnknownPrintJob e) {
      throw ProblemException.notFound("the print job");
    }
  }

  static ProblemException conflict(String why) {
    return ProblemException.refused(ProblemCode.CONFLICT, why);
  }
}

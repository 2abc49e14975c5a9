package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.queue.IllegalPrintJobChange;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintQueue;
import dev.quayside.printing.queue.UnknownPrintJob;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/// Changes of a job, which its state may no longer allow.
final class PrintChange {
  private PrintChange() {}

  /// @throws ProblemException `CONFLICT` when the job's state does not allow the change;
  ///   `NOT_FOUND`
  static PrintJob allowed(Supplier<PrintJob> change) {
    try {
      return change.get();
    } catch (IllegalPrintJobChange e) {
      throw conflict(e.reason());
    } catch (UnknownPrintJob e) {
      throw ProblemException.notFound(PrintWords.THE_JOB);
    }
  }

  /// @throws ProblemException `NOT_FOUND` when a job is another workspace's
  static void requireWithin(Caller caller, List<String> jobIds, PrintQueueStore jobs) {
    if (!jobIds.stream().allMatch(id -> isWithin(caller, jobs.find(id)))) {
      throw ProblemException.notFound(PrintWords.THE_JOB);
    }
  }

  private static boolean isWithin(Caller caller, Optional<PrintJob> job) {
    return job.isPresent()
        && Objects.requireNonNullElse(job.get().document().owner(), caller.workspace().value())
            .equals(caller.workspace().value());
  }

  static ProblemException conflict(Message why) {
    return ProblemException.refused(ProblemCode.CONFLICT, why);
  }

  /// Tries a waiting job at once, releases a held one, and reprints one that failed, expired or was
  /// cancelled.
  static PrintJob retry(PrintQueue queue, PrintJob job) {
    return switch (job.state()) {
      case QUEUED, RENDERED, SENDING -> {
        queue.retryNow(job.printer());
        yield job;
      }
      case HELD -> allowed(() -> queue.release(job.id()));
      case FAILED, CANCELLED, EXPIRED -> allowed(() -> queue.reprint(job.id()));
      case SENT, CONFIRMED -> throw conflict(PrintWords.PRINTED.of());
      case UNKNOWN -> throw conflict(PrintWords.MAYBE.of());
    };
  }
}

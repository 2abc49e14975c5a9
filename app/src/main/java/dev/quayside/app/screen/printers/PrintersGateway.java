package dev.quayside.app.screen.printers;

import dev.quayside.engine.print.PrintRoute;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.printing.discovery.FoundPrinter;
import dev.quayside.printing.queue.PrintJob;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What the screen asks of the engine; off the window's thread. All may throw {@link
/// dev.quayside.engine.base.problem.ProblemException}.
public interface PrintersGateway {

  /// What a person can do with a job.
  enum Deed {
    RETRY,
    HOLD,
    RELEASE,
    CANCEL,
    REPRINT,
    PRINTED,
    LOST,
    LOST_PRINT_AGAIN
  }

  List<PrinterRow> printers();

  /// What is to be looked at again.
  enum News {
    PRINTERS,
    FOUND,
    JOBS,
    ROUTES
  }

  /// Tells of what is not as it was, on any thread.
  ///
  /// @return what ends it
  Runnable listen(Consumer<Set<News>> news);

  /// Looks in the computer and its network for some seconds; what it finds is told as it is found.
  void find();

  /// What was found, so far where it is being looked; without those that are added.
  List<FoundPrinter> found();

  PrinterSetup setUp(PrinterSetup wanted);

  /// A folder of this person's that takes labels as PDF files, made where it is not there yet.
  PrinterSetup setUpFolder(String name);

  boolean remove(String name);

  /// Queues a test label.
  PrintJob test(String name);

  /// Queues the sheet of scanner commands.
  ///
  /// @param name null for the printer such sheets are routed to, else the default
  PrintJob commands(@Nullable String name);

  /// What needs a person first, then what waits, both oldest first, then the newest.
  List<QueueRow> line();

  /// All of them or, where one has changed meanwhile, none.
  List<PrintJob> act(Deed deed, List<String> jobIds);

  /// By printer, what only a person can tell of.
  List<LostLabels> lost();

  /// What left that printer up to this one came out; what left later is printed once more.
  ///
  /// @param last id of the job that came out last; null when none did
  /// @return how many are printed once more
  int answer(String printer, @Nullable String last);

  /// As {@link #answer}, with what a label's bar code says.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND` for a code of no label;
  ///   `CONFLICT` for a label that is not asked about
  int answerScanned(String printer, String scanned);

  List<PrintRoute> routes();

  void route(PrintRoute route);

  void unroute(PrintKind kind, String carrier);

  /// The codes of the workspace's carriers.
  List<String> carriers();
}

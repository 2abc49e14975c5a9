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

  /// What needs a person first, then what waits, then the newest.
  List<PrintJob> line();

  PrintJob act(Deed deed, String jobId);

  List<PrintRoute> routes();

  void route(PrintRoute route);

  void unroute(PrintKind kind, String carrier);

  /// The codes of the workspace's carriers.
  List<String> carriers();
}

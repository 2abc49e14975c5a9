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

/// The Printers screen's access to the engine; called off the window's thread. All may throw {@link
/// dev.quayside.engine.base.problem.ProblemException}.
public interface PrintersGateway {

  /// The changes a packer can make to a job.
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

  /// The parts to read again after a change.
  enum News {
    PRINTERS,
    FOUND,
    JOBS,
    ROUTES
  }

  /// Calls `news` with what has changed, on any thread.
  ///
  /// @return stops listening
  Runnable listen(Consumer<Set<News>> news);

  /// Searches this computer and its network for some seconds; printers are reported as they are
  /// found.
  void find();

  /// The printers found so far, without those already added.
  List<FoundPrinter> found();

  PrinterSetup setUp(PrinterSetup wanted);

  /// Sets up a folder of the user that receives labels as PDF files; makes the folder if needed.
  PrinterSetup setUpFolder(String name);

  boolean remove(String name);

  /// Queues a test label.
  PrintJob test(String name);

  /// Queues the sheet of scanner commands.
  ///
  /// @param name null for the printer such sheets are routed to, else for the default one
  PrintJob commands(@Nullable String name);

  /// The jobs: first those that need the packer, then the waiting ones, both oldest first, then the
  /// newest others.
  List<QueueRow> line();

  /// Changes all of these jobs, or none when one of them has changed meanwhile.
  List<PrintJob> act(Deed deed, List<String> jobIds);

  /// The labels that only the packer can tell about, by printer.
  List<LostLabels> lost();

  /// Records that the jobs sent to a printer up to this one came out; later ones are printed again.
  ///
  /// @param last id of the job that came out last; null when none did
  /// @return how many are printed again
  int answer(String printer, @Nullable String last);

  /// Records that the jobs sent to a printer up to a scanned label came out; later ones are printed
  /// again.
  ///
  /// @param scanned content of the label's barcode
  /// @return how many are printed again
  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND` for a code of no label;
  ///   `CONFLICT` for a label that is not asked about
  int answerScanned(String printer, String scanned);

  List<PrintRoute> routes();

  void route(PrintRoute route);

  void unroute(PrintKind kind, String carrier);

  /// The codes of the workspace's carriers.
  List<String> carriers();
}

package dev.quayside.engine.print;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.station.Station;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.print.printer.PrinterRegistry;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.print.source.LabelPrintRenderer;
import dev.quayside.printing.printer.LabelContent;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintQueue;
import dev.quayside.printing.queue.PrintRequest;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/// Printers and jobs without a running queue, for another process beside the engine, such as the
/// command line. The engine takes up what is stored here within a second or so.
public final class PrintRecords {

  private final PrinterRegistry printers;
  private final PrintQueueStore jobs;
  private final Ids ids;
  private final InstantSource clock;
  private final LabelPrintRenderer renderer;

  /// @param station of the folder the command works in
  public PrintRecords(Database database, Station station, Ids ids, InstantSource clock) {
    printers = new PrinterRegistry(database, clock, () -> station, (_, _, _) -> {});
    jobs = new PrintQueueStore(database, PrintEvents.NONE, station);
    renderer = new LabelPrintRenderer(printers);
    this.ids = ids;
    this.clock = clock;
  }

  public List<PrinterSetup> printers() {
    return printers.all();
  }

  /// The printer of this name, unless it is for the sandbox only.
  public Optional<Printer> printer(String name) {
    return printers.anywhere(name, Environment.PRODUCTION);
  }

  /// Adds or changes a printer; a running engine notices it soon after.
  public PrinterSetup setUp(PrinterSetup wanted) {
    return printers.setUp(wanted);
  }

  public boolean remove(String name) {
    return printers.remove(name);
  }

  /// Draws labels as bytes for a printer; on label sheets, from the next free position on.
  public byte[] render(Printer printer, List<LabelContent> labels) {
    return renderer.print(printer, labels, null);
  }

  /// Queues a finished file for a printer, byte for byte.
  public PrintJob lay(String printer, String title, byte[] file) {
    var request = new PrintRequest(printer, PrintDocument.file(title), title, null);
    var job = PrintQueue.finished(ids.next(IdKind.PRINT_JOB), request, file, clock.instant());
    jobs.add(job, file);
    return job;
  }

  public Optional<PrintJob> job(String id) {
    return jobs.find(id);
  }
}

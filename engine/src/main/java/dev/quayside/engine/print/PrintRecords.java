package dev.quayside.engine.print;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Environment;
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

/// Printers and jobs without a queue: for another process, while an engine runs on the same data.
/// What is laid down here the engine takes up within a second or so.
public final class PrintRecords {

  private final PrinterRegistry printers;
  private final PrintQueueStore jobs;
  private final Ids ids;
  private final InstantSource clock;
  private final LabelPrintRenderer renderer;

  public PrintRecords(Database database, Ids ids, InstantSource clock) {
    printers = new PrinterRegistry(database, clock);
    jobs = new PrintQueueStore(database, PrintEvents.NONE);
    renderer = new LabelPrintRenderer(printers);
    this.ids = ids;
    this.clock = clock;
  }

  public List<PrinterSetup> printers() {
    return printers.all();
  }

  /// The printer of this name, unless only the sandbox prints on it.
  public Optional<Printer> printer(String name) {
    return printers.find(name, Environment.PRODUCTION);
  }

  /// As {@link InstalledPrinters#setUp}.
  public PrinterSetup setUp(PrinterSetup wanted) {
    return printers.setUp(wanted);
  }

  public boolean remove(String name) {
    return printers.remove(name);
  }

  /// Labels as bytes for a printer; on label sheets from the place where the last job ended.
  public byte[] render(Printer printer, List<LabelContent> labels) {
    return renderer.print(printer, labels, null);
  }

  /// Lays a finished file down for a printer, byte for byte.
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

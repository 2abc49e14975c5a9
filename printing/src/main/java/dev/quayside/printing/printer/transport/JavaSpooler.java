package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Why;
import java.awt.print.PrinterException;
import java.awt.print.PrinterJob;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.print.Doc;
import javax.print.DocFlavor;
import javax.print.PrintException;
import javax.print.PrintService;
import javax.print.PrintServiceLookup;
import javax.print.SimpleDoc;
import javax.print.attribute.HashPrintRequestAttributeSet;
import javax.print.attribute.standard.JobName;
import javax.print.attribute.standard.PrinterIsAcceptingJobs;
import javax.print.attribute.standard.PrinterState;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.printing.PDFPageable;

/// A spooler by `javax.print`: that of Windows, which takes AUTOSENSE as data type RAW, and that of
/// a CUPS that does not answer on a port, through `lpr`.
///
/// It takes a job for a printer that is off, and never says what became of one. Windows cannot be
/// run in our tests: they go as far as the call.
final class JavaSpooler {

  /// Java prints by a command on Linux; where it is missing nothing has left.
  private static final String NO_LPR = "Cannot run program";

  private final Supplier<PrintService[]> services;

  JavaSpooler() {
    this(() -> PrintServiceLookup.lookupPrintServices(null, null));
  }

  JavaSpooler(Supplier<PrintService[]> services) {
    this.services = services;
  }

  Stream<String> names() {
    return Stream.of(services.get()).map(PrintService::getName);
  }

  SendResult send(String name, PrintData data) {
    Optional<PrintService> found =
        Stream.of(services.get()).filter(each -> each.getName().equals(name)).findFirst();
    if (found.isEmpty()) {
      return new SendResult.NotSent(Why.SPOOLER_NONE, name);
    }
    PrintService service = found.get();
    if (PrinterIsAcceptingJobs.NOT_ACCEPTING_JOBS.equals(
        service.getAttribute(PrinterIsAcceptingJobs.class))) {
      return new SendResult.NotSent(Why.SPOOLER_CLOSED, name);
    }
    if (PrinterState.STOPPED.equals(service.getAttribute(PrinterState.class))) {
      return new SendResult.NotSent(Why.SPOOLER_STOPPED, name);
    }
    return send(service, data);
  }

  private static SendResult send(PrintService service, PrintData data) {
    String name = service.getName();
    try {
      if (data.mediaType().equals("application/pdf")) {
        pages(data, service);
      } else {
        bytes(data, service);
      }
      return new SendResult.Spooled("", Why.SPOOLER_BLIND.of(name));
    } catch (IOException e) {
      return new SendResult.NotSent(Why.SPOOLER_UNREADABLE, String.valueOf(e.getMessage()));
    } catch (PrintException | PrinterException e) {
      String message = String.valueOf(e.getMessage());
      return message.contains(NO_LPR)
          ? new SendResult.NotSent(Why.SPOOLER_FAILED, name, message)
          : new SendResult.Broken(SendResult.Broken.UNTOLD, Why.SPOOLER_FAILED, name, message);
    }
  }

  private static void bytes(PrintData data, PrintService service) throws PrintException {
    DocFlavor flavor = data.raw() ? DocFlavor.BYTE_ARRAY.AUTOSENSE : DocFlavor.BYTE_ARRAY.PNG;
    Doc doc = new SimpleDoc(data.bytes(), flavor, null);
    service.createPrintJob().print(doc, attributes(data));
  }

  /// Few drivers take PDF, so it is drawn here at its own size.
  private static void pages(PrintData data, PrintService service)
      throws IOException, PrinterException {
    try (PDDocument document = Loader.loadPDF(data.bytes())) {
      PrinterJob job = PrinterJob.getPrinterJob();
      job.setPrintService(service);
      job.setPageable(new PDFPageable(document));
      job.print(attributes(data));
    }
  }

  private static HashPrintRequestAttributeSet attributes(PrintData data) {
    HashPrintRequestAttributeSet attributes = new HashPrintRequestAttributeSet();
    attributes.add(new JobName(data.name(), null));
    return attributes;
  }
}

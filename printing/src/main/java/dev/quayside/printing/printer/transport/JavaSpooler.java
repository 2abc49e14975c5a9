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

/// Prints through `javax.print`: on Windows, which takes AUTOSENSE as data type RAW, and for a CUPS
/// that does not answer on a port, through `lpr`.
///
/// This spooler takes a job for a printer that is off, and never says what became of one. The tests
/// cannot run Windows: they go as far as the call.
final class JavaSpooler {

  /// Start of the error on Linux, where Java prints by a command, when that command is missing and
  /// nothing has been sent.
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

  /// Draws the pages of a PDF at their own size: few drivers take PDF.
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

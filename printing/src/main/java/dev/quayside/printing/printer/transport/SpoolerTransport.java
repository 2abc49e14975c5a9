package dev.quayside.printing.printer.transport;

import dev.quayside.printing.reason.Why;
import java.awt.print.PrinterException;
import java.awt.print.PrinterJob;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
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
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.printing.PDFPageable;

/// The operating system's spooler, by `javax.print`.
///
/// Windows' spooler takes AUTOSENSE as data type RAW, which is what a label printer needs there. On
/// Linux the same call runs `lpr` and reports success for a printer that is off, so use `ipp`
/// there. Windows cannot be run in our tests: keep this thin.
public final class SpoolerTransport implements Transport {

  /// Java prints by a command on Linux; where it is missing nothing has left.
  private static final String NO_LPR = "Cannot run program";

  private final String name;

  SpoolerTransport(String name) {
    this.name = name;
  }

  @Override
  public String address() {
    return addressOf(name);
  }

  /// How a printer of this computer is written.
  public static String addressOf(String name) {
    try {
      return new URI("spooler", name, null).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The printers of this computer.
  public static Stream<String> names() {
    return Stream.of(PrintServiceLookup.lookupPrintServices(null, null)).map(PrintService::getName);
  }

  @Override
  public Delivery send(Parcel parcel) {
    Optional<PrintService> service =
        Stream.of(PrintServiceLookup.lookupPrintServices(null, null))
            .filter(each -> each.getName().equals(name))
            .findFirst();
    if (service.isEmpty()) {
      return new Delivery.NotSent(Why.SPOOLER_NONE, name);
    }
    if (PrinterIsAcceptingJobs.NOT_ACCEPTING_JOBS.equals(
        service.get().getAttribute(PrinterIsAcceptingJobs.class))) {
      return new Delivery.NotSent(Why.SPOOLER_CLOSED, name);
    }
    try {
      if (parcel.mediaType().equals("application/pdf")) {
        pages(parcel, service.get());
      } else {
        bytes(parcel, service.get());
      }
      return new Delivery.Sent(false);
    } catch (IOException e) {
      return new Delivery.NotSent(Why.SPOOLER_UNREADABLE, String.valueOf(e.getMessage()));
    } catch (PrintException | PrinterException e) {
      String message = String.valueOf(e.getMessage());
      return message.contains(NO_LPR)
          ? new Delivery.NotSent(Why.SPOOLER_FAILED, name, message)
          : new Delivery.Broken(Delivery.Broken.UNTOLD, Why.SPOOLER_FAILED, name, message);
    }
  }

  private static void bytes(Parcel parcel, PrintService service) throws PrintException {
    DocFlavor flavor = parcel.raw() ? DocFlavor.BYTE_ARRAY.AUTOSENSE : DocFlavor.BYTE_ARRAY.PNG;
    Doc doc = new SimpleDoc(parcel.bytes(), flavor, null);
    service.createPrintJob().print(doc, attributes(parcel));
  }

  /// Few drivers take PDF, so it is drawn here at its own size.
  private static void pages(Parcel parcel, PrintService service)
      throws IOException, PrinterException {
    try (PDDocument document = Loader.loadPDF(parcel.bytes())) {
      PrinterJob job = PrinterJob.getPrinterJob();
      job.setPrintService(service);
      job.setPageable(new PDFPageable(document));
      job.print(attributes(parcel));
    }
  }

  private static HashPrintRequestAttributeSet attributes(Parcel parcel) {
    HashPrintRequestAttributeSet attributes = new HashPrintRequestAttributeSet();
    attributes.add(new JobName(parcel.name(), null));
    return attributes;
  }
}

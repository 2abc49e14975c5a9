package dev.quayside.engine.analytics.invoice.billing;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A carrier's billing file, read.
///
/// @param carrier carrier code
public record BillingFile(String carrier, List<BilledInvoice> invoices) {

  /// Lines of a file at most: 200,000 are a busy week of a large shop (40,000 parcels with five
  /// charges each). A larger file would take too much memory, since its parcels are held at once.
  public static final int MOST_LINES = 200_000;

  private static final String UPS = "ups";
  private static final String FEDEX = "fedex";

  public BillingFile {
    invoices = List.copyOf(invoices);
  }

  /// Reads the formats of UPS and FedEx and any other table with a header, line by line.
  ///
  /// @param carrier null to recognize it from the file
  /// @throws ProblemException `INVALID_REQUEST` naming the error and its line; `PAYLOAD_TOO_LARGE`
  /// @throws IOException when the file cannot be read
  public static BillingFile read(InputStream file, @Nullable String carrier) throws IOException {
    var ledger = new BillingLedger();
    try (var lines = new CsvRowsWire(file)) {
      var first = first(lines);
      var own = own(first.cells());
      if (own != null && carrier != null && !own.equals(carrier)) {
        throw ProblemException.invalid(
            ProblemCode.INVALID_REQUEST, "carrier", InvoiceWords.OTHER_CARRIER, own);
      }
      var whose = own == null ? carrier : own;
      if (whose == null) {
        throw ProblemException.invalid(
            ProblemCode.INVALID_REQUEST, "carrier", InvoiceWords.CARRIER_NEEDED);
      }
      read(format(first.cells()), first, lines, ledger);
      return new BillingFile(whose, required(ledger.invoices()));
    }
  }

  private static void read(
      BillingFormat format, InvoiceCells first, CsvRowsWire lines, BillingLedger ledger) {
    if (!format.hasHeader()) {
      format.read(first, ledger);
    }
    while (lines.hasNext()) {
      var line = lines.next();
      if (line.line() > MOST_LINES) {
        throw ProblemException.refused(
            ProblemCode.PAYLOAD_TOO_LARGE, InvoiceWords.TOO_LONG, MOST_LINES);
      }
      if (!line.isBlank()) {
        format.read(line, ledger);
      }
    }
  }

  private static @Nullable String own(List<String> first) {
    if (UpsBilling.isHeader(first) || UpsBilling.isLine(first)) {
      return UPS;
    }
    return FedexBilling.isHeader(first) ? FEDEX : null;
  }

  private static BillingFormat format(List<String> first) {
    if (UpsBilling.isHeader(first) || UpsBilling.isLine(first)) {
      return new UpsBilling(UpsBilling.isHeader(first));
    }
    return FedexBilling.isHeader(first) ? new FedexBilling(first) : new PlainBilling(first);
  }

  private static InvoiceCells first(CsvRowsWire lines) {
    while (lines.hasNext()) {
      var line = lines.next();
      if (!line.isBlank()) {
        return line;
      }
    }
    throw ProblemException.refused(ProblemCode.INVALID_REQUEST, InvoiceWords.EMPTY);
  }

  private static List<BilledInvoice> required(List<BilledInvoice> invoices) {
    if (invoices.isEmpty()) {
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, InvoiceWords.EMPTY);
    }
    return invoices;
  }
}

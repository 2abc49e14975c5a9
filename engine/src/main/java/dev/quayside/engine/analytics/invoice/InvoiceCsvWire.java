package dev.quayside.engine.analytics.invoice;

import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.table.SheetCell;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// An invoice's differences as a table for a spreadsheet: what a carrier is sent as a complaint.
final class InvoiceCsvWire implements AutoCloseable {

  private static final String[] HEADER = {
    "carrier",
    "invoice_number",
    "tracking_number",
    "shipment_id",
    "kind",
    "difference",
    "invoiced",
    "booked",
    "currency",
    "service",
    "billed_weight_oz",
    "booked_weight_oz"
  };

  /// Without it, spreadsheets read the letters of one country only.
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Invoice invoice;
  private final SequenceWriter lines;

  InvoiceCsvWire(Invoice invoice, OutputStream out) throws IOException {
    this.invoice = invoice;
    var text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    text.write(BYTE_ORDER_MARK);
    lines =
        CsvMapper.csvBuilder()
            .enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING)
            .build()
            .writer(CsvSchema.emptySchema().withLineSeparator("\r\n"))
            .writeValues(text);
    lines.write(HEADER);
  }

  /// @param kind only this one; null for all
  void add(InvoiceLine line, @Nullable DifferenceKind kind) throws IOException {
    for (var difference : line.differences()) {
      if (kind == null || difference.kind() == kind) {
        add(line, difference);
      }
    }
  }

  private void add(InvoiceLine line, Difference difference) throws IOException {
    lines.write(
        Stream.of(
                invoice.carrier(),
                invoice.number(),
                line.trackingNumber(),
                line.shipmentId(),
                difference.kind().wire(),
                amount(difference.minor()),
                amount(line.invoiced()),
                amount(line.booked()),
                invoice.currency().getCurrencyCode(),
                line.service(),
                ounces(line.billedWeight()),
                ounces(line.bookedWeight()))
            .map(cell -> SheetCell.harmless(Objects.requireNonNullElse(cell, "")))
            .toArray(String[]::new));
  }

  private String amount(long minor) {
    return Money.ofMinor(minor, invoice.currency()).amount().toPlainString();
  }

  private static @Nullable String ounces(@Nullable Weight weight) {
    return weight == null ? null : weight.ounces().stripTrailingZeros().toPlainString();
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}

package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.table.SheetWire;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/// Writes an invoice's differences as CSV, to be sent to the carrier as a complaint.
final class InvoiceCsvWire implements AutoCloseable {

  private final Invoice invoice;
  private final SheetWire sheet;

  InvoiceCsvWire(Invoice invoice, OutputStream out) throws IOException {
    this.invoice = invoice;
    sheet =
        new SheetWire(
            out,
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
            "booked_weight_oz");
  }

  /// @param kind writes only this kind; null for all
  void add(InvoiceLine line, @Nullable DifferenceKind kind) throws IOException {
    for (var difference : line.differences()) {
      if (kind == null || difference.kind() == kind) {
        add(line, difference);
      }
    }
  }

  private void add(InvoiceLine line, Difference difference) throws IOException {
    sheet.row(
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
        ounces(line.bookedWeight()));
  }

  private String amount(long minor) {
    return Money.ofMinor(minor, invoice.currency()).amount().toPlainString();
  }

  private static @Nullable String ounces(@Nullable Weight weight) {
    return weight == null ? null : weight.ounces().stripTrailingZeros().toPlainString();
  }

  @Override
  public void close() throws IOException {
    sheet.close();
  }
}

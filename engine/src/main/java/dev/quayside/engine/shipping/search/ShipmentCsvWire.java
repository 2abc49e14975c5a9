package dev.quayside.engine.shipping.search;

import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import dev.quayside.engine.base.table.SheetCell;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;

/// Shipments as a table for a spreadsheet.
final class ShipmentCsvWire implements AutoCloseable {

  private static final String[] HEADER = {
    "bought_at",
    "status",
    "reference",
    "carrier",
    "service",
    "tracking_number",
    "recipient",
    "company",
    "city",
    "state",
    "postal_code",
    "country",
    "cost",
    "currency",
    "refund",
    "shipment_id"
  };

  /// Without it, spreadsheets read the letters of one country only.
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final SequenceWriter lines;

  ShipmentCsvWire(OutputStream out) throws IOException {
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

  void add(Shipment shipment) throws IOException {
    var to = shipment.consignment().to();
    var refund = shipment.refund();
    lines.write(
        Stream.of(
                shipment.createdAt().toString(),
                shipment.status().wire(),
                shipment.consignment().reference(),
                shipment.carrier(),
                shipment.serviceName(),
                shipment.trackingNumber().orElse(null),
                to.name(),
                to.company(),
                to.city(),
                to.state(),
                to.zip(),
                to.country(),
                shipment.price().amount().toPlainString(),
                shipment.price().currency().getCurrencyCode(),
                refund == null ? null : refund.status().wire(),
                shipment.id())
            .map(cell -> SheetCell.harmless(Objects.requireNonNullElse(cell, "")))
            .toArray(String[]::new));
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}

package dev.quayside.engine.shipping.search;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentSort;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import dev.quayside.engine.shipping.store.Shipments;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/// All shipments that match a filter, newest first, as one CSV file. The file is made in memory.
public record ShipmentTable(Shipments shipments) {

  private static final int MOST_LINES = 50_000;
  private static final Slice<ShipmentSort> FIRST =
      Slice.of(ShipmentSort.CREATED_AT, new Page.Request(1, Page.Request.LARGEST_SIZE));

  /// @throws ProblemException `INVALID_REQUEST` when there are too many
  public byte[] of(Caller caller, ShipmentFilter filter) {
    if (shipments.list(caller, filter, FIRST).total() > MOST_LINES) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "createdAfter", ShipmentWords.TABLE_LONG, MOST_LINES);
    }
    try (var out = new ByteArrayOutputStream()) {
      write(caller, filter, out);
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(Caller caller, ShipmentFilter filter, OutputStream out) throws IOException {
    try (var table = new ShipmentCsvWire(out)) {
      var all = Slice.all(ShipmentSort.CREATED_AT, slice -> shipments.list(caller, filter, slice));
      for (var shipment : (Iterable<Shipment>) all::iterator) {
        table.add(shipment);
      }
    }
  }
}

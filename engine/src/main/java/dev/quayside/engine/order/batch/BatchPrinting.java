package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.print.PrintOrder;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.Shipments;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Sends the labels of a batch to the print queue, with their packing slips. Labels that share a
/// sheet are queued together, and so are their slips.
record BatchPrinting(Shipments shipments, PrintService printService) {

  /// @throws ProblemException `NOT_FOUND` when there is no printer of that name
  void requireThere(Caller caller, String printer) {
    if (printService.printers().of(caller.environment()).stream()
        .noneMatch(setup -> setup.name().equals(printer))) {
      throw ProblemException.invalid(
          ProblemCode.NOT_FOUND, "printer", PrintWords.NO_PRINTER, printer);
    }
  }

  /// Whether a station has a printer for what no route names one for.
  boolean canPrintAt(Caller caller, String station) {
    return printService.printers().of(caller.environment()).stream()
        .anyMatch(setup -> setup.isDefault() && station.equals(setup.station()));
  }

  /// @param station whose routes and default printer are gone by; null for this engine's
  /// @param last whether no further rows follow, so that a sheet that is not full is printed too
  /// @return the rows that were queued or refused
  List<BatchRow> print(
      Caller caller, Batch batch, @Nullable String station, List<BatchRow> rows, boolean last) {
    var done = new ArrayList<BatchRow>();
    var sheet = new ArrayList<BatchRow>();
    int room = 0;
    for (var row : rows) {
      try {
        boolean elsewhere =
            !sheet.isEmpty()
                && !Objects.equals(printer(batch, row), printer(batch, sheet.getFirst()));
        if (elsewhere) {
          done.addAll(queue(caller, batch, station, List.copyOf(sheet)));
          sheet.clear();
        }
        if (sheet.isEmpty()) {
          room =
              printService.labelsTogether(
                  caller, shipment(caller, row), printer(batch, row), station);
        }
        sheet.add(row);
        if (sheet.size() >= room) {
          done.addAll(queue(caller, batch, station, List.copyOf(sheet)));
          sheet.clear();
        }
      } catch (ProblemException refused) {
        done.add(refused(row, refused));
      }
    }
    if (last && !sheet.isEmpty()) {
      done.addAll(queue(caller, batch, station, sheet));
    }
    return done;
  }

  private List<BatchRow> queue(
      Caller caller, Batch batch, @Nullable String station, List<BatchRow> rows) {
    try {
      var labels = new ArrayList<String>();
      var slips = new ArrayList<String>();
      for (var row : rows) {
        var shipment = shipment(caller, row);
        // labels that are queued already, as after a crash, are not queued again
        if (printService.jobs(caller, shipment).isEmpty()) {
          labels.add(shipment.labelId());
          slip(caller, batch, shipment, slips);
        }
      }
      if (!labels.isEmpty()) {
        printService.print(
            caller, orders(caller, batch, printer(batch, rows.getFirst()), station, labels, slips));
      }
      return rows.stream().map(row -> row.printing(BatchRow.Printing.QUEUED, null)).toList();
    } catch (ProblemException refused) {
      return rows.stream().map(row -> refused(row, refused)).toList();
    }
  }

  /// Adds the packing slip of a parcel, if its content is known.
  private void slip(Caller caller, Batch batch, Shipment shipment, List<String> slips) {
    var slip = shipment.id() + "/packing_slip";
    if (batch.slips() != PackingSlipOption.NONE && printService.knows(caller, slip)) {
      slips.add(slip);
    }
  }

  private List<PrintOrder> orders(
      Caller caller,
      Batch batch,
      @Nullable String printer,
      @Nullable String station,
      List<String> labels,
      List<String> slips) {
    var labelOrder = order(labels, printer, station);
    var slipOrder = order(slips, slipPrinter(caller, printer, station), station);
    return batch.slips() == PackingSlipOption.BEFORE
        ? List.of(slipOrder, labelOrder)
        : List.of(labelOrder, slipOrder);
  }

  /// A printer that was named is where it is.
  private static PrintOrder order(
      List<String> documents, @Nullable String printer, @Nullable String station) {
    return new PrintOrder(documents, printer, printer == null ? station : null, 1, null);
  }

  /// Printer of the packing slips: the labels' printer, unless there is a route for packing slips.
  private @Nullable String slipPrinter(
      Caller caller, @Nullable String labels, @Nullable String station) {
    boolean routed =
        printService.routing().all(caller, station).stream()
            .anyMatch(route -> route.kind() == PrintKind.PACKING_SLIP);
    return routed ? null : labels;
  }

  private static @Nullable String printer(Batch batch, BatchRow row) {
    return row.printer() == null ? batch.printer() : row.printer();
  }

  private Shipment shipment(Caller caller, BatchRow row) {
    return shipments.get(caller, String.valueOf(row.shipmentId()));
  }

  private static BatchRow refused(BatchRow row, ProblemException refused) {
    return row.printing(BatchRow.Printing.REFUSED, refused.problem().message());
  }
}

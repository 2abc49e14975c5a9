package dev.quayside.app.screen.ship;

import dev.quayside.app.print.PrintState;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.packing.Packing;
import dev.quayside.app.screen.ship.packing.PackingState.Sent;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Tells the packer how the printing of the label just bought goes.
record PrintSignal(Packing packing, ScanSignal signal) {

  /// Shows a print state. A label that does not come out stops the packer: the parcel must not
  /// leave without it.
  void show(@Nullable PrintState print) {
    var sent = packing.sent();
    if (print == null || sent == Sent.NOT) {
      return;
    }
    var printer = Objects.requireNonNullElse(print.printer(), "");
    switch (print.step()) {
      case PRINTING -> signal.show(Kind.BUSY, "ship.print.printing", printer);
      case AT_PRINTER -> signal.show(Kind.BUSY, "ship.print.at-printer", printer);
      case PRINTED -> signal.done("ship.print.printed", printer);
      case SENT -> signal.done("ship.print.sent", printer);
      case NO_PRINTER -> noPrinter(sent);
      case EARLIER -> earlier();
      case WAITING, STOPPED, FAILED -> notPrinted(print);
      case UNKNOWN -> signal.stop("ship.print.unknown", printer);
    }
  }

  /// Nothing comes out now, for the label was bought and printed elsewhere, as by a batch.
  private void earlier() {
    var reference = packing.label().map(label -> label.shipment().consignment().reference());
    packing.notPrinted();
    signal.stop("ship.scan.shipped", reference.orElse(""));
  }

  private void noPrinter(Sent sent) {
    if (sent == Sent.FIRST) {
      signal.partly("ship.scan.bought-only");
    } else {
      signal.stop("ship.print.none");
    }
  }

  private void notPrinted(PrintState print) {
    var reason = Objects.<Object>requireNonNullElse(print.reason(), "");
    var printer = print.printer();
    if (printer == null) {
      signal.stop("ship.print.refused", reason);
    } else {
      signal.stop("ship.scan.not-printed", printer, reason);
    }
  }
}

package dev.quayside.app.screen.ship;

import dev.quayside.app.scanner.ScanCommand;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;

/// Does what scanned commands say.
record CommandScans(ScanModel scan, ShipModel ship, ScanSignal signal) {

  void obey(ScanCommand command) {
    switch (command) {
      case BUY -> scan.pieces().checked(() -> ship.checkout().buyScanned());
      case REPRINT -> reprint();
      case VOID -> cancel();
      case NEXT -> {
        if (!scan.isBusy()) {
          ship.next();
        }
      }
      case HOLD -> {
        if (!ship.hold()) {
          signal.stop("ship.scan.nothing");
        }
      }
    }
  }

  private void reprint() {
    if (ship.label().stage().get() == Stage.BOUGHT) {
      ship.label().reprint();
      signal.show(Kind.BUSY, "ship.scan.reprinted");
    } else {
      signal.stop("ship.scan.no-label");
    }
  }

  /// Voids the label on the second scan, as on the second click; the first one asks.
  private void cancel() {
    var label = ship.label();
    if (label.voidAsked().get()) {
      label.cancel();
    } else if (label.stage().get() == Stage.BOUGHT && label.voidable().get()) {
      label.askVoid();
      signal.show(Kind.ATTENTION, "ship.scan.void-again");
    } else {
      signal.stop("ship.scan.no-label");
    }
  }
}

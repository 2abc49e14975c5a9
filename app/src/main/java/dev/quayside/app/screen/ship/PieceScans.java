package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.contents.ContentsModel;
import dev.quayside.app.screen.ship.packing.Turns;
import dev.quayside.engine.order.check.ScanResult;
import dev.quayside.engine.order.check.ScanView;
import dev.quayside.engine.order.scan.Scanned;
import java.util.Optional;

/// Scans while the order in the form is checked piece by piece.
record PieceScans(ScanModel scan, ShipModel ship, ScanSignal signal, Turns turns) {

  /// A code while a check is open: an item of the order, or another product, before anything else.
  void scan(String code) {
    scan.lookUp(
        ship.check().question(code, false),
        scanned ->
            scanned.ifPresentOrElse(
                this::told, () -> scan.lookFor(code, found -> elsewhere(code, found))));
  }

  /// What a code of no product is: an order, a label, a badge, an order in a shop's own tables, or
  /// a mistake.
  private void elsewhere(String code, Scanned found) {
    if (!(found instanceof Scanned.Unknown)) {
      scan.show(code, found);
      return;
    }
    scan.takeElseInCheck(
        code,
        () ->
            scan.lookUp(
                ship.check().question(code, true), scanned -> scanned.ifPresent(this::told)));
  }

  /// Confirms a piece that has no bar code.
  void confirm(int line, String reason) {
    turns.scan(() -> scan.lookUp(ship.check().confirmation(line, reason), this::told));
  }

  private void told(ScanView scanned) {
    var check = ship.check();
    boolean right = check.take(scanned);
    turns.found();
    if (!right) {
      signal.stop(
          "ship.check." + scanned.outcome().result().wire().replace('_', '-'),
          scanned.outcome().candidates().size());
    } else if (scanned.outcome().result() == ScanResult.COUNTED) {
      signal.done("ship.check.counted", check.counted(), check.wanted());
    } else {
      counted();
    }
  }

  private void counted() {
    var check = ship.check();
    if (check.isOpen()) {
      signal.lead(Kind.ATTENTION, check.wantsWeight() ? "ship.check.weigh" : "ship.check.photo");
    } else {
      signal.lead(Kind.DONE, "ship.check.passed", check.counted());
      if (check.buys()) {
        ship.checkout().buyScanned();
      }
    }
  }

  /// Buys once the check of the order is passed: one that is counted is completed with the weight
  /// in the form.
  void checked(Runnable buy) {
    var check = ship.check();
    if (!check.isOpen()) {
      buy.run();
    } else if (!check.isCounted()) {
      signal.stop("ship.check.missing", check.wanted() - check.counted());
    } else {
      scan.lookUp(
          check.completion(ship.parcel().draft().get().weightOz()),
          passed -> {
            check.take(passed);
            turns.found();
            buy.run();
          });
    }
  }

  /// Puts a scanned item into the box: a code of no order and no label may be an item of the order
  /// in the form.
  void count(String code) {
    var contents = ship.form().contents();
    var counted =
        ship.editable().get() && ship.form().part() != null
            ? contents.count(code)
            : Optional.<ContentsModel.Counted>empty();
    if (counted.isEmpty()) {
      scan.takeElse(code);
    } else if (!counted.get().isIn()) {
      signal.stop("ship.scan.too-many", counted.get().title(), counted.get().left());
    } else {
      turns.found();
      counted(contents, counted.get());
    }
  }

  private void counted(ContentsModel contents, ContentsModel.Counted counted) {
    if (contents.pieces() == contents.left()) {
      signal.lead(Kind.DONE, "ship.scan.counted-all", contents.left());
    } else {
      signal.lead(
          Kind.READY, "ship.scan.counted", counted.title(), contents.pieces(), contents.left());
    }
  }
}

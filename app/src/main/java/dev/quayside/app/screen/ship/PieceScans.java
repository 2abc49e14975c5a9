package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.check.Confirmation;
import dev.quayside.app.screen.ship.contents.ContentsModel;
import dev.quayside.app.screen.ship.packing.Turns;
import dev.quayside.engine.order.check.ScanResult;
import dev.quayside.engine.order.check.ScanView;
import dev.quayside.engine.order.scan.Scanned;
import java.nio.file.Path;
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

  /// Confirms a piece that is not scanned; a manager is asked where it takes one.
  void confirm(int line, String reason) {
    turns.scan(() -> scan.lookUp(ship.check().confirmation(line, reason), this::confirmed));
  }

  private void confirmed(Confirmation confirmation) {
    switch (confirmation) {
      case Confirmation.Done(var scanned) -> told(scanned);
      case Confirmation.NeedsApproval question -> {
        turns.found();
        ship.check().approval().ask(question);
        signal.show(Kind.ATTENTION, "ship.check.manager");
      }
    }
  }

  /// Confirms a piece as the manager who was asked.
  void approve() {
    ship.check().approve(this::approved);
  }

  /// A badge while a manager is asked: it confirms the piece, and signs nobody in.
  void approve(String badge, Runnable known, Runnable unknown) {
    Runnable taken =
        () -> {
          known.run();
          signal.show(Kind.ATTENTION, "ship.check.manager");
        };
    ship.check().approve(badge, taken, unknown, this::approved);
  }

  private void approved(ScanView scanned) {
    tell(scanned);
    scan.wantFocus();
  }

  /// Keeps a photo of what is packed; where only that was missing the check is passed.
  void photo(Path file) {
    var check = ship.check();
    turns.scan(
        () ->
            scan.lookUp(
                check.photo(file),
                kept -> {
                  turns.found();
                  check.keep(kept);
                  scan.wantFocus();
                  if (check.isOpen() && check.isCounted() && !check.wantsWeight()) {
                    complete(this::passed);
                  } else {
                    signal.done("ship.check.photo.kept");
                  }
                }));
  }

  /// Lets what is counted leave in this box; the rest of the order goes into another.
  void shipCounted() {
    var check = ship.check();
    if (ship.editable.get() && check.isPartCounted()) {
      int counted = check.counted();
      ship.form().contents().putOnly(check.byLine());
      signal.lead(Kind.READY, "ship.check.part.done", counted);
      scan.wantFocus();
    }
  }

  private void told(ScanView scanned) {
    turns.found();
    tell(scanned);
  }

  private void tell(ScanView scanned) {
    var check = ship.check();
    boolean right = check.take(scanned);
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
    if (!check.isOpen()) {
      passed();
    } else if (check.lacksPhoto()) {
      signal.lead(Kind.ATTENTION, "ship.check.photo.missing");
    } else {
      signal.lead(Kind.ATTENTION, "ship.check.weigh");
    }
  }

  private void passed() {
    switch (ship.check().then()) {
      case STOP -> signal.lead(Kind.DONE, "ship.check.passed", ship.check().counted());
      case RATE -> {
        ship.rates().refresh();
        signal.lead(Kind.DONE, "ship.check.rates", ship.check().counted());
      }
      case BUY_AND_PRINT -> {
        signal.lead(Kind.DONE, "ship.check.passed", ship.check().counted());
        ship.checkout().buyScanned();
      }
    }
  }

  /// Completes the check with the weight in the form.
  private void complete(Runnable then) {
    scan.lookUp(
        ship.check().completion(ship.parcel().draft().get().weightOz()),
        passed -> {
          ship.check().take(passed);
          turns.found();
          then.run();
        });
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
      complete(buy);
    }
  }

  /// Puts a scanned item into the box: a code of no order and no label may be an item of the order
  /// in the form.
  void count(String code) {
    var contents = ship.form().contents();
    var counted =
        ship.editable.get() && ship.form().part() != null
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

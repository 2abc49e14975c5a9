package dev.quayside.engine.order.check;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.parcel.product.GoodsCode;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Counts pieces into a check: what a scanner reads, and what a person confirms. The same request
/// key counts once.
public record CheckScans(CheckBook book, CheckPolicy policy) {

  private static final String CONFIRMED = "confirmed";

  /// A code as it was scanned.
  ///
  /// @param times how often it counts
  /// @param serial sent beside it; null when the code holds it
  public record Scan(String code, int times, @Nullable String serial) {}

  /// Pieces that are counted without a scan.
  ///
  /// @param line of the check
  /// @param reason why they are not scanned
  /// @param approver the manager whose PIN was typed beside the person who acts; null without one
  public record Confirmed(int line, int quantity, String reason, @Nullable Person approver) {}

  /// @param named whether the catalogue has a product with the code
  private record Seen(CheckView view, boolean named) {}

  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when the check is over; `ORDER_LEASED`;
  ///   `SERIAL_REQUIRED`
  public ScanView scan(Caller caller, String id, Scan scan, RequestKey<ScanView> key) {
    return book.database()
        .writeIfUnchanged(
            tx -> seen(tx, caller, id, scan),
            seen -> {
              var now = book.clock().now(caller.workspace());
              var view = seen.view();
              var counting =
                  new ScanCount(view.check(), view.barcodes(), view.products(), seen.named(), now);
              var outcome = counting.count(scan.code(), scan.times(), scan.serial());
              return kept(caller, view, ended(caller, outcome), scan.code(), key);
            });
  }

  /// Whether a code is of a piece of the check, or of another product of the catalogue: any other
  /// code may be an order's, a label's or a badge's.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when the check is over; `ORDER_LEASED`
  public boolean knows(Caller caller, String id, String code) {
    return book.database()
        .read(
            tx -> {
              var view = book.readOpen(tx, caller, id);
              var read = GoodsCode.read(code);
              return ScanCount.fits(view.check(), view.barcodes(), view.products(), read)
                  || !book.products().called(tx, caller.workspace(), read).isEmpty();
            });
  }

  private Seen seen(Tx tx, Caller caller, String id, Scan scan) {
    var view = book.readOpen(tx, caller, id);
    var code = GoodsCode.read(scan.code());
    boolean fits = ScanCount.fits(view.check(), view.barcodes(), view.products(), code);
    return new Seen(view, !fits && !book.products().called(tx, caller.workspace(), code).isEmpty());
  }

  /// Counts pieces that have no bar code. The lease of the order is that of the person who acts,
  /// whoever approves.
  ///
  /// @throws ProblemException as {@link #scan}; `FORBIDDEN` where a manager has to
  public ScanView confirm(Caller caller, String id, Confirmed said, RequestKey<ScanView> key) {
    return book.database()
        .writeIfUnchanged(
            tx -> book.readOpen(tx, caller, id), view -> confirmed(caller, view, said, key));
  }

  private Function<Tx, ScanView> confirmed(
      Caller caller, CheckView view, Confirmed said, RequestKey<ScanView> key) {
    var check = view.check();
    var line = line(check, said.line());
    boolean byManager = policy.get(caller).withoutBarcode() == CheckSettings.WithoutBarcode.MANAGER;
    if (byManager || view.hasBarcode(line)) {
      CheckManagers.require(caller, said.approver());
    }
    if (view.product(line).filter(product -> product.needsSerial()).isPresent()) {
      throw ProblemException.refused(ProblemCode.SERIAL_REQUIRED, CheckWords.SERIAL, line.called());
    }
    if (said.quantity() > line.missing()) {
      var none = ScanOutcome.nothing(ScanResult.TOO_MANY, line.line(), check);
      return kept(caller, view, none, null, key);
    }
    var now = book.clock().now(caller.workspace());
    var counting = new ScanCount(check, view.barcodes(), view.products(), false, now);
    var outcome =
        counting.filled(List.of(line), CheckScan.confirmed(said.quantity(), said.reason(), now));
    var kept = kept(caller, view, ended(caller, outcome), null, key);
    var approver = said.approver();
    return approver == null ? kept : approved(caller, approver, kept);
  }

  private Function<Tx, ScanView> approved(
      Caller caller, Person approver, Function<Tx, ScanView> kept) {
    return tx -> {
      var shown = kept.apply(tx);
      book.auditFor(approver, tx, caller.workspace(), "check.approved", shown.outcome().check());
      return shown;
    };
  }

  private static CheckLine line(PackCheck check, int number) {
    return check.lines().stream()
        .filter(each -> each.line() == number)
        .findFirst()
        .orElseThrow(
            () -> ProblemException.refused(ProblemCode.NOT_FOUND, CheckWords.NO_LINE, number));
  }

  /// The outcome with a check that is passed by its last piece, where nothing else is wanted.
  private ScanOutcome ended(Caller caller, ScanOutcome outcome) {
    boolean ends = outcome.result() == ScanResult.COMPLETE && policy.get(caller).needsPiecesAlone();
    return ends
        ? new ScanOutcome(
            outcome.result(),
            outcome.line(),
            outcome.candidates(),
            outcome.pieces(),
            outcome.check().passed(book.clock().now(caller.workspace())))
        : outcome;
  }

  /// @param code null for what a person confirmed
  private Function<Tx, ScanView> kept(
      Caller caller,
      CheckView view,
      ScanOutcome outcome,
      @Nullable String code,
      RequestKey<ScanView> key) {
    var shown = new ScanView(outcome, view.with(outcome.check()));
    var answer = key.answer(shown);
    return tx -> {
      var workspace = caller.workspace();
      var check = outcome.check();
      book.keep(tx, caller, check);
      boolean counted = outcome.result().counts();
      if (code != null || counted) {
        var result = code == null ? CONFIRMED : outcome.result().wire();
        book.note(tx, workspace, check, result, outcome.pieces(), code);
        book.audit(tx, workspace, act(code, outcome.result()), check);
      }
      if (check.state() == CheckState.PASSED) {
        book.tell(tx, workspace, EventType.ORDER_CHECKED, check);
      }
      answer.keep(tx);
      return shown;
    };
  }

  private static String act(@Nullable String code, ScanResult result) {
    if (code == null) {
      return "check.confirmed";
    }
    return result.isMistake() ? "check.mistake" : "check.scanned";
  }
}

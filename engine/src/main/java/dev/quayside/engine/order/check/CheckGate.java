package dev.quayside.engine.order.check;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.OrderParcels.PieceGate;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.store.Tx;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Lets pieces go into a bought parcel only when passed checks cover all of them, for orders whose
/// check is due.
///
/// @param due ids of these orders
/// @param despite whether a manager buys without the check, which is noted
record CheckGate(Set<String> due, boolean despite, Audit audit) implements PieceGate {

  private static final CheckStore STORE = new CheckStore();

  @Override
  public @Nullable List<PackedItem> covered(
      Tx tx, WorkspaceId workspace, SalesOrder order, Packing packing) {
    if (!due.contains(order.id())) {
      return null;
    }
    var checks = STORE.of(tx, workspace, order.id());
    var wanted = wanted(order, packing);
    var coverage = Coverage.of(order, checks);
    var missing = coverage.missing(wanted);
    if (!missing.isEmpty() && !despite) {
      throw refusal(order, missing, checks);
    }
    if (!missing.isEmpty()) {
      audit.note(tx, workspace, "order.check_skipped", order.id());
    }
    return coverage.of(packing.items());
  }

  /// A parcel without items of an order that has some may hold anything that is left.
  private static List<PackedItem> wanted(SalesOrder order, Packing packing) {
    return packing.items().isEmpty() ? order.left() : packing.items();
  }

  /// @throws ProblemException `CHECK_REQUIRED`
  static void require(SalesOrder order, List<PackedItem> pieces, List<PackCheck> checks) {
    var missing = Coverage.of(order, checks).missing(pieces.isEmpty() ? order.left() : pieces);
    if (!missing.isEmpty()) {
      throw refusal(order, missing, checks);
    }
  }

  /// Names what an open check has not counted yet, or that it has to be finished.
  private static ProblemException refusal(
      SalesOrder order, List<PackedItem> uncovered, List<PackCheck> checks) {
    var counted = new HashMap<PieceKey, Integer>();
    checks.stream()
        .filter(check -> check.state().isOpen())
        .flatMap(check -> check.lines().stream())
        .filter(line -> line.orderId().equals(order.id()))
        .forEach(line -> counted.merge(line.key(), line.counted(), Integer::sum));
    var details = new ArrayList<Violation>();
    int pieces = 0;
    for (var piece : uncovered) {
      var item = order.details().items().get(piece.line() - 1);
      var key = PieceKey.of(item);
      int some = Math.min(piece.quantity(), counted.getOrDefault(key, 0));
      counted.merge(key, -some, Integer::sum);
      int missing = piece.quantity() - some;
      if (missing > 0) {
        pieces += missing;
        var called =
            Optional.ofNullable(item.sku())
                .or(() -> Optional.ofNullable(item.description()))
                .orElse("#" + piece.line());
        details.add(
            new Violation(
                "items[" + (piece.line() - 1) + "]", CheckWords.PIECES.of(called, missing)));
      }
    }
    return details.isEmpty()
        ? ProblemException.refused(
            ProblemCode.CHECK_REQUIRED, CheckWords.UNFINISHED, order.shownNumber())
        : new ProblemException(
            new Problem.Invalid(
                ProblemCode.CHECK_REQUIRED,
                CheckWords.DUE.of(pieces, order.shownNumber()),
                details));
  }
}

package dev.quayside.engine.order.bulk;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderEdits;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.bulk.BulkResult.Refused;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Changes many orders at once, all or nothing of each, and for ten minutes undoes it. A hundred
/// are stored in one transaction, so that no purchase waits long for the writer.
///
/// What was done to an order commits with it. After a crash in the middle every order is whole, and
/// the retry of the request, or the undoing, goes on with the others.
public final class BulkChanges {

  /// Orders that are named at once.
  public static final int MOST_NAMED = 500;

  /// Orders that a list may leave.
  public static final int MOST_FILTERED = 10_000;

  private static final int AT_ONCE = 100;
  private static final Duration UNDOABLE = Duration.ofMinutes(10);

  /// As long as answers are kept for retries: one goes on with what was begun.
  private static final Duration KEPT = Duration.ofHours(24);

  private final Database database;
  private final OrderEdits orders;
  private final BulkTerms terms;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final BulkStore store = new BulkStore();

  public BulkChanges(
      Database database, OrderEdits orders, BulkTerms terms, Ids ids, WorkspaceClock clock) {
    this.database = database;
    this.orders = orders;
    this.terms = terms;
    this.ids = ids;
    this.clock = clock;
  }

  /// Changes the orders of a list.
  ///
  /// @throws ProblemException as {@link #change(Caller, List, BulkChange, RequestKey)}
  public BulkResult change(
      Caller caller, OrderFilter filter, BulkChange change, RequestKey<BulkResult> key) {
    var found = orders.ids(caller, filter, MOST_FILTERED + 1);
    if (found.size() > MOST_FILTERED) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "filter", BulkWords.MANY, MOST_FILTERED);
    }
    return change(caller, found, change, key);
  }

  /// Changes these orders.
  ///
  /// @throws ProblemException `INVALID_REQUEST`, `INVALID_SERVICE` naming fields of the change; no
  ///   order is changed then
  public BulkResult change(
      Caller caller, List<String> orderIds, BulkChange asked, RequestKey<BulkResult> key) {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, asked::check);
    var change = terms.settled(caller, asked);
    var bulk = key.interrupted().orElseGet(() -> ids.next(IdKind.UNDO));
    var done = begun(caller, bulk, key);
    var refused = new ArrayList<Refused>();
    int changed = done.size();
    int unchanged = 0;
    var left = new LinkedHashSet<>(orderIds);
    left.removeAll(done);
    for (var some : hundreds(List.copyOf(left))) {
      var part = database.write(tx -> change(tx, caller, bulk, some, change));
      changed += part.changed();
      unchanged += part.unchanged();
      refused.addAll(part.refused());
    }
    return answered(new BulkResult(changed, unchanged, refused, bulk), key);
  }

  /// Keeps what is to be undone, and the key of the request with it.
  ///
  /// @return the orders that an interrupted request had changed
  private Set<String> begun(Caller caller, String bulk, RequestKey<BulkResult> key) {
    var workspace = caller.workspace();
    return database.write(
        tx -> {
          if (store.find(tx, workspace, bulk).isPresent()) {
            return store.changed(tx, workspace, bulk);
          }
          var at = clock.now(workspace).truncatedTo(ChronoUnit.MILLIS);
          store.deleteBefore(tx, workspace, at.minus(KEPT));
          store.insert(tx, workspace, bulk, at);
          key.begin(tx, bulk);
          return Set.of();
        });
  }

  private BulkResult change(
      Tx tx, Caller caller, String bulk, List<String> some, BulkChange change) {
    var workspace = caller.workspace();
    var known = byId(orders.read(tx, workspace, some));
    var steps = new ArrayList<BulkStep>();
    var refused = new ArrayList<Refused>();
    int unchanged = 0;
    for (var id : some) {
      var order = known.get(id);
      var step = order == null ? BulkStep.refused(unknown(id)) : BulkStep.of(order, change);
      var problem = step.problem();
      if (problem != null) {
        refused.add(new Refused(id, problem));
      } else if (order == null || step.isEmpty()) {
        unchanged++;
      } else {
        step.take(tx, workspace, order, orders);
        steps.add(step);
      }
    }
    var after = byId(orders.read(tx, workspace, steps.stream().map(BulkStep::orderId).toList()));
    var done = new ArrayList<BulkStore.Kept>();
    var told = new ArrayList<OrderEdits.Told>();
    for (var step : steps) {
      var now = after.get(step.orderId());
      var before = known.get(step.orderId());
      if (now != null && before != null) {
        done.add(new BulkStore.Kept(now.id(), Trace.of(before, now)));
        told.add(new OrderEdits.Told(step.told(), now));
      }
    }
    orders.tell(tx, workspace, told);
    store.add(tx, workspace, bulk, done);
    return new BulkResult(steps.size(), unchanged, refused, bulk);
  }

  /// Gives the orders back what they had before; what was changed since stays as it is.
  ///
  /// @param bulk {@link BulkResult#undo}
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` a second time, and ten minutes later
  public BulkResult undo(Caller caller, String bulk, RequestKey<BulkResult> key) {
    var workspace = caller.workspace();
    boolean goesOn = key.interrupted().isPresent();
    database.change(
        tx -> {
          requireUndoable(tx, caller, bulk, goesOn);
          if (!goesOn) {
            key.begin(tx, bulk);
          }
        });
    boolean more = true;
    while (more) {
      more = database.write(tx -> undoSome(tx, caller, bulk) == AT_ONCE);
    }
    var undone = database.read(tx -> store.undone(tx, workspace, bulk));
    var refused =
        undone.stream()
            .filter(each -> each.refusal() != null)
            .map(
                each ->
                    new Refused(
                        each.orderId(),
                        new Problem.Refused(
                            ProblemCode.CONFLICT, Objects.requireNonNull(each.refusal()))))
            .toList();
    var result = new BulkResult(undone.size() - refused.size(), 0, refused, null);
    var answer = key.answer(result);
    return database.write(
        tx -> {
          store.end(tx, workspace, bulk, clock.now(workspace));
          answer.keep(tx);
          return result;
        });
  }

  private void requireUndoable(Tx tx, Caller caller, String bulk, boolean goesOn) {
    var workspace = caller.workspace();
    var found =
        store
            .find(tx, workspace, bulk)
            .orElseThrow(() -> ProblemException.notFound(BulkWords.BULK, bulk));
    boolean isOld = found.createdAt().plus(UNDOABLE).isBefore(clock.now(workspace));
    if (!goesOn && (found.endedAt() != null || isOld)) {
      throw ProblemException.refused(ProblemCode.CONFLICT, BulkWords.OVER);
    }
  }

  /// @return how many were looked at
  private int undoSome(Tx tx, Caller caller, String bulk) {
    var workspace = caller.workspace();
    var left = store.left(tx, workspace, bulk, AT_ONCE);
    var orderIds = left.stream().map(BulkStore.Kept::orderId).toList();
    var now = byId(orders.read(tx, workspace, orderIds));
    var given = new ArrayList<String>();
    for (var kept : left) {
      var order = now.get(kept.orderId());
      boolean back =
          order != null && new BulkUndoing(orders, order, kept.trace()).giveBack(tx, workspace);
      var number = order == null ? kept.orderId() : order.number();
      store.undo(
          tx, workspace, bulk, kept.orderId(), back ? null : BulkWords.CHANGED_SINCE.of(number));
      if (back) {
        given.add(kept.orderId());
      }
    }
    var told = new ArrayList<OrderEdits.Told>();
    for (var order : orders.read(tx, workspace, given)) {
      var before = now.get(order.id());
      if (before != null) {
        told.add(new OrderEdits.Told(BulkStep.told(before, order), order));
      }
    }
    orders.tell(tx, workspace, told);
    return left.size();
  }

  private BulkResult answered(BulkResult result, RequestKey<BulkResult> key) {
    var answer = key.answer(result);
    return database.write(
        tx -> {
          answer.keep(tx);
          return result;
        });
  }

  /// Forgets what was done to an order.
  public void forget(Tx tx, WorkspaceId workspace, String orderId) {
    store.forget(tx, workspace, orderId);
  }

  private static Map<String, SalesOrder> byId(List<SalesOrder> orders) {
    return orders.stream().collect(Collectors.toMap(SalesOrder::id, Function.identity()));
  }

  private static Problem unknown(String id) {
    return new Problem.Refused(ProblemCode.NOT_FOUND, OrderWords.NO_SUCH_ORDER.of(id));
  }

  private static List<List<String>> hundreds(List<String> all) {
    var parts = new ArrayList<List<String>>();
    for (int from = 0; from < all.size(); from += AT_ONCE) {
      parts.add(all.subList(from, Math.min(from + AT_ONCE, all.size())));
    }
    return parts;
  }
}

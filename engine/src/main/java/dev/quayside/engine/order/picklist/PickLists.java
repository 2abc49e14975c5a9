package dev.quayside.engine.order.picklist;

import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The pick lists of a workspace. An order is on one at a time, which a key of the database holds
/// whichever engine puts it there.
public final class PickLists {

  /// Slots of a list.
  public static final int MOST_SLOTS = 1_000;

  /// Orders that are put on lists at once.
  public static final int MOST_ORDERS = 10_000;

  private final Database database;
  private final Orders orders;
  private final WorkspaceClock clock;
  private final Audit audit;
  private final NewPickLists making;
  private final PickListStore store = new PickListStore();

  /// The new lists, and the orders that could go on none.
  public record Made(List<PickListView> lists, List<LeftOutOrder> leftOut) {}

  /// An order that could not go on a list, and why.
  public record LeftOutOrder(String orderId, Problem problem) {}

  public PickLists(
      Database database,
      Orders orders,
      Products products,
      Locations locations,
      Ids ids,
      WorkspaceClock clock,
      Audit audit) {
    this.database = database;
    this.orders = orders;
    this.clock = clock;
    this.audit = audit;
    this.making = new NewPickLists(database, orders, products, locations, ids, clock, audit, store);
  }

  /// Puts the orders of a filter on lists.
  ///
  /// @throws ProblemException `CONFLICT` when none can go on one
  public Made create(Caller caller, OrderFilter filter, PickPlan plan, RequestKey<Made> key) {
    return making.create(
        caller, orders.list(caller, filter, null, MOST_ORDERS), List.of(), plan, key);
  }

  /// Puts orders on lists.
  ///
  /// @throws ProblemException `CONFLICT` when none can go on one
  public Made create(
      Caller caller, Collection<String> orderIds, PickPlan plan, RequestKey<Made> key) {
    var found = making.read(caller, orderIds);
    var unknown =
        orderIds.stream()
            .distinct()
            .filter(id -> !found.containsKey(id))
            .map(
                id ->
                    new LeftOutOrder(
                        id,
                        new Problem.Refused(
                            ProblemCode.NOT_FOUND, OrderWords.NO_SUCH_ORDER.of(id))))
            .toList();
    return making.create(caller, List.copyOf(found.values()), unknown, plan, key);
  }

  /// What lists would be made of orders. Nothing is changed.
  public PickPreview preview(Caller caller, Collection<String> orderIds, PickPlan plan) {
    return making.preview(caller, List.copyOf(making.read(caller, orderIds).values()), plan);
  }

  /// @throws ProblemException `NOT_FOUND`
  public PickListView get(Caller caller, String id) {
    return view(caller, found(caller, id).list());
  }

  /// The orders of a list that are to be packed, slot by slot: those of a slot are one parcel. What
  /// is cancelled is left out.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it is cancelled
  public List<List<String>> packing(Caller caller, String id) {
    var view = get(caller, id);
    requireOpen(view.list());
    var slots = new TreeMap<Integer, List<String>>();
    for (var slot : view.list().slots()) {
      if (view.status(slot) != PickSlot.Status.CANCELLED) {
        slots.computeIfAbsent(slot.slot(), _ -> new ArrayList<>()).add(slot.orderId());
      }
    }
    return List.copyOf(slots.values());
  }

  /// The list with a number; empty when there is none.
  Optional<PickListView> numbered(Caller caller, int number) {
    return database
        .read(tx -> store.numbered(tx, caller.workspace(), number))
        .map(list -> view(caller, list));
  }

  /// The lists of single pieces among the newest, oldest first; the orders of each are read when it
  /// is asked for.
  Stream<PickListView> singles(Caller caller, int newest) {
    var page = database.read(tx -> store.page(tx, caller.workspace(), Age.newest(newest)));
    return page.items().reversed().stream()
        .filter(list -> list.kind() == PickKind.SINGLE && !list.cancelled())
        .map(list -> view(caller, list));
  }

  /// Newest first.
  public Page<PickListView> list(Caller caller, Slice<Age> slice) {
    var page = database.read(tx -> store.page(tx, caller.workspace(), slice));
    return page.map(lists -> views(caller, lists));
  }

  /// So many pieces of a line in all are picked.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when the line has fewer, or the list is
  ///   cancelled
  public PickListView picked(
      Caller caller, String id, int line, int quantity, RequestKey<PickListView> key) {
    return change(
        caller,
        id,
        key,
        list -> {
          var of = line(list, line);
          requireAtMost(of, quantity, of.open());
          return new Change(list.with(line, each -> each.picked(quantity)), List.of());
        });
  }

  /// Pieces of a line are not there: they are taken from the last slots. Their orders are held, or
  /// ship without them.
  ///
  /// @throws ProblemException as {@link #picked}
  public PickListView lacks(
      Caller caller,
      String id,
      int line,
      int quantity,
      boolean hold,
      RequestKey<PickListView> key) {
    var before = found(caller, id).list();
    requireOpen(before);
    var of = line(before, line);
    requireAtMost(of, quantity, of.open() - of.picked());
    new ShortOrders(orders).settle(caller, before, of.lacking(quantity), hold);
    return change(
        caller,
        id,
        key,
        list -> {
          var now = line(list, line);
          requireAtMost(now, quantity, now.open() - now.picked());
          var lacking = now.lacking(quantity);
          return new Change(
              list.with(line, each -> each.without(lacking)), hold ? List.of() : lacking);
        });
  }

  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it is cancelled
  public PickListView assign(
      Caller caller, String id, @Nullable String userId, RequestKey<PickListView> key) {
    return change(caller, id, key, list -> new Change(list.assigned(userId), List.of()));
  }

  /// Its orders are free for another list.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it is cancelled
  public PickListView cancel(Caller caller, String id, RequestKey<PickListView> key) {
    return change(caller, id, key, list -> new Change(list.cancel(), List.of()));
  }

  /// What becomes of a list.
  ///
  /// @param missing pieces that their orders ship without
  private record Change(PickList list, List<PickLine.Missing> missing) {}

  private PickListView change(
      Caller caller, String id, RequestKey<PickListView> key, Function<PickList, Change> change) {
    var workspace = caller.workspace();
    var shown = get(caller, id).orders();
    return database.writeIfUnchanged(
        tx -> store.find(tx, workspace, id).orElseThrow(() -> unknown(id)),
        before -> {
          var list = before.list();
          requireOpen(list);
          var done = change.apply(list);
          var view = new PickListView(done.list(), shown);
          var answer = key.answer(view);
          return tx -> {
            if (!store.change(tx, workspace, before, done.list(), clock.now(workspace))) {
              throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.ASK_AGAIN);
            }
            done.missing().stream()
                .map(each -> each.share().orderId())
                .distinct()
                .forEach(order -> lack(tx, workspace, done, order));
            if (done.list().cancelled()) {
              store.release(tx, workspace, id);
            }
            audit.note(tx, workspace, "pick_list.changed", id);
            answer.keep(tx);
            return view;
          };
        });
  }

  private void lack(Tx tx, WorkspaceId workspace, Change done, String orderId) {
    var before = orders.missing(tx, workspace, orderId);
    store.lack(
        tx,
        workspace,
        done.list().id(),
        orderId,
        ShortOrders.more(before, done.missing(), orderId));
  }

  private static void requireOpen(PickList list) {
    if (list.cancelled()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.PICK_OVER, list.number());
    }
  }

  private static PickLine line(PickList list, int line) {
    return list.lines().stream()
        .filter(each -> each.line() == line)
        .findFirst()
        .orElseThrow(() -> ProblemException.notFound(OrderWords.LINE, line));
  }

  private static void requireAtMost(PickLine line, int quantity, int most) {
    if (quantity > most) {
      throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.PICK_MORE, line.line(), most);
    }
  }

  private PickListStore.Read found(Caller caller, String id) {
    return database
        .read(tx -> store.find(tx, caller.workspace(), id))
        .orElseThrow(() -> unknown(id));
  }

  private static ProblemException unknown(String id) {
    return ProblemException.notFound(OrderWords.PICK_LIST, id);
  }

  private PickListView view(Caller caller, PickList list) {
    return views(caller, List.of(list)).getFirst();
  }

  /// Their orders are read together.
  private List<PickListView> views(Caller caller, List<PickList> lists) {
    var ids = lists.stream().flatMap(list -> list.slots().stream()).map(PickSlot::orderId).toList();
    var read = Map.copyOf(making.read(caller, ids));
    return lists.stream().map(list -> new PickListView(list, read)).toList();
  }
}

package dev.quayside.engine.order.picklist;

import dev.quayside.engine.base.id.IdKind;
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
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.picklist.PickRound.Group;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The pick lists of a workspace. An order is on one at a time, which a key of the database holds
/// whichever engine puts it there.
public final class PickLists {

  /// Slots of a list, and orders that are put on lists at once.
  static final int MOST_SLOTS = 1_000;

  public static final int MOST_ORDERS = 10_000;

  /// Orders read in one statement: SQLite takes a few thousand parameters at most.
  private static final int AT_ONCE = 500;

  private final Database database;
  private final Orders orders;
  private final Products products;
  private final Locations locations;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final Audit audit;
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
    this.products = products;
    this.locations = locations;
    this.ids = ids;
    this.clock = clock;
    this.audit = audit;
  }

  /// Puts the orders of a filter on lists.
  ///
  /// @throws ProblemException `CONFLICT` when none can go on one
  public Made create(Caller caller, OrderFilter filter, PickPlan plan, RequestKey<Made> key) {
    return create(caller, orders.list(caller, filter, null, MOST_ORDERS), List.of(), plan, key);
  }

  /// Puts orders on lists.
  ///
  /// @throws ProblemException `CONFLICT` when none can go on one
  public Made create(
      Caller caller, Collection<String> orderIds, PickPlan plan, RequestKey<Made> key) {
    var found = read(caller, orderIds);
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
    return create(caller, List.copyOf(found.values()), unknown, plan, key);
  }

  private Made create(
      Caller caller,
      List<SalesOrder> wanted,
      List<LeftOutOrder> unknown,
      PickPlan plan,
      RequestKey<Made> key) {
    letGoOfPacked(caller, wanted);
    var now = List.copyOf(read(caller, wanted.stream().map(SalesOrder::id).toList()).values());
    var candidates = PickCandidates.of(now, plan.kind());
    var round = new PickRound(plan, products.known(caller, skus(candidates.fitting())));
    var today = today(caller);
    return database.write(
        tx -> {
          var lists = claimed(tx, caller, candidates, round, today);
          var leftOut = new ArrayList<>(unknown);
          candidates.leftOut().stream()
              .map(each -> new LeftOutOrder(each.orderId(), each.problem()))
              .forEach(leftOut::add);
          if (lists.isEmpty()) {
            throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.PICK_EMPTY);
          }
          var made = new Made(lists, List.copyOf(leftOut));
          key.answer(made).keep(tx);
          return made;
        });
  }

  private List<PickListView> claimed(
      Tx tx, Caller caller, PickCandidates candidates, PickRound round, LocalDate today) {
    var workspace = caller.workspace();
    var claimed = new ArrayList<SalesOrder>();
    // in one order, so that two engines wait for each other in one direction
    for (var order :
        candidates.fitting().stream().sorted(Comparator.comparing(SalesOrder::id)).toList()) {
      if (store.claim(tx, workspace, order.id())) {
        claimed.add(order);
      } else {
        candidates.leaveOut(order.id(), PickCandidates.listed(order));
      }
    }
    var lists = new ArrayList<PickListView>();
    for (var groups : round.lists(PickCandidates.groups(claimed, today))) {
      lists.add(insert(tx, caller, round, groups));
    }
    return lists;
  }

  private PickListView insert(Tx tx, Caller caller, PickRound round, List<Group> groups) {
    var workspace = caller.workspace();
    var list =
        new PickList(
            ids.next(IdKind.PICK_LIST),
            store.number(tx, workspace),
            round.plan().kind(),
            false,
            null,
            round.lines(groups),
            round.slots(groups),
            clock.now(workspace));
    store.insert(tx, workspace, list);
    list.slots().forEach(slot -> store.place(tx, workspace, list, slot));
    audit.note(tx, workspace, "pick_list.created", list.id());
    return new PickListView(
        list,
        groups.stream()
            .flatMap(group -> group.orders().stream())
            .collect(Collectors.toMap(SalesOrder::id, Function.identity())));
  }

  /// An order that was packed with its list may go on another one with what is left of it.
  private void letGoOfPacked(Caller caller, List<SalesOrder> wanted) {
    for (var order : wanted) {
      var on = order.pickList();
      if (on != null && order.state().canShip() && isOver(caller, on.id(), order)) {
        database.write(
            tx -> {
              store.release(tx, caller.workspace(), on.id(), order.id());
              return true;
            });
      }
    }
  }

  private boolean isOver(Caller caller, String listId, SalesOrder order) {
    return database
        .read(tx -> store.find(tx, caller.workspace(), listId))
        .map(PickListStore.Read::list)
        .map(
            list ->
                list.slots().stream()
                    .filter(slot -> slot.orderId().equals(order.id()))
                    .allMatch(
                        slot ->
                            list.status(slot, Map.of(order.id(), order)) == PickSlot.Status.PACKED))
        .orElse(true);
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
    if (view.list().cancelled()) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, OrderWords.PICK_OVER, view.list().number());
    }
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

  /// The lists of single pieces among the newest, oldest first.
  List<PickListView> singles(Caller caller, int newest) {
    var page = database.read(tx -> store.page(tx, caller.workspace(), Age.newest(newest)));
    return page.items().reversed().stream()
        .filter(list -> list.kind() == PickKind.SINGLE && !list.cancelled())
        .map(list -> view(caller, list))
        .toList();
  }

  /// Newest first.
  public Page<PickListView> list(Caller caller, Slice<Age> slice) {
    var page = database.read(tx -> store.page(tx, caller.workspace(), slice));
    return page.map(lists -> lists.stream().map(list -> view(caller, list)).toList());
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
        tx -> store.find(tx, workspace, id).orElseThrow(PickLists::unknown),
        before -> {
          var list = before.list();
          if (list.cancelled()) {
            throw ProblemException.refused(
                ProblemCode.CONFLICT, OrderWords.PICK_OVER, list.number());
          }
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
        .orElseThrow(PickLists::unknown);
  }

  private static ProblemException unknown() {
    return ProblemException.notFound(OrderWords.THIS_PICK_LIST);
  }

  private PickListView view(Caller caller, PickList list) {
    return new PickListView(
        list, read(caller, list.slots().stream().map(PickSlot::orderId).toList()));
  }

  private Map<String, SalesOrder> read(Caller caller, Collection<String> ids) {
    var all = List.copyOf(new LinkedHashSet<>(ids));
    var found = new LinkedHashMap<String, SalesOrder>();
    for (int from = 0; from < all.size(); from += AT_ONCE) {
      orders
          .some(caller, all.subList(from, Math.min(from + AT_ONCE, all.size())))
          .forEach(order -> found.put(order.id(), order));
    }
    return found;
  }

  private static List<String> skus(List<SalesOrder> orders) {
    return orders.stream()
        .flatMap(order -> order.details().items().stream())
        .map(OrderItem::product)
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }

  private LocalDate today(Caller caller) {
    ZoneId zone =
        locations
            .standard(caller)
            .map(Location::address)
            .flatMap(Places::timeZone)
            .orElse(ZoneOffset.UTC);
    return LocalDate.ofInstant(clock.now(caller.workspace()), zone);
  }
}

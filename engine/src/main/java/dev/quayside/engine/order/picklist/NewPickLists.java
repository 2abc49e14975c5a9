package dev.quayside.engine.order.picklist;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.picklist.PickLists.LeftOutOrder;
import dev.quayside.engine.order.picklist.PickLists.Made;
import dev.quayside.engine.order.picklist.PickRound.Group;
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
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Makes pick lists: claims the orders, divides them into walks and keeps these.
record NewPickLists(
    Database database,
    Orders orders,
    Products products,
    Locations locations,
    Ids ids,
    WorkspaceClock clock,
    Audit audit,
    PickListStore store) {

  /// Orders read in one statement: SQLite takes a few thousand parameters at most.
  private static final int AT_ONCE = 500;

  Made create(
      Caller caller,
      List<SalesOrder> wanted,
      List<LeftOutOrder> unknown,
      PickPlan plan,
      RequestKey<Made> key) {
    var candidates = PickCandidates.of(freed(caller, wanted), plan.kind());
    var round = new PickRound(plan, products.known(caller, skus(candidates.fitting())));
    var today = today(caller);
    return database.write(
        tx -> {
          var leftOut = new ArrayList<>(unknown);
          leftOut.addAll(candidates.leftOut());
          var claimed = claimed(tx, caller, candidates.fitting(), leftOut);
          var lists =
              round.lists(PickCandidates.groups(claimed, today)).stream()
                  .map(groups -> insert(tx, caller, round, groups))
                  .toList();
          if (lists.isEmpty()) {
            throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.PICK_EMPTY);
          }
          var made = new Made(lists, List.copyOf(leftOut));
          key.answer(made).keep(tx);
          return made;
        });
  }

  PickPreview preview(Caller caller, List<SalesOrder> wanted, PickPlan plan) {
    var candidates = PickCandidates.of(wanted, plan.kind());
    var round = new PickRound(plan, products.known(caller, skus(candidates.fitting())));
    var lists = round.lists(PickCandidates.groups(candidates.fitting(), today(caller)));
    return new PickPreview(
        candidates.fitting().size(),
        lists.size(),
        lists.stream().mapToInt(list -> round.lines(list).size()).sum(),
        candidates.leftOut().size());
  }

  /// @param leftOut receives those that are on another list after all
  private List<SalesOrder> claimed(
      Tx tx, Caller caller, List<SalesOrder> fitting, List<LeftOutOrder> leftOut) {
    // in one order, so that two engines wait for each other in one direction
    var ids = fitting.stream().map(SalesOrder::id).sorted().toList();
    var claimed = store.claim(tx, caller.workspace(), ids);
    fitting.stream()
        .filter(order -> !claimed.contains(order.id()))
        .map(order -> new LeftOutOrder(order.id(), PickCandidates.listed(order)))
        .forEach(leftOut::add);
    return fitting.stream().filter(order -> claimed.contains(order.id())).toList();
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
    store.place(tx, workspace, list);
    audit.note(tx, workspace, "pick_list.created", list.id());
    return new PickListView(
        list,
        groups.stream()
            .flatMap(group -> group.orders().stream())
            .collect(Collectors.toMap(SalesOrder::id, Function.identity())));
  }

  /// The orders without the lists that they were packed with: such an order may go on another one
  /// with what is left of it.
  private List<SalesOrder> freed(Caller caller, List<SalesOrder> wanted) {
    var lists = new HashMap<String, Optional<PickList>>();
    var over = new LinkedHashMap<String, String>();
    for (var order : wanted) {
      var on = order.pickList();
      if (on != null
          && order.state().canShip()
          && lists
              .computeIfAbsent(on.id(), id -> list(caller, id))
              .filter(list -> !isPacked(list, order))
              .isEmpty()) {
        over.put(order.id(), on.id());
      }
    }
    if (over.isEmpty()) {
      return wanted;
    }
    database.change(
        tx -> {
          over.forEach((order, list) -> store.release(tx, caller.workspace(), list, order));
        });
    return List.copyOf(read(caller, wanted.stream().map(SalesOrder::id).toList()).values());
  }

  private Optional<PickList> list(Caller caller, String id) {
    return database
        .read(tx -> store.find(tx, caller.workspace(), id))
        .map(PickListStore.Read::list);
  }

  private static boolean isPacked(PickList list, SalesOrder order) {
    return list.slots().stream()
        .filter(slot -> slot.orderId().equals(order.id()))
        .map(slot -> list.status(slot, Map.of(order.id(), order)))
        .allMatch(status -> status == PickSlot.Status.PACKED);
  }

  /// The orders with these ids, by id; unknown ids are left out.
  Map<String, SalesOrder> read(Caller caller, Collection<String> ids) {
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
        locations.home(caller.workspace()).flatMap(Places::timeZone).orElse(ZoneOffset.UTC);
    return LocalDate.ofInstant(clock.now(caller.workspace()), zone);
  }
}

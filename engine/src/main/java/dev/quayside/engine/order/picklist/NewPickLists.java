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
        locations
            .standard(caller)
            .map(Location::address)
            .flatMap(Places::timeZone)
            .orElse(ZoneOffset.UTC);
    return LocalDate.ofInstant(clock.now(caller.workspace()), zone);
  }
}

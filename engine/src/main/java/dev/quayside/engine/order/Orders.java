package dev.quayside.engine.order;

import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.page.WorkspaceDays;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderMoves.Move;
import dev.quayside.engine.order.agenda.RuleAgenda;
import dev.quayside.engine.order.mark.StaffNotes;
import dev.quayside.engine.order.mark.Tags;
import dev.quayside.engine.order.origin.PostBacks;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.ShortWrites;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Takes in, finds, changes and holds orders.
public final class Orders {

  private static final int LARGEST_PAGE = 20_000;

  /// Orders compared in one read.
  private static final int COMPARED_AT_ONCE = 500;

  private final Database database;
  private final Payors payors;
  private final OrderEvents events;
  private final OrderStore store = new OrderStore();
  private final OrderMoves moves;
  private final OrderParcels parcels;
  private final ExternalParcels externalParcels;
  private final OrderListStore lists = new OrderListStore();
  private final OrderGoods goods;
  private final OrderArrivals arrivals;
  private final OrderMarking marking;
  private final OrderChanges changes;
  private final OrderEdits edits;
  private final ShopOrders shopOrders;

  /// @param products completes incoming orders, and learns new products from them
  /// @param days of the workspaces, for orders that name none
  /// @param live told of every new or changed order
  public Orders(
      Database database,
      Products products,
      Payors payors,
      Tags tags,
      Ids ids,
      WorkspaceDays days,
      Events events,
      LiveEvents live) {
    var clock = days.clock();
    this.database = database;
    this.payors = payors;
    this.goods = new OrderGoods(products);
    this.events = new OrderEvents(events, live, new RuleAgenda());
    var postBacks = new PostBacks();
    this.moves = new OrderMoves(database, store, this.events, clock);
    this.parcels = new OrderParcels(database, clock, this.events, postBacks);
    this.externalParcels = new ExternalParcels(parcels, this.events, postBacks, ids, clock);
    var notes = new StaffNotes(ids);
    this.marking = new OrderMarking(database, tags, notes, clock, store, this.events);
    this.edits = new OrderEdits(database, store, lists, marking, notes, this.events, clock);
    this.arrivals = new OrderArrivals(store, goods, marking, this.events, ids, clock);
    this.shopOrders = new ShopOrders(store, goods, this.events, postBacks, ids, days);
    this.changes =
        new OrderChanges(database, payors, store, goods, shopOrders, marking, this.events, clock);
    products.whenEntered(new OrderGoods.Refill(database, store, lists, this.events, clock));
  }

  public OrderParcels parcels() {
    return parcels;
  }

  /// Parcels of orders that leave without a label of ours.
  public ExternalParcels externalParcels() {
    return externalParcels;
  }

  /// What people put on orders.
  public OrderMarking marking() {
    return marking;
  }

  /// Changes of many orders, step by step.
  public OrderEdits edits() {
    return edits;
  }

  /// Whether a person, who may have an order, is one of the workspace's.
  public boolean hasPerson(Caller caller, String userId) {
    return database.read(tx -> marking.isPerson(tx, caller.workspace(), userId));
  }

  /// Orders as shops tell of them.
  public ShopOrders shopOrders() {
    return shopOrders;
  }

  /// Takes orders in, all in one transaction. A number that is here already makes no second order:
  /// while it waits it is brought up to date, afterwards it is left alone.
  ///
  /// @throws ProblemException `INVALID_REQUEST` naming fields such as `[2].to.zip`; nothing is
  ///   stored then
  public List<OrderIntake> takeIn(Caller caller, List<NewOrder> orders) {
    return takeIn(caller, orders, RequestKey.none());
  }

  /// Takes in orders for a request with an idempotency key.
  public List<OrderIntake> takeIn(
      Caller caller, List<NewOrder> orders, RequestKey<List<OrderIntake>> key) {
    check(orders);
    var kept = kept(caller, orders);
    var today = shopOrders.today(caller.workspace());
    return database.write(
        tx -> {
          var entries = arrivals.takeIn(tx, caller.workspace(), kept, today);
          // the one answer made in here: what happened to each order depends on the orders before
          // it, and products learn from them
          key.answer(entries).keep(tx);
          return entries;
        });
  }

  /// Takes in orders like {@link #takeIn(Caller, List)}, but in several transactions, so that other
  /// writers get their turn. What a crash left out is completed by the same orders again.
  ///
  /// @return what happened to each order
  public List<OrderIntake> takeInMany(Caller caller, List<NewOrder> orders) {
    check(orders);
    var kept = kept(caller, orders);
    var today = shopOrders.today(caller.workspace());
    return ShortWrites.of(
        database, kept, (tx, some) -> arrivals.takeIn(tx, caller.workspace(), some, today));
  }

  /// The orders with the accounts of other payors as they are kept.
  private List<NewOrder> kept(Caller caller, List<NewOrder> orders) {
    return orders.stream().allMatch(each -> each.details().billing() == null)
        ? orders
        : orders.stream().map(each -> each.billedTo(kept(caller, each.details()))).toList();
  }

  private @Nullable BillTo kept(Caller caller, OrderDetails details) {
    var billing = details.billing();
    return billing == null ? null : payors.kept(caller, billing);
  }

  private static void check(List<NewOrder> orders) {
    var found = new Violations();
    for (int i = 0; i < orders.size(); i++) {
      var own = new Violations();
      orders.get(i).check(own);
      for (var violation : own.list()) {
        found.add("[" + i + "]." + violation.field(), violation.message());
      }
    }
    found.throwAs(ProblemCode.INVALID_REQUEST);
  }

  /// What taking orders in would do to each, as they and the orders here are now. Nothing is
  /// stored.
  public List<OrderIntake.Outcome> outcomes(WorkspaceId workspace, List<NewOrder> orders) {
    var all = new ArrayList<OrderIntake.Outcome>(orders.size());
    for (int from = 0; from < orders.size(); from += COMPARED_AT_ONCE) {
      var some = orders.subList(from, Math.min(from + COMPARED_AT_ONCE, orders.size()));
      all.addAll(database.read(tx -> arrivals.outcomes(tx, workspace, some)));
    }
    return all;
  }

  /// The orders of files with these numbers that could be bought now.
  public List<SalesOrder> waiting(WorkspaceId workspace, List<String> numbers) {
    return numbers.isEmpty()
        ? List.of()
        : database.read(
            tx ->
                store.taken(tx, workspace, numbers).stream()
                    .flatMap(number -> store.own(tx, workspace, number).stream())
                    .filter(order -> order.source() != null && order.state().canShip())
                    .toList());
  }

  /// @throws ProblemException `NOT_FOUND`
  public SalesOrder get(Caller caller, String id) {
    return database.read(tx -> store.known(tx, caller.workspace(), id));
  }

  /// An order as it is in a transaction.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public SalesOrder get(Tx tx, WorkspaceId workspace, String id) {
    return store.known(tx, workspace, id);
  }

  public boolean has(Caller caller, String id) {
    return database.read(tx -> store.byId(tx, caller.workspace(), id)).isPresent();
  }

  /// The order with this number, whatever its letter case and the blanks around it.
  public Optional<SalesOrder> byNumber(Caller caller, String number) {
    return database.read(tx -> store.byNumber(tx, caller.workspace(), number));
  }

  /// The orders that people call by this number, oldest first: shops may count alike.
  public List<SalesOrder> called(Caller caller, String number) {
    return database.read(tx -> store.called(tx, caller.workspace(), number));
  }

  /// Orders that can ship together with this one: others to the same address that can ship now.
  /// Oldest first.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public List<SalesOrder> together(Caller caller, String id) {
    var workspace = caller.workspace();
    return database.read(
        tx -> {
          var to = store.known(tx, workspace, id).details().to();
          return lists.waitingFor(tx, workspace, to).stream()
              .filter(other -> !other.id().equals(id) && to.isSameDoor(other.details().to()))
              .toList();
        });
  }

  /// The order of a parcel without a label of ours.
  public Optional<SalesOrder> ofParcel(Tx tx, WorkspaceId workspace, String parcelId) {
    return store.byShipment(tx, workspace, parcelId).stream().findFirst();
  }

  /// The orders a shipment was bought for, oldest first.
  public List<SalesOrder> ofShipment(Caller caller, String shipmentId) {
    return database.read(tx -> store.byShipment(tx, caller.workspace(), shipmentId));
  }

  /// Orders, newest first.
  ///
  /// @param before id of the last order of the page before; null for the first page
  /// @param size 1 to 20,000
  public List<SalesOrder> list(
      Caller caller, OrderFilter filter, @Nullable String before, int size) {
    var most = Math.clamp(size, 1, LARGEST_PAGE);
    return database.read(tx -> lists.page(tx, caller.workspace(), filter, before, most));
  }

  /// The orders a packer works on, oldest first: all unfinished ones, and as many of the newest
  /// others as there is room for.
  ///
  /// @param size 1 to 20,000
  public List<SalesOrder> atHand(Caller caller, int size) {
    var most = Math.clamp(size, 1, LARGEST_PAGE);
    return database.read(tx -> lists.atHand(tx, caller.workspace(), most));
  }

  /// Orders waiting to go abroad with goods whose origin or description is missing. Oldest first.
  ///
  /// @param home countries between which nothing is declared
  public List<SalesOrder> undeclared(Caller caller, Set<String> home) {
    return database.read(tx -> lists.undeclared(tx, caller.workspace(), home, LARGEST_PAGE));
  }

  /// Orders, newest first.
  public Page<SalesOrder> list(Caller caller, OrderFilter filter, Page.Request request) {
    return list(caller, filter, Slice.of(OrderFilter.Sort.CREATED_AT, request));
  }

  public Page<SalesOrder> list(Caller caller, OrderFilter filter, Slice<OrderFilter.Sort> slice) {
    return database.read(tx -> lists.page(tx, caller.workspace(), filter, slice));
  }

  /// How many orders a list has.
  public long count(Caller caller, OrderFilter filter) {
    return database.readOnce(tx -> lists.count(tx, caller.workspace(), filter));
  }

  /// The orders with these ids, oldest first; unknown ids are left out.
  public List<SalesOrder> some(Caller caller, Collection<String> ids) {
    return database.read(tx -> lists.some(tx, caller.workspace(), ids));
  }

  /// Changes the given fields; a failed order becomes open again. What people put on an order can
  /// be changed in every state.
  ///
  /// @throws ProblemException `INVALID_REQUEST`; `INVALID_ADDRESS`; `CONFLICT` when it is shipped,
  ///   being bought or cancelled
  public SalesOrder change(Caller caller, String id, OrderChange change) {
    return changes.change(caller, id, change);
  }

  /// Keeps an order from being shipped until it is released.
  ///
  /// @throws ProblemException `CONFLICT` when it is shipped, being bought or cancelled
  public SalesOrder hold(Caller caller, String id, Message reason) {
    return hold(caller, id, reason, RequestKey.none());
  }

  /// Holds an order for a request with an idempotency key.
  public SalesOrder hold(Caller caller, String id, Message reason, RequestKey<SalesOrder> key) {
    return moves.move(caller, id, Move.HOLD, reason, key);
  }

  /// @throws ProblemException `CONFLICT` when it is not held
  public SalesOrder release(Caller caller, String id) {
    return release(caller, id, RequestKey.none());
  }

  /// Releases an order for a request with an idempotency key.
  public SalesOrder release(Caller caller, String id, RequestKey<SalesOrder> key) {
    return moves.move(caller, id, Move.RELEASE, null, key);
  }

  /// Cancels an order; it will not be shipped.
  ///
  /// @throws ProblemException `CONFLICT` when it is shipped or being bought
  public SalesOrder cancel(Caller caller, String id) {
    return cancel(caller, id, RequestKey.none());
  }

  /// Cancels an order for a request with an idempotency key.
  public SalesOrder cancel(Caller caller, String id, RequestKey<SalesOrder> key) {
    return moves.move(caller, id, Move.CANCEL, null, key);
  }

  /// Reopens a failed or cancelled order, so that it can be shipped.
  ///
  /// @throws ProblemException `CONFLICT` when it is shipped, held or being bought
  public SalesOrder reopen(Caller caller, String id) {
    return reopen(caller, id, RequestKey.none());
  }

  /// Reopens an order for a request with an idempotency key.
  public SalesOrder reopen(Caller caller, String id, RequestKey<SalesOrder> key) {
    return moves.move(caller, id, Move.REOPEN, null, key);
  }

  /// Holds an order as a rule says, as a step of a transaction.
  ///
  /// @return whether its state allowed it
  public boolean hold(Tx tx, WorkspaceId workspace, SalesOrder order, Message reason) {
    return moves.step(tx, workspace, order, Move.HOLD, reason);
  }

  /// Releases an order that a rule held, as a step of a transaction.
  ///
  /// @return whether it was held
  public boolean release(Tx tx, WorkspaceId workspace, SalesOrder order) {
    return moves.step(tx, workspace, order, Move.RELEASE, null);
  }

  /// Pieces that an order ships without, since they were not found while it was picked.
  public List<PackedItem> missing(Tx tx, WorkspaceId workspace, String id) {
    var list = store.known(tx, workspace, id).pickList();
    return list == null ? List.of() : list.missing();
  }
}

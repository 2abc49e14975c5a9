package dev.quayside.engine.order;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.WorkspaceDays;
import dev.quayside.engine.order.OrderMoves.Move;
import dev.quayside.engine.order.origin.Origin;
import dev.quayside.engine.order.origin.OriginWarning;
import dev.quayside.engine.order.origin.OriginWarning.Code;
import dev.quayside.engine.order.origin.Origins;
import dev.quayside.engine.order.origin.PostBacks;
import dev.quayside.engine.order.origin.Standing;
import dev.quayside.engine.order.origin.TablePlan;
import dev.quayside.engine.order.reason.ShopStop;
import dev.quayside.engine.parcel.address.LongLines;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Orders as shops tell of them: taken in once, then followed. What a person changed here stays,
/// and what has a label is never changed. Each is a step of the caller's transaction.
public final class ShopOrders {

  private final OrderStore store;
  private final OrderGoods goods;
  private final OrderEvents events;
  private final Ids ids;
  private final WorkspaceDays days;
  private final WorkspaceClock clock;
  private final Origins origins = new Origins();
  private final PostBacks postBacks;

  /// An order as its shop tells it now.
  ///
  /// @param number as the shop shows it
  /// @param status in the shop's own words
  /// @param reason why it is held; null where it is not
  /// @param updatedAt by the shop's clock
  /// @param details with what is left to ship
  /// @param plan of an order out of the shop's own tables; null for all others
  public record Told(
      String sourceId,
      String sourceName,
      String kind,
      String externalId,
      String number,
      String status,
      Standing standing,
      @Nullable Message reason,
      Instant updatedAt,
      OrderDetails details,
      @Nullable TablePlan plan) {}

  /// What became of it. `SKIPPED`: not known, and not to be shipped.
  public enum Outcome {
    CREATED,
    UPDATED,
    UNCHANGED,
    CANCELLED,
    SKIPPED
  }

  ShopOrders(
      OrderStore store,
      OrderGoods goods,
      OrderEvents events,
      PostBacks postBacks,
      Ids ids,
      WorkspaceDays days) {
    this.store = store;
    this.goods = goods;
    this.events = events;
    this.postBacks = postBacks;
    this.ids = ids;
    this.days = days;
    this.clock = days.clock();
  }

  /// What shops are told of parcels.
  public PostBacks postBacks() {
    return postBacks;
  }

  public Optional<SalesOrder> find(
      Tx tx, WorkspaceId workspace, String sourceId, String externalId) {
    return origins
        .orderOf(tx, workspace, sourceId, externalId)
        .flatMap(id -> store.byId(tx, workspace, id));
  }

  /// The newest order that was looked up by a key in a shop's own tables.
  public Optional<SalesOrder> ofKey(Tx tx, WorkspaceId workspace, String key) {
    return origins.orderOfKey(tx, workspace, key).flatMap(id -> store.byId(tx, workspace, id));
  }

  /// The day on which orders come in now.
  public LocalDate today(WorkspaceId workspace) {
    return days.today(workspace).date();
  }

  /// Takes it in or follows it.
  ///
  /// One with an address that no label can have is held until it is put right, here or there.
  ///
  /// @param today as {@link #today} says; asked before the transaction
  public Outcome put(Tx tx, WorkspaceId workspace, Told told, LocalDate today) {
    var known = find(tx, workspace, told.sourceId(), told.externalId());
    if (known.isPresent()) {
      return follow(tx, workspace, known.get(), told);
    }
    if (told.standing().isOver()) {
      return Outcome.SKIPPED;
    }
    create(tx, workspace, told, today);
    return Outcome.CREATED;
  }

  /// The shop has the parcel, or refused it.
  public void tracked(Tx tx, WorkspaceId workspace, String orderId, EventType type) {
    store.byId(tx, workspace, orderId).ifPresent(it -> events.happened(tx, workspace, type, it));
  }

  /// A person has to know of something.
  public void warn(Tx tx, WorkspaceId workspace, String orderId, OriginWarning warning) {
    store
        .byId(tx, workspace, orderId)
        .ifPresent(
            order -> {
              var origin = Objects.requireNonNull(order.origin());
              origins.update(tx, workspace, orderId, origin.warned(warning));
              events.changed(tx, workspace, orderId);
            });
  }

  /// Lets an order be shipped that its shop has ended, because a person says so.
  public void reopen(Tx tx, WorkspaceId workspace, String orderId) {
    store
        .byId(tx, workspace, orderId)
        .filter(order -> order.state() == OrderState.CANCELLED && isStoppedByShop(order))
        .ifPresent(order -> move(tx, workspace, order, Move.REOPEN, null));
  }

  /// An order that was held for its address alone waits no longer once that is put right here.
  void putRight(Tx tx, WorkspaceId workspace, SalesOrder order) {
    var reason = order.reason();
    if (order.state() == OrderState.HELD && reason != null && reason.is(ShopStop.FIX_ADDRESS)) {
      move(tx, workspace, order, Move.RELEASE, null);
    }
  }

  /// The order as it would be taken in; nothing is stored.
  ///
  /// @return without an id
  public SalesOrder tried(Tx tx, WorkspaceId workspace, Told told) {
    return fresh(tx, workspace, told, "", order -> goods.known(tx, workspace, order));
  }

  private void create(Tx tx, WorkspaceId workspace, Told told, LocalDate today) {
    var order =
        fresh(
                tx,
                workspace,
                told,
                ids.next(IdKind.ORDER),
                fresh -> goods.complete(tx, workspace, fresh))
            .arrived(today);
    store.insert(tx, workspace, order);
    origins.insert(tx, workspace, order.id(), Objects.requireNonNull(order.origin()));
    events.happened(tx, workspace, EventType.ORDER_CREATED, order);
  }

  /// @param completed with what the catalogue knows of the goods
  private SalesOrder fresh(
      Tx tx, WorkspaceId workspace, Told told, String id, UnaryOperator<List<NewOrder>> completed) {
    var at = clock.now(workspace);
    var fresh = new NewOrder(reference(tx, workspace, told), told.details().tidied(), null);
    var details = completed.apply(List.of(fresh)).getFirst().details();
    var reason =
        told.standing() == Standing.HELD ? told.reason() : fresh.addressFault().orElse(null);
    var origin =
        new Origin(
            told.sourceId(),
            told.sourceName(),
            told.kind(),
            told.externalId(),
            told.number(),
            told.status(),
            told.standing(),
            told.updatedAt(),
            StoreJson.write(fresh.details()),
            List.of(),
            List.of(),
            TablePlan.key(told.plan(), told.externalId()),
            TablePlan.parcels(told.plan()));
    return new SalesOrder(
        id,
        fresh.number(),
        told.standing() == Standing.HELD || reason != null ? OrderState.HELD : OrderState.OPEN,
        reason,
        null,
        details,
        List.of(),
        null,
        origin,
        null,
        at,
        at);
  }

  /// The visible number, or what makes it one of its own.
  private String reference(Tx tx, WorkspaceId workspace, Told told) {
    var number = told.number().strip();
    if (store.byNumber(tx, workspace, number).isEmpty()) {
      return number;
    }
    var named = number + " (" + told.sourceName() + ")";
    var free = named;
    for (int next = 2; store.byNumber(tx, workspace, free).isPresent(); next++) {
      free = named + " " + next;
    }
    return free;
  }

  private Outcome follow(Tx tx, WorkspaceId workspace, SalesOrder order, Told told) {
    var before = Objects.requireNonNull(order.origin());
    var kept = before.told();
    if (kept == null) {
      // its customer was forgotten: nothing brings the address back
      return Outcome.UNCHANGED;
    }
    var was = StoreJson.read(kept, OrderDetails.class).tidied();
    var now = told.standing().isOver() ? was : told.details().tidied();
    boolean undated = told.plan() != null;
    var origin =
        TablePlan.on(before, told.plan(), order.hasParcels())
            .without(Code.NOT_READ)
            .said(told.status(), told.standing(), undated ? before.updatedAt() : told.updatedAt());
    var details = order.details();
    boolean isChanged;
    if (order.hasParcels() || !canChange(order.state())) {
      origin = order.hasParcels() ? watched(workspace, order, origin, was, now, told) : origin;
      isChanged = false;
    } else {
      var merged = ShopMerge.of(order.details(), was, now, completed(tx, workspace, order, now));
      origin = merged.warned(origin, clock.now(workspace)).taken(StoreJson.write(now));
      details = merged.details();
      isChanged = !details.equals(order.details());
      if (isChanged) {
        store.change(tx, workspace, order, details, null, clock.now(workspace));
      }
    }
    var moved = stand(tx, workspace, order, details, before, origin, told.reason());
    origin = moved.origin();
    boolean warnsAnew = !origin.warnings().equals(before.warnings());
    boolean isReplanned = !origin.parcels().equals(before.parcels());
    if (undated && (isChanged || warnsAnew || isReplanned)) {
      origin = origin.said(told.status(), told.standing(), told.updatedAt());
    }
    if (!origin.equals(before)) {
      origins.update(tx, workspace, order.id(), origin);
    }
    if (!isChanged && !moved.moved() && !warnsAnew && !isReplanned) {
      return Outcome.UNCHANGED;
    }
    var changed = store.byId(tx, workspace, order.id()).orElseThrow();
    events.happened(tx, workspace, EventType.ORDER_SOURCE_CHANGED, changed);
    if (isChanged) {
      events.happened(tx, workspace, EventType.ORDER_UPDATED, changed);
    }
    return moved.moved() && changed.state() == OrderState.CANCELLED
        ? Outcome.CANCELLED
        : Outcome.UPDATED;
  }

  private static boolean canChange(OrderState state) {
    return state == OrderState.OPEN || state == OrderState.HELD || state == OrderState.FAILED;
  }

  /// With the items as the catalogue knows them.
  private List<OrderItem> completed(
      Tx tx, WorkspaceId workspace, SalesOrder order, OrderDetails now) {
    var fresh = List.of(new NewOrder(order.number(), now, null));
    return goods.complete(tx, workspace, fresh).getFirst().details().items();
  }

  /// An order with a label is left as it is; a person is told what became of it in the shop. The
  /// address matters also when the shop has heard of the parcel and calls the order shipped; where
  /// it tells none of such an order there is nothing to compare.
  private Origin watched(
      WorkspaceId workspace,
      SalesOrder order,
      Origin origin,
      OrderDetails was,
      OrderDetails now,
      Told told) {
    var at = clock.now(workspace);
    var watched = origin;
    var to = LongLines.fitted(told.details().to());
    if (to.street1() != null && !was.to().isSameDoor(to)) {
      watched = warned(watched, Code.ADDRESS_CHANGED, ShopStop.ADDRESS_CHANGED.of(), at);
    }
    if (!order.isPackedAs(now)) {
      watched = warned(watched, Code.LINES_CHANGED, ShopStop.LINES_CHANGED.of(), at);
    }
    return watched;
  }

  /// Said once: a warning that stands keeps its time.
  private static Origin warned(Origin origin, Code code, Message message, Instant at) {
    return origin.warns(code) ? origin : origin.warned(new OriginWarning(code, message, at));
  }

  private record Stood(Origin origin, boolean moved) {}

  /// Follows the shop from one standing to another: what a person decided here meanwhile stays.
  ///
  /// @param order as it was
  /// @param details as they are now
  private Stood stand(
      Tx tx,
      WorkspaceId workspace,
      SalesOrder order,
      OrderDetails details,
      Origin before,
      Origin origin,
      @Nullable Message reason) {
    var standing = origin.standing();
    boolean same = standing == before.standing();
    if (order.hasParcels()) {
      return new Stood(warnedOfEnd(workspace, order, origin), false);
    }
    return switch (standing) {
      case READY -> {
        var calm = origin.without(Code.CANCELLED, Code.REFUNDED, Code.SHIPPED_ELSEWHERE);
        boolean waits = order.state() == OrderState.HELD || order.state() == OrderState.CANCELLED;
        var fault = new NewOrder(order.number(), details, null).addressFault();
        boolean stopped = waits && isStoppedByShop(order);
        if (fault.isPresent()) {
          boolean changed = !details.to().equals(order.details().to());
          boolean holds =
              stopped ? !fault.equals(Optional.ofNullable(order.reason())) : changed && !waits;
          yield new Stood(calm, holds && hold(tx, workspace, order, fault.get()));
        }
        var back = order.state() == OrderState.HELD ? Move.RELEASE : Move.REOPEN;
        yield new Stood(calm, stopped && move(tx, workspace, order, back, null));
      }
      case HELD -> {
        boolean held = order.state() == OrderState.HELD;
        boolean may =
            held ? isStoppedByShop(order) && !Objects.equals(reason, order.reason()) : !same;
        boolean ended = order.state() == OrderState.CANCELLED;
        yield new Stood(
            origin,
            may && (!ended || isStoppedByShop(order)) && hold(tx, workspace, order, reason));
      }
      case CANCELLED, REFUNDED, SHIPPED, NOT_OURS -> {
        // what it was told of a label voided since comes back as shipped: that ends nothing
        boolean ours = standing == Standing.SHIPPED && origin.isTold();
        boolean ends = !same && !ours && order.state() != OrderState.CANCELLED;
        yield new Stood(
            origin, ends && move(tx, workspace, order, Move.CANCEL, ended(standing).of()));
      }
    };
  }

  private Origin warnedOfEnd(WorkspaceId workspace, SalesOrder order, Origin origin) {
    var at = clock.now(workspace);
    return switch (origin.standing()) {
      case READY, HELD -> origin.without(Code.CANCELLED, Code.REFUNDED, Code.SHIPPED_ELSEWHERE);
      case CANCELLED -> warned(origin, Code.CANCELLED, ShopStop.CANCELLED_AFTER.of(), at);
      case REFUNDED -> warned(origin, Code.REFUNDED, ShopStop.REFUNDED_AFTER.of(), at);
      case SHIPPED ->
          (origin.isTold() || order.external().findAny().isPresent()) && order.left().isEmpty()
              ? origin
              : warned(origin, Code.SHIPPED_ELSEWHERE, ShopStop.SHIPPED_ELSEWHERE.of(), at);
      case NOT_OURS -> origin;
    };
  }

  private static ShopStop ended(Standing standing) {
    return switch (standing) {
      case CANCELLED -> ShopStop.CANCELLED;
      case REFUNDED -> ShopStop.REFUNDED;
      case SHIPPED -> ShopStop.SHIPPED;
      case NOT_OURS, READY, HELD -> ShopStop.NOT_OURS;
    };
  }

  /// One that was cancelled is opened before, since that is no state to hold it from.
  private boolean hold(Tx tx, WorkspaceId workspace, SalesOrder order, @Nullable Message reason) {
    return (order.state() != OrderState.CANCELLED || move(tx, workspace, order, Move.REOPEN, null))
        && move(tx, workspace, order, Move.HOLD, reason);
  }

  private static boolean isStoppedByShop(SalesOrder order) {
    var reason = order.reason();
    return reason != null && ShopStop.isOf(reason);
  }

  private boolean move(
      Tx tx, WorkspaceId workspace, SalesOrder order, Move move, @Nullable Message reason) {
    var to = move.to() == OrderState.OPEN ? order.byParcels() : move.to();
    boolean moved =
        store.move(tx, workspace, order.id(), move.from(), to, reason, clock.now(workspace));
    if (moved) {
      tracked(tx, workspace, order.id(), move.told());
    }
    return moved;
  }
}

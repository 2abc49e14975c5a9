package dev.quayside.engine.order.check;

import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.lease.OrderLeases;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import org.jspecify.annotations.Nullable;

/// Reads and keeps checks, with the lease, the record of each attempt and the events that belong to
/// every change of one.
public record CheckBook(
    Database database,
    Ids ids,
    WorkspaceClock clock,
    Orders orders,
    Products products,
    OrderLeases leases,
    Events events,
    LiveEvents live) {

  private static final CheckStore STORE = new CheckStore();

  CheckStore store() {
    return STORE;
  }

  /// @throws ProblemException `NOT_FOUND`
  CheckView read(Tx tx, Caller caller, String id) {
    var workspace = caller.workspace();
    var kept =
        STORE
            .byId(tx, workspace, id)
            .orElseThrow(() -> ProblemException.notFound(CheckWords.CHECK, id));
    return CheckView.of(tx, workspace, kept, orders, products);
  }

  /// A check that the caller may go on with.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it is over; `ORDER_LEASED`
  CheckView readOpen(Tx tx, Caller caller, String id) {
    var view = read(tx, caller, id);
    requireOpen(view.check());
    leases.requireFree(tx, caller, view.check().orderIds());
    return view;
  }

  static void requireOpen(PackCheck check) {
    if (!check.state().isOpen()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, CheckWords.OVER, check.state().wire());
    }
  }

  /// Keeps a check with the lease of its orders.
  void keep(Tx tx, Caller caller, PackCheck check) {
    leases.take(tx, caller, check.orderIds());
    STORE.put(tx, caller.workspace(), check);
  }

  /// Notes an attempt, with who made it and where.
  void note(
      Tx tx,
      WorkspaceId workspace,
      PackCheck check,
      String result,
      int pieces,
      @Nullable String code) {
    var attempt =
        new CheckStore.Attempt(
            ids.now(),
            Acting.person().map(Person::id).orElse(null),
            leases.station().name(),
            result,
            pieces,
            code);
    STORE.note(tx, workspace, check.id(), attempt);
  }

  void audit(Tx tx, WorkspaceId workspace, String action, PackCheck check) {
    events.note(tx, workspace, action, check.id());
  }

  /// Notes what another person than the one who acts did at this desk.
  void auditFor(Person person, Tx tx, WorkspaceId workspace, String action, PackCheck check) {
    Acting.runBy(person, () -> audit(tx, workspace, action, check));
  }

  /// Tells of each order in the check.
  void tell(Tx tx, WorkspaceId workspace, EventType type, PackCheck check) {
    for (var orderId : check.orderIds()) {
      events.append(tx, workspace, type, orderId, CheckEventJson.of(check, orderId));
    }
    changed(tx, workspace, check);
  }

  void changed(Tx tx, WorkspaceId workspace, PackCheck check) {
    check.orderIds().forEach(id -> live.tell(tx, workspace, Topic.ORDER_CHANGED, id));
  }
}

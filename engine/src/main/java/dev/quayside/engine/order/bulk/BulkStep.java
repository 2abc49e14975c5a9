package dev.quayside.engine.order.bulk;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderEdits;
import dev.quayside.engine.order.OrderRefusals;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.MarkWords;
import dev.quayside.engine.order.mark.StaffNotes;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What a change of many does to one order: all of it, or nothing when a part is refused.
///
/// @param problem why it is refused; null when it is not
/// @param details the order's afterwards; null when they stay
/// @param state the order's afterwards; null when it stays
/// @param reason of that state
/// @param marks what is put on it; none when it has all of it
record BulkStep(
    String orderId,
    @Nullable Problem problem,
    @Nullable OrderDetails details,
    @Nullable OrderState state,
    @Nullable Message reason,
    MarkChange marks) {

  static BulkStep refused(Problem problem) {
    return new BulkStep("", problem, null, null, null, MarkChange.NONE);
  }

  static BulkStep of(SalesOrder order, BulkChange change) {
    var problem = problem(order, change);
    if (problem != null) {
      return refused(problem);
    }
    var details = order.details().handled(change.handling());
    var hold = change.hold() == null ? null : Message.said(change.hold().strip());
    boolean holds =
        hold != null && !(order.state() == OrderState.HELD && hold.equals(order.reason()));
    boolean releases = change.release() && order.state() == OrderState.HELD;
    return new BulkStep(
        order.id(),
        null,
        details.equals(order.details()) ? null : details,
        holds ? OrderState.HELD : releases ? order.byParcels() : null,
        hold,
        change.marks().isMetBy(order.marks()) ? MarkChange.NONE : change.marks());
  }

  private static @Nullable Problem problem(SalesOrder order, BulkChange change) {
    boolean isOver =
        switch (order.state()) {
          case SHIPPED, CANCELLED, BUYING -> true;
          case OPEN, PARTLY_SHIPPED, HELD, FAILED -> false;
        };
    if (isOver && !change.handling().isEmpty()) {
      return OrderRefusals.cannot(order, OrderWords.DONE_CHANGED).problem();
    }
    if (isOver && change.hold() != null) {
      return OrderRefusals.cannot(order, OrderWords.DONE_HELD).problem();
    }
    if (isOver && change.release()) {
      return OrderRefusals.cannot(order, OrderWords.DONE_RELEASED).problem();
    }
    var marks = order.marks();
    if (change.marks().tagsAfter(marks).size() > MarkChange.MOST_TAGS) {
      return conflict(MarkWords.TAGS_FULL.of(order.number(), MarkChange.MOST_TAGS));
    }
    return change.marks().note() != null && marks.notes().size() >= StaffNotes.MOST
        ? conflict(MarkWords.NOTES_FULL.of(StaffNotes.MOST))
        : null;
  }

  private static Problem conflict(Message why) {
    return new Problem.Refused(ProblemCode.CONFLICT, why);
  }

  /// Whether the order has all of it already.
  boolean isEmpty() {
    return details == null && state == null && marks.isEmpty();
  }

  /// @param order as it was read in this transaction
  void take(Tx tx, WorkspaceId workspace, SalesOrder order, OrderEdits orders) {
    if (details != null && !orders.detail(tx, workspace, order, details)) {
      throw new IllegalStateException("order " + orderId + " was read in another state");
    }
    if (state != null) {
      orders.state(tx, workspace, orderId, state, reason);
    }
    if (!marks.isEmpty()) {
      orders.mark(tx, workspace, order, marks);
    }
  }

  /// The event that tells of it.
  EventType told() {
    return state == null
        ? EventType.ORDER_UPDATED
        : state == OrderState.HELD ? EventType.ORDER_HELD : EventType.ORDER_RELEASED;
  }

  /// The event that tells of a change from one to the other.
  static EventType told(SalesOrder before, SalesOrder after) {
    if (before.state() == after.state() && Objects.equals(before.reason(), after.reason())) {
      return EventType.ORDER_UPDATED;
    }
    return after.state() == OrderState.HELD
        ? EventType.ORDER_HELD
        : before.state() == OrderState.HELD ? EventType.ORDER_RELEASED : EventType.ORDER_UPDATED;
  }
}

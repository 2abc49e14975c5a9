package dev.quayside.engine.order.bulk;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.OrderEdits;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.platform.store.Tx;

/// Gives an order back what it had before a change of many.
///
/// @param order as it was read in this transaction
record BulkUndoing(OrderEdits orders, SalesOrder order, Trace trace) {

  /// @return false when it was changed since, and stays as it is
  boolean giveBack(Tx tx, WorkspaceId workspace) {
    if (!trace.standsIn(order)) {
      return false;
    }
    var marks = marks(tx, workspace);
    boolean fits = marks.tagsAfter(order.marks()).size() <= MarkChange.MOST_TAGS;
    if (!fits || !giveBackDetails(tx, workspace)) {
      return false;
    }
    var before = trace.before();
    if (!before.standsAs(trace.after())) {
      var state = before.state() == OrderState.HELD || before.state() == OrderState.FAILED;
      orders.state(
          tx, workspace, order.id(), state ? before.state() : order.byParcels(), before.reason());
    }
    orders.mark(tx, workspace, order, marks);
    if (trace.noteId() != null) {
      orders.removeNote(tx, workspace, order.id(), trace.noteId());
    }
    return true;
  }

  /// @return false when its parcel is bought meanwhile
  private boolean giveBackDetails(Tx tx, WorkspaceId workspace) {
    var before = trace.before().handled();
    var changed = before.differences(trace.after().handled());
    if (changed.isEmpty()) {
      return true;
    }
    var details = order.details();
    return orders.detail(
        tx, workspace, order, details.with(details.handling().with(before, changed)));
  }

  private MarkChange marks(Tx tx, WorkspaceId workspace) {
    var person = trace.before().assignedTo();
    var holder = person != null && orders.isPerson(tx, workspace, person) ? person : "";
    return new MarkChange(
        null,
        orders.namesNow(tx, workspace, trace.tagsOff()),
        order.marks().tags().stream()
            .filter(tag -> trace.tagsOn().stream().anyMatch(each -> each.id().equals(tag.id())))
            .map(OrderTag::name)
            .toList(),
        trace.isAssigned() ? holder : null,
        null);
  }
}

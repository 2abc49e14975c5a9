package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.StaffNotes;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Steps of changes that concern many orders, within a transaction. None of them tells of it.
public final class OrderEdits {

  private final Database database;
  private final OrderStore store;
  private final OrderListStore lists;
  private final OrderMarking marking;
  private final StaffNotes notes;
  private final OrderEvents events;
  private final WorkspaceClock clock;

  /// A change that is told.
  ///
  /// @param order as it is now
  public record Told(EventType type, SalesOrder order) {}

  OrderEdits(
      Database database,
      OrderStore store,
      OrderListStore lists,
      OrderMarking marking,
      StaffNotes notes,
      OrderEvents events,
      WorkspaceClock clock) {
    this.database = database;
    this.store = store;
    this.lists = lists;
    this.marking = marking;
    this.notes = notes;
    this.events = events;
    this.clock = clock;
  }

  /// The ids of the orders of a list, newest first.
  ///
  /// @param most ids at most
  public List<String> ids(Caller caller, OrderFilter filter, int most) {
    return database.read(tx -> lists.ids(tx, caller.workspace(), filter, most));
  }

  /// The orders with these ids; unknown ones are left out.
  public List<SalesOrder> read(Tx tx, WorkspaceId workspace, Collection<String> ids) {
    return lists.some(tx, workspace, ids);
  }

  /// @return false when its state does not allow it
  public boolean detail(Tx tx, WorkspaceId workspace, SalesOrder order, OrderDetails details) {
    return store.change(tx, workspace, order, details, null, clock.now(workspace));
  }

  public void state(
      Tx tx, WorkspaceId workspace, String id, OrderState state, @Nullable Message reason) {
    store.put(tx, workspace, id, state, reason, clock.now(workspace));
  }

  public void mark(Tx tx, WorkspaceId workspace, SalesOrder order, MarkChange change) {
    marking.put(tx, workspace, order, change);
  }

  public void removeNote(Tx tx, WorkspaceId workspace, String orderId, String noteId) {
    notes.remove(tx, workspace, orderId, noteId);
    store.touch(tx, workspace, orderId, clock.now(workspace));
  }

  /// What these tags are called now; those that were deleted are left out.
  public List<String> namesNow(Tx tx, WorkspaceId workspace, List<OrderTag> tags) {
    return marking.namesNow(tx, workspace, tags);
  }

  /// Whether a person, who may have an order, is one of the workspace's.
  public boolean isPerson(Tx tx, WorkspaceId workspace, String id) {
    return marking.isPerson(tx, workspace, id);
  }

  /// Tells of changes.
  public void tell(Tx tx, WorkspaceId workspace, List<Told> changes) {
    events.happened(tx, workspace, changes);
  }
}

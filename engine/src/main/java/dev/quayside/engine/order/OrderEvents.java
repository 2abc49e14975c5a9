package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.agenda.RuleAgenda;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.store.Tx;

/// Publishes changes of orders: every change to the listeners within this process, and those that
/// matter to a shop as stored events too.
///
/// @param agenda noted of every change that rules may look at
record OrderEvents(Events events, LiveEvents live, RuleAgenda agenda) {

  /// Publishes a change to the listeners only.
  void changed(Tx tx, WorkspaceId workspace, String id) {
    live.tell(tx, workspace, Topic.ORDER_CHANGED, id);
  }

  void happened(Tx tx, WorkspaceId workspace, EventType type, SalesOrder order) {
    var _ = kept(tx, workspace, type, order);
  }

  /// The same, for who says more of the event.
  Event kept(Tx tx, WorkspaceId workspace, EventType type, SalesOrder order) {
    var event = events.append(tx, workspace, type, order.id(), OrderEventJson.of(order));
    agenda.note(tx, workspace, order.id());
    changed(tx, workspace, order.id());
    return event;
  }
}

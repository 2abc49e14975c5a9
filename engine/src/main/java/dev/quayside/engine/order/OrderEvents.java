package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.agenda.RuleAgenda;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;

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

  /// The same of many orders.
  void happened(Tx tx, WorkspaceId workspace, List<OrderEdits.Told> changes) {
    for (var each : changes) {
      var _ = appended(tx, workspace, each.type(), each.order());
    }
    agenda.note(tx, workspace, changes.stream().map(each -> each.order().id()).toList());
  }

  /// The same of one order, for who says more of the event.
  Event kept(Tx tx, WorkspaceId workspace, EventType type, SalesOrder order) {
    var event = appended(tx, workspace, type, order);
    agenda.note(tx, workspace, List.of(order.id()));
    return event;
  }

  private Event appended(Tx tx, WorkspaceId workspace, EventType type, SalesOrder order) {
    var event = events.append(tx, workspace, type, order.id(), OrderEventJson.of(order));
    changed(tx, workspace, order.id());
    return event;
  }
}

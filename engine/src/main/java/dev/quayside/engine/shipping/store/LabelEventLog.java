package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.function.Function;

/// Tells the event log what happens to labels.
public record LabelEventLog(Events events, LabelEvents labels) {

  /// What writes the `data` of the workspace's label events. Asked for before a transaction.
  Function<Shipment, String> data(WorkspaceId workspace) {
    return labels.of(workspace);
  }

  void append(Tx tx, WorkspaceId workspace, EventType type, Shipment label, String data) {
    events.append(tx, workspace, type, label.id(), data);
  }

  /// That a label has changed in a way that no event tells of.
  void changed(Tx tx, WorkspaceId workspace, String id) {
    events.shipmentChanged(tx, workspace, id);
  }
}

package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.function.Function;

/// The `data` of label events, as JSON.
public interface LabelEvents {

  /// What writes them for a workspace. Asked for before a transaction, since it reads the
  /// workspace.
  Function<Shipment, String> of(WorkspaceId workspace);
}

package dev.quayside.engine.order.origin;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;

/// Which order here is which order there.
public final class Origins {

  private final OriginStore store = new OriginStore();

  public void insert(Tx tx, WorkspaceId workspace, String orderId, Origin origin) {
    store.insert(tx, workspace, orderId, origin);
  }

  public void update(Tx tx, WorkspaceId workspace, String orderId, Origin origin) {
    store.update(tx, workspace, orderId, origin);
  }

  /// The id of the order that came from a source under an id of its own.
  public Optional<String> orderOf(
      Tx tx, WorkspaceId workspace, String sourceId, String externalId) {
    return store.orderOf(tx, workspace, sourceId, externalId);
  }

  /// What the shop said of its customer is not kept any longer.
  public void forget(Tx tx, WorkspaceId workspace, String orderId) {
    store.forget(tx, workspace, orderId);
  }
}

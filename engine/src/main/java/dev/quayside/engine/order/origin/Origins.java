package dev.quayside.engine.order.origin;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Which order here is which order there.
public final class Origins {

  private final OriginStore store = new OriginStore();

  /// How many orders of a source wait.
  ///
  /// @param open for a label
  /// @param held for the shop or a person
  public record Waiting(int open, int held) {

    public static final Waiting NONE = new Waiting(0, 0);

    Waiting plus(Waiting other) {
      return new Waiting(open + other.open, held + other.held);
    }
  }

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

  /// The id of the newest order that was looked up by a key in a shop's own tables.
  public Optional<String> orderOfKey(Tx tx, WorkspaceId workspace, String key) {
    return store.orderOfKey(tx, workspace, key);
  }

  /// What the shop said of its customer is not kept any longer.
  public void forget(Tx tx, WorkspaceId workspace, String orderId) {
    store.forget(tx, workspace, orderId);
  }

  /// Of all sources in one go: each order that waits is looked at once, however many there are.
  ///
  /// @return by source; those without waiting orders are left out
  public Map<String, Waiting> counts(Tx tx, WorkspaceId workspace) {
    return store.counts(tx, workspace);
  }

  /// The shop's own ids of the orders of a source that wait, newest first.
  public List<String> waiting(Tx tx, WorkspaceId workspace, String sourceId, int most) {
    return store.waiting(tx, workspace, sourceId, most);
  }

  /// The shop's own ids of the newest orders of a source that have all their labels.
  public List<String> shipped(Tx tx, WorkspaceId workspace, String sourceId, int most) {
    return store.shipped(tx, workspace, sourceId, most);
  }
}

package dev.quayside.engine.order.origin;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What shops are told of the parcels of their orders: put down with the label in one transaction,
/// kept until it is done.
public final class PostBacks {

  private final PostBackStore store = new PostBackStore();
  private volatile Consumer<String> waits = _ -> {};

  /// @param told the id of a source for which something waits, once that is durable
  public void whenWaiting(Consumer<String> told) {
    waits = told;
  }

  /// A parcel has its label.
  public void tell(Tx tx, WorkspaceId workspace, String sourceId, DuePostBack parcel) {
    store.insert(tx, workspace, sourceId, parcel);
    tx.afterCommit(() -> waits.accept(sourceId));
  }

  /// A parcel's label was voided.
  public void takeBack(
      Tx tx, WorkspaceId workspace, String sourceId, String orderId, String shipmentId) {
    store.takeBack(tx, workspace, orderId, shipmentId);
    tx.afterCommit(() -> waits.accept(sourceId));
  }

  /// The next one whose time has come.
  public Optional<DuePostBack> due(Tx tx, String sourceId, Instant now) {
    return store.due(tx, sourceId, now);
  }

  public Optional<Instant> nextDue(Tx tx, String sourceId) {
    return store.nextDue(tx, sourceId);
  }

  public int count(Tx tx, String sourceId, PostBack.Status status) {
    return store.count(tx, sourceId, status);
  }

  /// The intent, before the shop is asked.
  ///
  /// @return whether it stands as it was read; another engine has it in hand otherwise
  public boolean begin(Tx tx, DuePostBack parcel, Instant now) {
    return store.begin(tx, parcel, now);
  }

  /// @param handle what the shop calls it; null to keep what is known
  public void done(Tx tx, DuePostBack parcel, @Nullable String handle, Instant now) {
    store.done(tx, parcel, handle, now);
  }

  /// @param maybe whether it may be done all the same
  public void later(Tx tx, DuePostBack parcel, boolean maybe, Message error, Instant next) {
    store.later(tx, parcel, maybe, error, next);
  }

  /// @param maybe whether it may be done all the same
  public void refuse(Tx tx, DuePostBack parcel, boolean maybe, Message error) {
    store.refuse(tx, parcel, maybe, error);
  }

  /// What the shop refused waits again; it is read before it is written to.
  ///
  /// @param orderId one order; null for all of the source
  /// @param takingBack whether the shop can forget a parcel at all
  /// @return ids of the orders
  public List<String> retry(
      Tx tx, WorkspaceId workspace, String sourceId, @Nullable String orderId, boolean takingBack) {
    var orders = store.refused(tx, workspace, sourceId, orderId, takingBack);
    store.retry(tx, workspace, sourceId, orderId, takingBack);
    tx.afterCommit(() -> waits.accept(sourceId));
    return orders;
  }

  /// What waits for a source is tried again at once.
  public void hurry(Tx tx, String sourceId, Instant now) {
    store.hurry(tx, sourceId, now);
  }

  /// Forgets what waits for a source.
  public void drop(Tx tx, String sourceId) {
    store.drop(tx, sourceId);
  }
}

package dev.quayside.engine.webhook;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.Cached;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.retry.WakeSignal;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Queues each event for every enabled webhook that subscribes to its type, within the transaction
/// that appends the event: a crash loses both or neither. Where the database is a network away it
/// remembers who subscribes, so that no purchase asks for it: what is subscribed at one engine
/// holds at the others with the database's hint, and within two seconds at the latest. Elsewhere it
/// asks once a transaction, however many events that tells.
public final class Outbox implements Events.Fanout {

  private final Ids ids;
  private final WakeSignal wake = new WakeSignal();
  private final WebhookStore webhooks = new WebhookStore();
  private final DeliveryStore deliveries = new DeliveryStore();
  private final boolean shared;
  private final Map<WorkspaceId, Cached<List<WebhookStore.Subscriber>>> known =
      new ConcurrentHashMap<>();
  private volatile @Nullable Read last;

  /// Who subscribes, as a transaction has read it.
  private record Read(Tx tx, WorkspaceId workspace, List<WebhookStore.Subscriber> found) {}

  /// @param shared whether the database is
  public Outbox(Ids ids, boolean shared) {
    this.ids = ids;
    this.shared = shared;
  }

  /// A `ping` goes to the webhook it names, and to no other. The dispatcher is woken after the
  /// commit: before, it would find nothing.
  @Override
  public Consumer<Tx> queue(Tx tx, WorkspaceId workspace, Event event) {
    if (event.type() == EventType.PING) {
      return _ -> {};
    }
    var subscribers = subscribers(tx, workspace, event.type());
    if (!subscribers.isEmpty()) {
      tx.afterCommit(wake::give);
    }
    return later -> {
      for (String webhook : subscribers) {
        deliveries.queue(
            later, workspace, webhook, ids.next(IdKind.DELIVERY), event, event.createdAt());
      }
    };
  }

  private List<String> subscribers(Tx tx, WorkspaceId workspace, EventType type) {
    var all =
        shared
            ? known
                .computeIfAbsent(workspace, _ -> new Cached<>())
                .get(() -> webhooks.subscribers(tx, workspace))
            : read(tx, workspace);
    return WebhookStore.subscribed(all, type);
  }

  /// A transaction that changes who subscribes tells no event before.
  private List<WebhookStore.Subscriber> read(Tx tx, WorkspaceId workspace) {
    var known = last;
    if (known != null && known.tx() == tx && known.workspace().equals(workspace)) {
      return known.found();
    }
    var found = webhooks.subscribers(tx, workspace);
    last = new Read(tx, workspace, found);
    tx.afterCommit(() -> last = null);
    return found;
  }

  /// Forgets who subscribes, once that has changed.
  public void forget() {
    known.values().forEach(Cached::forget);
  }

  WakeSignal wake() {
    return wake;
  }
}

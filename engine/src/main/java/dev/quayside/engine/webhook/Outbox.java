package dev.quayside.engine.webhook;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.retry.WakeSignal;
import dev.quayside.engine.platform.store.Tx;
import java.util.function.Consumer;

/// Queues each event for every enabled webhook that subscribes to its type, within the transaction
/// that appends the event: a crash loses both or neither.
public final class Outbox implements Events.Fanout {

  private final Ids ids;
  private final WakeSignal wake = new WakeSignal();
  private final WebhookStore webhooks = new WebhookStore();
  private final DeliveryStore deliveries = new DeliveryStore();

  public Outbox(Ids ids) {
    this.ids = ids;
  }

  /// A `ping` goes to whom it names, and to nobody else. The dispatcher is woken after the commit:
  /// before, it would find nothing.
  @Override
  public Consumer<Tx> queue(Tx tx, WorkspaceId workspace, Event event) {
    if (event.type() == EventType.PING) {
      return _ -> {};
    }
    var subscribers = webhooks.subscribed(tx, workspace, event.type());
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

  WakeSignal wake() {
    return wake;
  }
}

package dev.quayside.engine.event;

import dev.quayside.engine.id.IdKind;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.store.Tx;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/// The outbox: events commit with what they tell of, so that none is lost and none is told too
/// early.
public final class Events {

  private final Ids ids;
  private final Function<WorkspaceId, Instant> now;
  private final EventStore store = new EventStore();

  public Events(Ids ids, Function<WorkspaceId, Instant> now) {
    this.ids = ids;
    this.now = now;
  }

  /// @param subject what it is about: a shipment id or a tracking number
  /// @param data JSON of the event's `data`
  public Event append(Tx tx, WorkspaceId workspace, EventType type, String subject, String data) {
    var event = new Event(ids.next(IdKind.EVENT), type, subject, data, now.apply(workspace));
    store.insert(tx, workspace, event);
    return event;
  }

  /// What was told about one subject, oldest first.
  public List<Event> about(Tx tx, WorkspaceId workspace, String subject) {
    return store.about(tx, workspace, subject);
  }
}

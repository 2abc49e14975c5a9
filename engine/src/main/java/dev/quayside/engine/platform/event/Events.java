package dev.quayside.engine.platform.event;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;
import java.util.function.Consumer;

/// The outbox: an event commits together with the change it reports, so that none is lost and none
/// is sent too early.
public final class Events {

  private final Ids ids;
  private final WorkspaceClock clock;
  private final Fanout fanout;
  private final LiveEvents live;
  private final Audit audit;
  private final EventStore store = new EventStore();

  /// Queues an event for its subscribers, in the event's own transaction.
  @FunctionalInterface
  public interface Fanout {
    /// Finds out who wants an event that is about to be stored.
    ///
    /// @return stores what they are sent, once the event is stored; its outcome is not waited for
    Consumer<Tx> queue(Tx tx, WorkspaceId workspace, Event event);
  }

  /// @param live receives every event once it is durable
  public Events(Ids ids, WorkspaceClock clock, Fanout fanout, LiveEvents live) {
    this(ids, clock, fanout, live, new Audit(ids, null));
  }

  /// @param live receives every event once it is durable
  /// @param audit notes who brought an event about
  public Events(Ids ids, WorkspaceClock clock, Fanout fanout, LiveEvents live, Audit audit) {
    this.ids = ids;
    this.clock = clock;
    this.fanout = fanout;
    this.live = live;
    this.audit = audit;
  }

  /// @param subject the id of what it is about: a shipment id or a tracking number
  /// @param data JSON of the event's `data`
  public Event append(Tx tx, WorkspaceId workspace, EventType type, String subject, String data) {
    var event = draft(workspace, type, subject, data);
    append(tx, workspace, event);
    return event;
  }

  /// An event that is not stored yet.
  public Event draft(WorkspaceId workspace, EventType type, String subject, String data) {
    return new Event(ids.next(IdKind.EVENT), type, subject, data, clock.now(workspace));
  }

  public void append(Tx tx, WorkspaceId workspace, Event event) {
    var queued = fanout.queue(tx, workspace, event);
    tx.later(later -> store.insert(later, workspace, event));
    audit.note(tx, workspace, event.type().wire(), event.subject());
    tx.later(queued);
    live.tell(tx, workspace, Topic.EVENT_KEPT, event.id());
    topic(event.type()).ifPresent(topic -> live.tell(tx, workspace, topic, event.subject()));
  }

  /// Notes an act that is no event, for the audit alone.
  public void note(Tx tx, WorkspaceId workspace, String action, String subject) {
    audit.note(tx, workspace, action, subject);
  }

  /// Notes an act on what all workspaces share, in the workspace that it was done from.
  public void noteShared(Tx tx, String action, String subject) {
    audit.noteShared(tx, action, subject);
  }

  /// Reports a change of a shipment that is not an event.
  public void shipmentChanged(Tx tx, WorkspaceId workspace, String shipmentId) {
    live.tell(tx, workspace, Topic.SHIPMENT_CHANGED, shipmentId);
  }

  /// The topic of an event. Other changes in the window are reported by the code that makes them.
  private static Optional<Topic> topic(EventType type) {
    return switch (type) {
      case LABEL_CREATED -> Optional.of(Topic.LABEL_CREATED);
      case LABEL_CANCELLED -> Optional.of(Topic.LABEL_CANCELLED);
      case TRACKING_UPDATED, TRACKING_DELIVERED, TRACKING_EXCEPTION ->
          Optional.of(Topic.TRACKING_MOVED);
      default -> Optional.empty();
    };
  }
}

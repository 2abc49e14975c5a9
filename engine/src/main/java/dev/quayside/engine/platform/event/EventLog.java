package dev.quayside.engine.platform.event;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// What happened in the last 30 days, to be read again.
public final class EventLog {

  public static final Duration KEPT = Duration.ofDays(30);

  private final Database database;
  private final WorkspaceClock clock;
  private final EventStore store = new EventStore();

  public EventLog(Database database, WorkspaceClock clock) {
    this.database = database;
    this.clock = clock;
  }

  public EventSlice list(WorkspaceId workspace, EventQuery asked) {
    var found = database.read(tx -> store.list(tx, workspace, asked));
    boolean more = found.size() > asked.size();
    return new EventSlice(more ? found.subList(0, asked.size()) : found, more);
  }

  public Optional<Event> find(WorkspaceId workspace, String id) {
    return database.read(tx -> store.find(tx, workspace, id));
  }

  /// The id of the last event; an empty text before the first.
  public String newest(WorkspaceId workspace) {
    return database.read(tx -> store.newest(tx, workspace)).orElse("");
  }

  /// What has happened since an event, oldest first.
  ///
  /// @param id of any event; an empty text for all
  public List<Event> after(WorkspaceId workspace, String id, int most) {
    return database.read(tx -> store.after(tx, workspace, id, most));
  }

  /// Forgets what happened more than 30 days ago, but for what is still to be told to somebody.
  public int deleteOld(WorkspaceId workspace) {
    var limit = clock.now(workspace).minus(KEPT);
    return database.writeInSteps(tx -> store.deleteBefore(tx, workspace, limit));
  }
}

package dev.quayside.engine.platform.event;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// The events of the last 30 days, which can be read again.
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

  /// The id of the last event; empty text when there is none.
  public String newest(WorkspaceId workspace) {
    return database.read(tx -> store.newest(tx, workspace)).orElse("");
  }

  /// The events since another one, oldest first.
  ///
  /// @param id of any event; empty text for all
  public List<Event> after(WorkspaceId workspace, String id, int most) {
    return database.read(tx -> store.after(tx, workspace, id, most));
  }

  /// Deletes events older than 30 days, except those a webhook or an e-mail has yet to deliver.
  public int deleteOld(WorkspaceId workspace) {
    var limit = clock.now(workspace).minus(KEPT);
    return database.writeInSteps(tx -> store.deleteBefore(tx, workspace, limit));
  }
}

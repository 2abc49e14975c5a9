package dev.quayside.engine.webhook.eventlog;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventLog;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// The newest events of a workspace, read once for all its streams. A stream that has fallen behind
/// reads the log instead, page by page.
final class EventFeed implements AutoCloseable {

  /// Events passed to a stream at a time; more would hold more memory for each stream.
  static final int PAGE = 100;

  private static final int MOST_KEPT = 500;

  private final EventLog log;
  private final WorkspaceId workspace;
  private final LiveEvents.Subscription listening;
  private final ReentrantLock looking = new ReentrantLock();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition told = lock.newCondition();

  /// Guarded by `lock`: the events after `floor`, the last of which is `newest`.
  private final Deque<Event> recent = new ArrayDeque<>();

  /// Guarded by `lock`: number of keys of this workspace revoked since the feed began.
  private int revoked;

  private String floor;
  private String newest;

  EventFeed(EventLog log, LiveEvents live, WorkspaceId workspace) {
    this.log = log;
    this.workspace = workspace;
    floor = log.newest(workspace);
    newest = floor;
    listening =
        live.listen(
            workspace,
            changes -> {
              if (changes.stream().anyMatch(change -> change.topic() == Topic.EVENT_KEPT)) {
                look();
              }
              if (changes.stream().anyMatch(change -> change.topic() == Topic.KEY_REVOKED)) {
                wakeReaders();
              }
            });
    // reads what was appended before the listener was registered
    look();
  }

  /// The id of the last event; empty before the first one.
  String newest() {
    lock.lock();
    try {
      return newest;
    } finally {
      lock.unlock();
    }
  }

  /// The events after `id`, oldest first: one page at most.
  ///
  /// @param longest time to wait for an event
  /// @return empty when there was none in that time, or when a key was revoked, which may be the
  ///   reader's
  List<Event> after(String id, Duration longest) throws InterruptedException {
    lock.lockInterruptibly();
    try {
      long left = longest.toNanos();
      int known = revoked;
      while (newest.equals(id) && left > 0 && known == revoked) {
        left = told.awaitNanos(left);
      }
      if (id.equals(floor) || recent.stream().anyMatch(each -> each.id().equals(id))) {
        return since(id);
      }
    } finally {
      lock.unlock();
    }
    return log.after(workspace, id, PAGE);
  }

  /// Ids do not tell the order of events, since each engine gives its own.
  private List<Event> since(String id) {
    var passed = recent.stream().dropWhile(each -> !each.id().equals(id)).skip(1);
    return (id.equals(floor) ? recent.stream() : passed).limit(PAGE).toList();
  }

  @Override
  public void close() {
    listening.close();
  }

  private void wakeReaders() {
    lock.lock();
    try {
      revoked++;
      told.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void look() {
    looking.lock();
    try {
      List<Event> more;
      do {
        more = log.after(workspace, newest(), PAGE);
        add(more);
      } while (more.size() == PAGE);
    } finally {
      looking.unlock();
    }
  }

  private void add(List<Event> more) {
    if (more.isEmpty()) {
      return;
    }
    lock.lock();
    try {
      recent.addAll(new ArrayList<>(more));
      newest = more.getLast().id();
      while (recent.size() > MOST_KEPT) {
        floor = recent.removeFirst().id();
      }
      told.signalAll();
    } finally {
      lock.unlock();
    }
  }
}

package dev.quayside.engine.platform.event;

import dev.quayside.engine.base.identity.WorkspaceId;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The changes one listener has not received yet. It never holds more than one set of ids for each
/// topic, however slow the listener is.
final class PendingChanges implements LiveEvents.Subscription {

  private static final Logger LOG = LoggerFactory.getLogger(PendingChanges.class);

  private final WorkspaceId workspace;
  private final Consumer<List<Change>> listener;
  private final Consumer<PendingChanges> left;
  private final Semaphore waiting = new Semaphore(0);
  private volatile boolean closed;

  /// Ids by topic; guarded by itself. A set that grew too large is emptied and stays empty.
  private final Map<Topic, Set<String>> unread = new EnumMap<>(Topic.class);

  private final Set<Topic> overflown = new HashSet<>();

  PendingChanges(
      WorkspaceId workspace, Consumer<List<Change>> listener, Consumer<PendingChanges> left) {
    this.workspace = workspace;
    this.listener = listener;
    this.left = left;
  }

  void start() {
    Thread.ofVirtual().name("live-events").start(this::run);
  }

  WorkspaceId workspace() {
    return workspace;
  }

  /// Adds a change without waiting for the listener.
  void post(Topic topic, String id) {
    synchronized (unread) {
      var ids = unread.computeIfAbsent(topic, _ -> new HashSet<>());
      if (!overflown.contains(topic)) {
        ids.add(id);
      }
      if (ids.size() > Change.MOST_IDS) {
        overflown.add(topic);
        ids.clear();
      }
    }
    waiting.release();
  }

  /// Adds that everything of a topic may have changed.
  void postEverything(Topic topic) {
    synchronized (unread) {
      unread.computeIfAbsent(topic, _ -> new HashSet<>()).clear();
      overflown.add(topic);
    }
    waiting.release();
  }

  @Override
  public void close() {
    closed = true;
    left.accept(this);
    waiting.release();
  }

  private void run() {
    while (!closed) {
      waiting.acquireUninterruptibly();
      waiting.drainPermits();
      deliver(takeAll());
    }
  }

  private List<Change> takeAll() {
    synchronized (unread) {
      var changes =
          unread.entrySet().stream()
              .map(entry -> new Change(entry.getKey(), entry.getValue()))
              .toList();
      unread.clear();
      overflown.clear();
      return changes;
    }
  }

  private void deliver(List<Change> changes) {
    if (changes.isEmpty() || closed) {
      return;
    }
    try {
      listener.accept(changes);
    } catch (RuntimeException | Error e) {
      LOG.error("a listener to live events failed", e);
    }
  }
}

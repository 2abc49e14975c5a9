package dev.quayside.engine.platform.event;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/// Changes as they happen, within this process.
///
/// A listener is called after the commit, on its own thread, so that it cannot slow a purchase down
/// or see what is rolled back. Changes that happen while it works are merged: a slow listener is
/// called less often, but misses nothing.
public final class LiveEvents implements AutoCloseable {

  private final Changes elsewhere = new Changes();
  private final List<PendingChanges> mailboxes = new CopyOnWriteArrayList<>();

  /// A listener's registration; closing it stops the calls.
  public interface Subscription extends AutoCloseable {
    @Override
    void close();
  }

  /// Calls a listener with every change in one workspace from now on. A call holds each topic once.
  public Subscription listen(WorkspaceId workspace, Consumer<List<Change>> listener) {
    var mailbox = new PendingChanges(workspace, listener, mailboxes::remove);
    mailboxes.add(mailbox);
    mailbox.start();
    return mailbox;
  }

  /// Reports a change once `tx` is durable; other engines on the database hear of it too, by the
  /// event that tells it or by itself.
  public void tell(Tx tx, WorkspaceId workspace, Topic topic, String id) {
    if (topic.isWithoutEvent()) {
      elsewhere.note(tx, topic);
    }
    tx.afterCommit(() -> post(workspace, topic, id));
  }

  /// Reports a change that is already durable.
  public void tell(WorkspaceId workspace, Topic topic, String id) {
    post(workspace, topic, id);
  }

  /// Reports that everything of a topic must be looked at again, in every workspace.
  void tellAll(Topic topic) {
    mailboxes.forEach(mailbox -> mailbox.postEverything(topic));
  }

  /// Reports that everything must be looked at again, as after changes that were not heard of.
  public void tellEverything() {
    for (var topic : Topic.values()) {
      tellAll(topic);
    }
  }

  /// Reports a durable change that belongs to no workspace.
  public void tellAll(Topic topic, String id) {
    mailboxes.forEach(mailbox -> mailbox.post(topic, id));
  }

  @Override
  public void close() {
    mailboxes.forEach(PendingChanges::close);
  }

  private void post(WorkspaceId workspace, Topic topic, String id) {
    for (PendingChanges mailbox : mailboxes) {
      if (mailbox.workspace().equals(workspace)) {
        mailbox.post(topic, id);
      }
    }
  }
}

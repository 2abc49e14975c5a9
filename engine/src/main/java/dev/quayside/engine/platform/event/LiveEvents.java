package dev.quayside.engine.platform.event;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/// Changes as they happen, within this process.
///
/// A listener is told after the commit, on a thread of its own, so that it can neither slow a
/// purchase down nor see what is rolled back. While it works, what happens meanwhile is put
/// together: a slow listener hears less often, never less.
public final class LiveEvents implements AutoCloseable {

  private final List<PendingChanges> mailboxes = new CopyOnWriteArrayList<>();

  /// Ends when closed.
  public interface Subscription extends AutoCloseable {
    @Override
    void close();
  }

  /// Tells of every change of one workspace from now on, each topic at most once a call.
  public Subscription listen(WorkspaceId workspace, Consumer<List<Change>> listener) {
    var mailbox = new PendingChanges(workspace, listener, mailboxes::remove);
    mailboxes.add(mailbox);
    mailbox.start();
    return mailbox;
  }

  /// Once `tx` is durable.
  public void tell(Tx tx, WorkspaceId workspace, Topic topic, String id) {
    tx.afterCommit(() -> post(workspace, topic, id));
  }

  /// What is durable already.
  public void tell(WorkspaceId workspace, Topic topic, String id) {
    post(workspace, topic, id);
  }

  /// What belongs to no workspace and is durable already.
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

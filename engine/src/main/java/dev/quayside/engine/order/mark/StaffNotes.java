package dev.quayside.engine.order.mark;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// The notes of orders, as steps of a transaction.
public final class StaffNotes {

  /// Notes of one order.
  public static final int MOST = 100;

  private final Ids ids;
  private final NoteStore store = new NoteStore();

  public StaffNotes(Ids ids) {
    this.ids = ids;
  }

  /// The person who acts; null when nobody had to sign in.
  public static StaffNote.@Nullable Author author() {
    return Acting.person()
        .map(person -> new StaffNote.Author(person.id(), person.name()))
        .orElse(null);
  }

  /// A note that is not kept yet.
  ///
  /// @throws ProblemException `CONFLICT` when the order has a hundred
  public StaffNote draft(
      OrderMarks before, String text, StaffNote.@Nullable Author by, Instant at) {
    if (before.notes().size() >= MOST) {
      throw ProblemException.refused(ProblemCode.CONFLICT, MarkWords.NOTES_FULL, MOST);
    }
    return new StaffNote(ids.next(IdKind.ORDER_NOTE), text.strip(), by, at);
  }

  public void add(Tx tx, WorkspaceId workspace, String orderId, StaffNote note) {
    store.insert(tx, workspace, orderId, note);
  }

  /// Takes a note away, if it is still there.
  public void remove(Tx tx, WorkspaceId workspace, String orderId, String noteId) {
    store.remove(tx, workspace, orderId, noteId);
  }

  /// Deletes all notes of an order, which may tell of its customer.
  public void forget(Tx tx, WorkspaceId workspace, String orderId) {
    store.forget(tx, workspace, orderId);
  }
}

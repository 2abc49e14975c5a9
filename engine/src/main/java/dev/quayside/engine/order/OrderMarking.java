package dev.quayside.engine.order;

import dev.quayside.engine.account.user.UserNames;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.MarkWords;
import dev.quayside.engine.order.mark.OrderMarks;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.StaffNote.Author;
import dev.quayside.engine.order.mark.StaffNotes;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.Tags;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Puts tags, people and notes on orders, whatever state they are in, as steps of a transaction.
public final class OrderMarking {

  private final Database database;
  private final Tags tags;
  private final StaffNotes notes;
  private final WorkspaceClock clock;
  private final OrderStore store;
  private final OrderEvents events;
  private final UserNames people = new UserNames();

  OrderMarking(
      Database database,
      Tags tags,
      StaffNotes notes,
      WorkspaceClock clock,
      OrderStore store,
      OrderEvents events) {
    this.database = database;
    this.tags = tags;
    this.notes = notes;
    this.clock = clock;
    this.store = store;
    this.events = events;
  }

  /// Changes what is on an order, and tells of it.
  ///
  /// @return the order afterwards; empty when it had all of it already
  /// @throws ProblemException `NOT_FOUND`; `INVALID_REQUEST` for a person who is none of the
  ///   workspace's; `CONFLICT` when it would have more than 20 tags
  public Optional<SalesOrder> mark(
      Tx tx, WorkspaceId workspace, String orderId, MarkChange change) {
    return put(tx, workspace, store.known(tx, workspace, orderId), change)
        ? Optional.of(told(tx, workspace, orderId))
        : Optional.empty();
  }

  /// Does what a rule says of an order, as far as it can be done: a person who is gone is left out,
  /// and so is what no longer fits. A note that the order has is not said again.
  ///
  /// @return the order afterwards; empty when nothing of it changed
  public Optional<SalesOrder> markAsRulesSay(
      Tx tx, WorkspaceId workspace, String orderId, MarkChange change) {
    var order = store.known(tx, workspace, orderId);
    return put(tx, workspace, order, possible(tx, workspace, order.marks(), change), null)
        ? Optional.of(told(tx, workspace, orderId))
        : Optional.empty();
  }

  private MarkChange possible(Tx tx, WorkspaceId workspace, OrderMarks before, MarkChange change) {
    var wanted = List.copyOf(change.tagsAfter(before));
    var fitting =
        tags.possible(tx, workspace, wanted).stream().limit(MarkChange.MOST_TAGS).toList();
    var person = change.assignTo();
    boolean isThere = person == null || person.isEmpty() || isPerson(tx, workspace, person);
    var note = change.note();
    var said = note == null ? "" : note.strip();
    boolean fits = !said.isEmpty() && before.notes().size() < StaffNotes.MOST;
    boolean isNew = fits && before.notes().stream().noneMatch(each -> each.text().equals(said));
    return MarkChange.of(fitting, isThere ? person : null).noting(isNew ? note : null);
  }

  /// Changes what is on an order without telling of it.
  ///
  /// @return whether anything changed
  boolean put(Tx tx, WorkspaceId workspace, SalesOrder order, MarkChange change) {
    return put(tx, workspace, order, change, StaffNotes.author());
  }

  /// @param by who says its note; null for a rule
  private boolean put(
      Tx tx, WorkspaceId workspace, SalesOrder order, MarkChange change, @Nullable Author by) {
    var before = order.marks();
    if (change.isMetBy(before)) {
      return false;
    }
    var wanted = change.tagsAfter(before);
    if (wanted.size() > MarkChange.MOST_TAGS) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, MarkWords.TAGS_FULL, order.number(), MarkChange.MOST_TAGS);
    }
    var person = change.assignTo();
    if (person != null && !person.isEmpty() && !isPerson(tx, workspace, person)) {
      throw unknown(person);
    }
    var at = clock.now(workspace);
    var note = change.note();
    if (note != null) {
      notes.add(tx, workspace, order.id(), notes.draft(before, note, by, at));
    }
    putTags(tx, workspace, order.id(), before, List.copyOf(wanted));
    if (person == null) {
      store.touch(tx, workspace, order.id(), at);
    } else {
      store.assign(tx, workspace, order.id(), person.isEmpty() ? null : person, at);
    }
    return true;
  }

  /// Adds a note for a request, with the answer that its retry gets.
  ///
  /// @throws ProblemException `NOT_FOUND`; `INVALID_REQUEST` for a text that is empty or too long;
  ///   `CONFLICT` when the order has a hundred
  public SalesOrder say(Caller caller, String id, String text, RequestKey<SalesOrder> key) {
    var workspace = caller.workspace();
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, MarkChange.NONE.noting(text)::check);
    var at = clock.now(workspace).truncatedTo(ChronoUnit.MILLIS);
    return database.writeIfUnchanged(
        tx -> store.known(tx, workspace, id),
        order -> {
          var note = notes.draft(order.marks(), text, StaffNotes.author(), at);
          var after = order.noted(note, at);
          var answer = key.answer(after);
          return tx -> {
            notes.add(tx, workspace, id, note);
            store.touch(tx, workspace, id, at);
            events.happened(tx, workspace, EventType.ORDER_UPDATED, after);
            answer.keep(tx);
            return after;
          };
        });
  }

  private void putTags(
      Tx tx, WorkspaceId workspace, String orderId, OrderMarks before, List<String> wanted) {
    var had = keys(before.tagNames());
    var kept = keys(wanted);
    tags.put(
        tx,
        workspace,
        orderId,
        wanted.stream().filter(name -> !had.contains(Tag.key(name))).toList(),
        before.tags().stream().filter(tag -> !kept.contains(Tag.key(tag.name()))).toList());
  }

  private static Set<String> keys(List<String> names) {
    return names.stream().map(Tag::key).collect(Collectors.toSet());
  }

  /// Deletes the notes of an order, which may tell of its customer.
  public void forget(Tx tx, WorkspaceId workspace, String orderId) {
    notes.forget(tx, workspace, orderId);
  }

  /// Gives the orders of a person who is removed to nobody.
  public void letGo(Tx tx, WorkspaceId workspace, String userId) {
    for (var id : store.assignedTo(tx, workspace, userId)) {
      store.assign(tx, workspace, id, null, clock.now(workspace));
      events.changed(tx, workspace, id);
    }
  }

  /// What these tags are called now; those that were deleted are left out.
  List<String> namesNow(Tx tx, WorkspaceId workspace, List<OrderTag> which) {
    return tags.namesNow(tx, workspace, which);
  }

  boolean isPerson(Tx tx, WorkspaceId workspace, String id) {
    return people.find(tx, workspace, id).isPresent();
  }

  /// That a person is none of the workspace's.
  static ProblemException unknown(String person) {
    return ProblemException.invalid(
        ProblemCode.INVALID_REQUEST, "assignedTo", MarkWords.NO_PERSON, person);
  }

  private SalesOrder told(Tx tx, WorkspaceId workspace, String orderId) {
    var order = store.known(tx, workspace, orderId);
    events.happened(tx, workspace, EventType.ORDER_UPDATED, order);
    return order;
  }
}

package dev.quayside.engine.order.mark;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.record.KeptRecords;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/// The tags of a workspace. Everyone who works with orders may make one; they are renamed, coloured
/// and deleted by who may change settings, since all orders follow.
public final class Tags implements KeptRecords<Tag, TagDraft> {

  /// Tags in one workspace.
  private static final int MOST = 1_000;

  private final Database database;
  private final Ids ids;
  private final LiveEvents live;
  private final Audit audit;
  private final List<Renaming> renamings = new CopyOnWriteArrayList<>();
  private final TagStore store = new TagStore();

  /// Follows the new name of a tag, in the transaction that renames it.
  @FunctionalInterface
  public interface Renaming {
    void renamed(Tx tx, WorkspaceId workspace, String from, String to);
  }

  public Tags(Database database, Ids ids, LiveEvents live, Audit audit) {
    this.database = database;
    this.ids = ids;
    this.live = live;
    this.audit = audit;
  }

  /// Has what names tags follow their new names. While everything is put together.
  public void whenRenamed(Renaming follower) {
    renamings.add(follower);
  }

  /// All of them, by name.
  @Override
  public List<Tag> list(Caller caller) {
    return database.read(tx -> store.all(tx, caller.workspace()));
  }

  /// @throws ProblemException `INVALID_REQUEST`; `CONFLICT` when the name is taken or the workspace
  ///   has a thousand
  @Override
  public Tag add(Caller caller, TagDraft draft, RequestKey<Tag> key) {
    var name = Objects.requireNonNullElse(draft.name(), "");
    Violations.refuseAs(
        ProblemCode.INVALID_REQUEST, found -> TagDraft.checkName("name", name, found));
    var made = fresh(name, Objects.requireNonNullElse(draft.colour(), TagColour.GREY));
    var answer = key.answer(made);
    return database.write(
        tx -> {
          refuseTaken(tx, caller.workspace(), made);
          insert(tx, caller.workspace(), made);
          answer.keep(tx);
          return made;
        });
  }

  /// Renames or colours a tag; every order that has it keeps it.
  ///
  /// @throws ProblemException `NOT_FOUND`, `INVALID_REQUEST`; `CONFLICT` when the name is taken
  @Override
  public Tag change(Caller caller, String id, TagDraft draft) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::check);
    var workspace = caller.workspace();
    return database.write(
        tx -> {
          var before = store.byId(tx, workspace, id).orElseThrow(() -> gone(id));
          var name = draft.name() == null ? before.name() : Tag.tidied(draft.name());
          var colour = Objects.requireNonNullElse(draft.colour(), before.colour());
          var after = new Tag(id, name, colour, before.orders());
          refuseTaken(tx, workspace, after);
          store.change(tx, workspace, after);
          if (!name.equals(before.name())) {
            renamings.forEach(each -> each.renamed(tx, workspace, before.name(), name));
          }
          told(tx, workspace, "tag.changed", id);
          return after;
        });
  }

  /// Deletes a tag, which takes it off every order.
  ///
  /// @throws ProblemException `NOT_FOUND`
  @Override
  public void remove(Caller caller, String id) {
    Acting.require(Right.CHANGE_SETTINGS);
    var workspace = caller.workspace();
    database.change(
        tx -> {
          var _ = store.byId(tx, workspace, id).orElseThrow(() -> gone(id));
          store.remove(tx, workspace, id);
          told(tx, workspace, "tag.deleted", id);
        });
  }

  /// Puts tags on an order and takes others off; a name that is no tag yet becomes one.
  public void put(
      Tx tx,
      WorkspaceId workspace,
      String orderId,
      Collection<String> on,
      Collection<OrderTag> off) {
    on.forEach(name -> store.putOn(tx, workspace, orderId, idOf(tx, workspace, name)));
    off.forEach(tag -> store.takeOff(tx, workspace, orderId, tag.id()));
  }

  /// Those of these names that are tags, and the others too while there is room for them.
  public List<String> possible(Tx tx, WorkspaceId workspace, List<String> names) {
    boolean hasRoom = names.isEmpty() || store.count(tx, workspace) + names.size() <= MOST;
    return hasRoom
        ? names
        : names.stream().filter(name -> store.idOf(tx, workspace, name).isPresent()).toList();
  }

  /// What these are called now; those that were deleted are left out.
  public List<String> namesNow(Tx tx, WorkspaceId workspace, List<OrderTag> tags) {
    return tags.stream()
        .flatMap(tag -> store.byId(tx, workspace, tag.id()).stream())
        .map(Tag::name)
        .toList();
  }

  private String idOf(Tx tx, WorkspaceId workspace, String name) {
    Optional<String> known = store.idOf(tx, workspace, name);
    return known.orElseGet(
        () -> {
          var made = fresh(name, TagColour.GREY);
          insert(tx, workspace, made);
          return made.id();
        });
  }

  private Tag fresh(String name, TagColour colour) {
    return new Tag(ids.next(IdKind.TAG), Tag.tidied(name), colour, 0);
  }

  private void insert(Tx tx, WorkspaceId workspace, Tag tag) {
    ProblemException.refuseMore(store.count(tx, workspace), MOST);
    store.insert(tx, workspace, tag, ids.now());
    told(tx, workspace, "tag.created", tag.id());
  }

  private void refuseTaken(Tx tx, WorkspaceId workspace, Tag tag) {
    var holder = store.byName(tx, workspace, tag.name());
    if (holder.isPresent() && !holder.get().id().equals(tag.id())) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, MarkWords.TAG_TAKEN, holder.get().name());
    }
  }

  private void told(Tx tx, WorkspaceId workspace, String action, String id) {
    audit.note(tx, workspace, action, id);
    live.tell(tx, workspace, Topic.TAG_CHANGED, id);
  }

  private static ProblemException gone(String id) {
    return ProblemException.notFound(MarkWords.TAG, id);
  }
}

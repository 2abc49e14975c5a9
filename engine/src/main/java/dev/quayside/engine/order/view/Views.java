package dev.quayside.engine.order.view;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import java.util.TreeMap;

/// The lists that people keep: their own, and those that a manager shares with everyone. Rows are
/// counted when they are asked for, so that a count is never behind.
public final class Views {

  /// Views in one workspace, of all its people.
  private static final int MOST = 1_000;

  private static final String TAG = "tag";

  private final Database database;
  private final Ids ids;
  private final LiveEvents live;
  private final Audit audit;
  private final ViewRows rows;
  private final ViewStore store = new ViewStore();

  public Views(Database database, Ids ids, LiveEvents live, Audit audit, ViewRows rows) {
    this.database = database;
    this.ids = ids;
    this.live = live;
    this.audit = audit;
    this.rows = rows;
  }

  /// Those that who acts sees, oldest first, with their rows counted.
  public List<CountedView> list(Caller caller) {
    return database.read(tx -> store.seenBy(tx, caller.workspace(), owner(caller))).stream()
        .map(view -> counted(caller, view))
        .toList();
  }

  /// Those of one list.
  public List<CountedView> list(Caller caller, ViewList list) {
    return database.read(tx -> store.seenBy(tx, caller.workspace(), owner(caller))).stream()
        .filter(view -> view.draft().list() == list)
        .map(view -> counted(caller, view))
        .toList();
  }

  /// The rows that a view leaves for who acts, newest first, whether it is kept or not.
  ///
  /// @param most ids at most
  public List<String> rows(Caller caller, ViewDraft view, int most) {
    return rows.ids(caller, view, most);
  }

  /// @throws ProblemException `INVALID_REQUEST`; `FORBIDDEN` to share one without being a manager;
  ///   `CONFLICT` when the workspace has a thousand
  public CountedView add(Caller caller, ViewDraft draft, RequestKey<CountedView> key) {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::check);
    requireSharing(caller, draft.shared());
    var made = counted(caller, new View(ids.next(IdKind.VIEW), owner(caller), draft.tidied()));
    var answer = key.answer(made);
    return database.write(
        tx -> {
          ProblemException.refuseMore(store.count(tx, caller.workspace()), MOST);
          put(tx, caller, made.view(), "view.created");
          answer.keep(tx);
          return made;
        });
  }

  /// Replaces a view. One that is shared no longer is its last changer's own.
  ///
  /// @throws ProblemException `NOT_FOUND` for one that who acts does not see; `INVALID_REQUEST`;
  ///   `FORBIDDEN` to share one, or to change a shared one, without being a manager
  public CountedView change(
      Caller caller, String id, ViewDraft draft, RequestKey<CountedView> key) {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::check);
    requireSharing(caller, draft.shared());
    var made = counted(caller, new View(id, owner(caller), draft.tidied()));
    var answer = key.answer(made);
    return database.write(
        tx -> {
          requireSharing(caller, known(tx, caller, id).draft().shared());
          put(tx, caller, made.view(), "view.changed");
          answer.keep(tx);
          return made;
        });
  }

  /// @throws ProblemException `NOT_FOUND`; `FORBIDDEN` for a shared one without being a manager
  public void remove(Caller caller, String id) {
    database.change(
        tx -> {
          requireSharing(caller, known(tx, caller, id).draft().shared());
          store.remove(tx, caller.workspace(), id);
          told(tx, caller.workspace(), "view.deleted", id);
        });
  }

  /// Has the views that name a tag name it as it is called now.
  public void follow(Tx tx, WorkspaceId workspace, String from, String to) {
    for (var view : store.all(tx, workspace)) {
      var named = view.draft().filter().get(TAG);
      if (named != null && Tag.key(named).equals(Tag.key(from))) {
        var filter = new TreeMap<>(view.draft().filter());
        filter.put(TAG, to);
        var followed = new View(view.id(), view.owner(), view.draft().filtered(filter));
        store.put(tx, workspace, followed, ids.now());
        live.tell(tx, workspace, Topic.VIEW_CHANGED, view.id());
      }
    }
  }

  /// Deletes the views that only a person who is removed saw.
  public void letGo(Tx tx, WorkspaceId workspace, String userId) {
    store.removeOwn(tx, workspace, userId);
  }

  private CountedView counted(Caller caller, View view) {
    return new CountedView(view, rows.count(caller, view.draft()));
  }

  private View known(Tx tx, Caller caller, String id) {
    return store
        .find(tx, caller.workspace(), id)
        .filter(view -> view.draft().shared() || view.owner().equals(owner(caller)))
        .orElseThrow(() -> ProblemException.notFound(ViewWords.VIEW, id));
  }

  private void put(Tx tx, Caller caller, View view, String action) {
    store.put(tx, caller.workspace(), view, ids.now());
    told(tx, caller.workspace(), action, view.id());
  }

  private void told(Tx tx, WorkspaceId workspace, String action, String id) {
    audit.note(tx, workspace, action, id);
    live.tell(tx, workspace, Topic.VIEW_CHANGED, id);
  }

  private static String owner(Caller caller) {
    return Acting.person().map(Person::id).orElse(caller.keyId());
  }

  /// What everyone sees is a manager's: a person of that role, an owner, a key of role admin.
  private static void requireSharing(Caller caller, boolean shared) {
    boolean manages =
        Acting.person()
            .map(person -> person.may(Right.CHANGE_SETTINGS))
            .orElse(caller.role().covers(Role.ADMIN));
    if (shared && !manages) {
      throw ProblemException.refused(ProblemCode.FORBIDDEN, ViewWords.NOT_SHARED);
    }
  }
}

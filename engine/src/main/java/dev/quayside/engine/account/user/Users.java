package dev.quayside.engine.account.user;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/// Adds, changes and removes the people of a workspace. A workspace without people asks nobody to
/// sign in.
public final class Users {

  /// People in one workspace.
  private static final int MOST = 500;

  private final Database database;
  private final Ids ids;
  private final InstantSource clock;
  private final LiveEvents live;
  private final SlowHash hash;
  private final Audit audit;
  private final SignInLimit limit = new SignInLimit(System::nanoTime);
  private final List<Removal> removals = new CopyOnWriteArrayList<>();
  private final UserStore store = new UserStore();

  /// Lets go of what a person has, in the transaction that removes the person.
  @FunctionalInterface
  public interface Removal {
    void removed(Tx tx, WorkspaceId workspace, String id);
  }

  /// @param pinRounds of the hash of PINs and badges
  public static Users of(Foundation base, int pinRounds) {
    return new Users(
        base.database(),
        base.ids(),
        new SlowHash(base.random(), pinRounds),
        base.time(),
        base.live(),
        base.audit());
  }

  public Users(
      Database database,
      Ids ids,
      SlowHash hash,
      InstantSource clock,
      LiveEvents live,
      Audit audit) {
    this.database = database;
    this.ids = ids;
    this.clock = clock;
    this.live = live;
    this.hash = hash;
    this.audit = audit;
  }

  /// Has what belongs to people let go of those who are removed. While everything is put together.
  public void whenRemoved(Removal follower) {
    removals.add(follower);
  }

  /// Signing in as one of these people.
  public SignIns signIns() {
    return new SignIns(database, this, limit, clock, live, audit);
  }

  /// Everyone, by name.
  public List<User> list(WorkspaceId workspace) {
    return database.read(tx -> store.all(tx, workspace));
  }

  /// The person with an id, as who signed in acts; empty when removed.
  public Optional<Person> find(WorkspaceId workspace, String id) {
    return database.read(tx -> store.find(tx, workspace, id)).map(User::person);
  }

  /// @throws ProblemException `NOT_FOUND`
  public User get(WorkspaceId workspace, String id) {
    return database.read(tx -> store.find(tx, workspace, id)).orElseThrow(() -> gone(id));
  }

  /// @throws ProblemException `INVALID_REQUEST`; `CONFLICT` when the name or the badge is taken, or
  ///   there are 500 people
  public User add(WorkspaceId workspace, UserDraft draft, RequestKey<User> key) {
    Acting.require(Right.MANAGE_PEOPLE);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::check);
    var pin = hashed(draft.pin());
    var badge = badge(workspace, draft.badge());
    var at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
    var name = draft.name().strip();
    var made =
        new User(ids.next(IdKind.USER), name, draft.role(), pin != null, badge != null, null, at);
    var answer = key.answer(made);
    return database.write(
        tx -> {
          ProblemException.refuseMore(store.all(tx, workspace).size(), MOST);
          refuseTaken(tx, workspace, made, badge);
          store.insert(tx, workspace, made, pin, badge);
          told(tx, workspace, "user.created", made.id());
          answer.keep(tx);
          return made;
        });
  }

  /// @throws ProblemException `NOT_FOUND`, `INVALID_REQUEST`; `CONFLICT` when the name or the badge
  ///   is taken, or the others would be left without an owner
  public User change(WorkspaceId workspace, String id, UserChange change) {
    Acting.require(Right.MANAGE_PEOPLE);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, change::check);
    var pin = hashed(change.pin());
    var badge = badge(workspace, change.badge());
    return database.write(
        tx -> {
          var before = store.find(tx, workspace, id).orElseThrow(() -> gone(id));
          var name = change.name() == null ? before.name() : change.name().strip();
          var role = Objects.requireNonNullElse(change.role(), before.role());
          var after =
              new User(
                  id, name, role, before.hasPin(), before.hasBadge(), null, before.createdAt());
          refuseTaken(tx, workspace, after, badge);
          if (role != PersonRole.OWNER) {
            refuseLastOwner(tx, workspace, before);
          }
          store.change(tx, workspace, after, pin, badge);
          if (change.unlocks()) {
            store.forgive(tx, workspace, id);
          }
          told(tx, workspace, "user.changed", id);
          return store.find(tx, workspace, id).orElseThrow();
        });
  }

  /// Removes a person. What the person did keeps the name.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when the others would be left without an
  ///   owner
  public void remove(WorkspaceId workspace, String id) {
    Acting.require(Right.MANAGE_PEOPLE);
    database.change(
        tx -> {
          var user = store.find(tx, workspace, id).orElseThrow(() -> gone(id));
          refuseLastOwner(tx, workspace, user);
          remove(tx, workspace, id);
          told(tx, workspace, "user.deleted", id);
        });
  }

  /// Removes everyone, so that the window asks no more: for an owner who forgot the PIN and proves
  /// the right to do so by the data directory.
  ///
  /// @return the number of people removed
  public int reset(WorkspaceId workspace) {
    return database.write(
        tx -> {
          var all = store.all(tx, workspace);
          all.forEach(each -> remove(tx, workspace, each.id()));
          all.forEach(each -> live.tell(tx, workspace, Topic.USER_CHANGED, each.id()));
          return all.size();
        });
  }

  private void remove(Tx tx, WorkspaceId workspace, String id) {
    store.remove(tx, workspace, id);
    removals.forEach(each -> each.removed(tx, workspace, id));
  }

  private void told(Tx tx, WorkspaceId workspace, String action, String id) {
    audit.note(tx, workspace, action, id);
    live.tell(tx, workspace, Topic.USER_CHANGED, id);
  }

  /// The hash a badge is found by; null for none.
  @Nullable String badge(WorkspaceId workspace, @Nullable String badge) {
    var salt = workspace.value().getBytes(StandardCharsets.UTF_8);
    return badge == null ? null : hash.lookup(badge.strip(), salt);
  }

  private @Nullable String hashed(@Nullable String pin) {
    return pin == null ? null : hash.of(pin);
  }

  private void refuseTaken(Tx tx, WorkspaceId workspace, User user, @Nullable String badge) {
    for (var other : store.all(tx, workspace)) {
      if (!other.id().equals(user.id())
          && UserStore.folded(other.name()).equals(UserStore.folded(user.name()))) {
        throw ProblemException.refused(ProblemCode.CONFLICT, UserWords.NAME_TAKEN, other.name());
      }
    }
    if (badge != null) {
      var holder = store.ofBadge(tx, workspace, badge);
      if (holder.isPresent() && !holder.get().id().equals(user.id())) {
        throw ProblemException.refused(
            ProblemCode.CONFLICT, UserWords.BADGE_TAKEN, holder.get().name());
      }
    }
  }

  /// Without an owner no person could change people any more.
  private void refuseLastOwner(Tx tx, WorkspaceId workspace, User user) {
    var others =
        store.all(tx, workspace).stream().filter(each -> !each.id().equals(user.id())).toList();
    if (user.role() == PersonRole.OWNER
        && !others.isEmpty()
        && others.stream().noneMatch(each -> each.role() == PersonRole.OWNER)) {
      throw ProblemException.refused(ProblemCode.CONFLICT, UserWords.LAST_OWNER, user.name());
    }
  }

  private static ProblemException gone(String id) {
    return ProblemException.notFound(UserWords.PERSON, id);
  }
}

package dev.quayside.engine.account.user;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Supplier;

/// Tells who a person is by PIN or badge.
///
/// A PIN is counted as wrong in the database before it is compared, and forgiven when it was right.
/// So of all engines on one database together no more than five wrong PINs in a row are ever
/// compared, however many are sent at the same moment and wherever a process dies.
public final class SignIns {

  /// Wrong PINs in a row that lock a person.
  static final int MOST_WRONG = 5;

  static final Duration LOCK = Duration.ofMinutes(15);

  private final Database database;
  private final Users users;
  private final SignInLimit limit;
  private final InstantSource clock;
  private final LiveEvents live;
  private final Audit audit;
  private final UserStore store = new UserStore();

  SignIns(
      Database database,
      Users users,
      SignInLimit limit,
      InstantSource clock,
      LiveEvents live,
      Audit audit) {
    this.database = database;
    this.limit = limit;
    this.users = users;
    this.clock = clock;
    this.live = live;
    this.audit = audit;
  }

  /// @param who the person's id or name
  /// @throws ProblemException `UNAUTHORIZED` when person or PIN is wrong, without saying which;
  ///   `USER_LOCKED` at the fifth wrong PIN in a row and for 15 minutes after it; `RATE_LIMITED`
  ///   after too many wrong ones of one caller
  public Person byPin(WorkspaceId workspace, String who, String pin) {
    return limited(workspace, () -> pinned(workspace, who, pin));
  }

  private Person pinned(WorkspaceId workspace, String who, String pin) {
    var now = clock.instant();
    var counted = database.write(tx -> count(tx, workspace, who, now)).orElseThrow(SignIns::wrong);
    var stored = counted.pin();
    if (stored != null && SlowHash.matches(pin, stored)) {
      enter(workspace, counted.user());
      return counted.user().person();
    }
    refuse(workspace, counted.user(), now);
    throw counted.user().isLocked(now) ? locked(counted.user(), now) : wrong();
  }

  /// @throws ProblemException `UNAUTHORIZED` for an unknown badge; `USER_LOCKED`; `RATE_LIMITED`
  ///   after too many unknown ones of one caller
  public Person byBadge(WorkspaceId workspace, String badge) {
    return limited(workspace, () -> badged(workspace, badge));
  }

  private Person badged(WorkspaceId workspace, String badge) {
    var hash = users.badge(workspace, badge);
    var found = database.read(tx -> store.ofBadge(tx, workspace, String.valueOf(hash)));
    var user =
        found.orElseThrow(
            () -> ProblemException.refused(ProblemCode.UNAUTHORIZED, UserWords.WRONG_BADGE));
    var now = clock.instant();
    if (user.isLocked(now)) {
      throw locked(user, now);
    }
    database.change(tx -> entered(tx, workspace, user));
    return user.person();
  }

  /// Compares, unless the caller has tried too many wrong ones at this desk. What was right, or not
  /// compared at all, does not count.
  private Person limited(WorkspaceId workspace, Supplier<Person> compared) {
    var caller = Acting.actor().map(Actor::keyId);
    if (caller.isEmpty()) {
      return compared.get();
    }
    var tries = limit.of(workspace, caller.get());
    var wait = tries.take();
    if (wait.isPresent()) {
      if (tries.isNews()) {
        database.change(tx -> audit.note(tx, workspace, "sign_in.locked", caller.get()));
      }
      throw ProblemException.tryLater(
          ProblemCode.RATE_LIMITED, UserWords.TOO_MANY_WRONG.of(), wait.get());
    }
    boolean isWrong = false;
    try {
      return compared.get();
    } catch (ProblemException refused) {
      isWrong = refused.code() == ProblemCode.UNAUTHORIZED;
      throw refused;
    } finally {
      if (!isWrong) {
        tries.right();
      }
    }
  }

  private Optional<UserStore.Secret> count(Tx tx, WorkspaceId workspace, String who, Instant now) {
    var asked = store.called(tx, workspace, who);
    if (asked.isEmpty()) {
      return Optional.empty();
    }
    var user = asked.get().user();
    if (!store.count(tx, workspace, user.id(), MOST_WRONG, now, now.plus(LOCK))) {
      throw locked(user, now);
    }
    var counted = store.called(tx, workspace, user.id());
    if (counted.isPresent() && counted.get().user().isLocked(now)) {
      live.tell(tx, workspace, Topic.USER_CHANGED, user.id());
    }
    return counted;
  }

  private void enter(WorkspaceId workspace, User user) {
    database.change(
        tx -> {
          store.forgive(tx, workspace, user.id());
          entered(tx, workspace, user);
        });
  }

  private void refuse(WorkspaceId workspace, User user, Instant now) {
    database.change(
        tx -> {
          note(tx, workspace, "user.refused", user);
          if (user.isLocked(now)) {
            note(tx, workspace, "user.locked", user);
          }
        });
  }

  /// Signing in is the person's own act already.
  private void entered(Tx tx, WorkspaceId workspace, User user) {
    Acting.runBy(user.person(), () -> note(tx, workspace, "user.signed_in", user));
  }

  private void note(Tx tx, WorkspaceId workspace, String action, User user) {
    audit.note(tx, workspace, action, user.id());
  }

  private static ProblemException wrong() {
    return ProblemException.refused(ProblemCode.UNAUTHORIZED, UserWords.WRONG_PIN);
  }

  private static ProblemException locked(User user, Instant now) {
    var until = user.lockedUntil();
    var left = until == null ? LOCK : Duration.between(now, until);
    long minutes = Math.max(1, left.plusSeconds(59).toMinutes());
    return ProblemException.tryLater(
        ProblemCode.USER_LOCKED, UserWords.LOCKED.of(user.name(), minutes), left);
  }
}

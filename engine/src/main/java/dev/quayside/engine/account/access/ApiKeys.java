package dev.quayside.engine.account.access;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Admission;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.Changes;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Remembered;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Makes, lists, rotates and revokes API keys, and finds a key's owner.
///
/// The database is asked every time whether a key works: `quayside keys revoke` runs in another
/// process, and a revoked key must stop at once. Its owner never changes and is remembered. The
/// lookup is by the key's hash, so its time reveals nothing of any key.
///
/// The last use of a key is written only once in ten minutes, so that requests do not wait for it.
public final class ApiKeys {

  private static final Logger LOG = LoggerFactory.getLogger(ApiKeys.class);
  private static final Duration USE_NOTED = Duration.ofMinutes(10);

  /// Working keys in one workspace.
  private static final int MOST = 500;

  private final Database database;
  private final Ids ids;
  private final RandomGenerator random;
  private final InstantSource clock;
  private final LiveEvents live;
  private final Audit audit;
  private final ApiKeyStore store = new ApiKeyStore();
  private final Changes changes = new Changes();
  private final ConcurrentMap<String, ApiKey> met = new ConcurrentHashMap<>();
  private final ConcurrentMap<String, Instant> used = new ConcurrentHashMap<>();

  /// @param random cryptographically secure
  public ApiKeys(
      Database database,
      Ids ids,
      RandomGenerator random,
      InstantSource clock,
      LiveEvents live,
      Audit audit) {
    this.database = database;
    this.ids = ids;
    this.random = random;
    this.clock = clock;
    this.live = live;
    this.audit = audit;
  }

  public NewApiKey create(WorkspaceId workspace, Environment environment, Role role) {
    return create(workspace, environment, KeyDraft.unnamed(role), RequestKey.none());
  }

  /// @throws ProblemException `INVALID_REQUEST`; `CONFLICT` when the workspace has 500 working keys
  public NewApiKey create(
      WorkspaceId workspace,
      Environment environment,
      KeyDraft draft,
      RequestKey<NewApiKey> request) {
    Acting.require(Right.SEE_SECRETS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::check);
    var made = made(workspace, environment, draft);
    var answer = request.answer(made);
    return database.write(
        tx -> {
          ProblemException.refuseMore(store.countWorking(tx, workspace, clock.instant()), MOST);
          insert(tx, made);
          answer.keep(tx);
          return made;
        });
  }

  /// A new key, which works once it is inserted.
  public NewApiKey made(WorkspaceId workspace, Environment environment, KeyDraft draft) {
    var secret = KeyText.random(environment, random);
    var key =
        new ApiKey(
            ids.next(IdKind.KEY),
            workspace,
            environment,
            draft.role(),
            draft.name() == null ? null : draft.name().strip(),
            KeyText.hint(secret, environment),
            clock.instant(),
            null,
            null,
            null);
    return new NewApiKey(key, secret);
  }

  /// Stores a key in the transaction that makes its workspace.
  public void insert(Tx tx, NewApiKey made) {
    var key = made.key();
    store.insert(tx, key, KeyText.hash(made.secret()));
    audit.note(tx, key.workspace(), "key.created", key.id());
  }

  /// All keys, newest first, revoked ones included.
  public List<ApiKey> list(WorkspaceId workspace) {
    return database.read(tx -> store.list(tx, workspace, clock.instant()));
  }

  /// A new key with the role and the name of the old one, which stops working at once.
  ///
  /// @throws ProblemException `NOT_FOUND` when the workspace has no such working key
  public NewApiKey rotate(WorkspaceId workspace, String id) {
    return rotate(workspace, id, KeyRotation.AT_ONCE, RequestKey.none());
  }

  /// Replaces a key, with `request` written in the same transaction. The old one works on for the
  /// overlap, by the installation's clock; revoking ends it before.
  ///
  /// @throws ProblemException `INVALID_REQUEST`; `NOT_FOUND` when the workspace has no such working
  ///   key; `CONFLICT` when both together were more than 500 working keys
  public NewApiKey rotate(
      WorkspaceId workspace, String id, KeyRotation rotation, RequestKey<NewApiKey> request) {
    Acting.require(Right.SEE_SECRETS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, rotation::check);
    var old = database.read(tx -> working(tx, workspace, id));
    var made = made(workspace, old.environment(), new KeyDraft(old.role(), old.name()));
    var answer = request.answer(made);
    return database.write(
        tx -> {
          if (rotation.isAtOnce()) {
            revoke(tx, workspace, id);
          } else {
            ProblemException.refuseMore(store.countWorking(tx, workspace, clock.instant()), MOST);
            end(tx, workspace, id, clock.instant().plus(rotation.overlap()));
            audit.note(tx, workspace, "key.rotated", id);
          }
          insert(tx, made);
          answer.keep(tx);
          return made;
        });
  }

  /// @throws ProblemException `NOT_FOUND` when the workspace has no such working key
  public void revoke(WorkspaceId workspace, String id) {
    Acting.require(Right.SEE_SECRETS);
    database.change(
        tx -> {
          var key = working(tx, workspace, id);
          revoke(tx, workspace, key.id());
        });
  }

  /// One of two who revoke a key at the same moment finds it gone: else both would make a new one.
  private void revoke(Tx tx, WorkspaceId workspace, String id) {
    end(tx, workspace, id, clock.instant());
    audit.note(tx, workspace, "key.revoked", id);
    live.tell(tx, workspace, Topic.KEY_REVOKED, id);
    changes.note(tx, Remembered.KEYS);
  }

  private void end(Tx tx, WorkspaceId workspace, String id, Instant at) {
    if (!store.revoke(tx, workspace, id, at, clock.instant())) {
      throw gone(id);
    }
  }

  /// The working key that this text is.
  public Optional<ApiKey> authenticate(String secret) {
    var hash = KeyText.hash(secret);
    return look(hash);
  }

  /// The caller whose working key this text is. Of a key that was met before it takes one question
  /// to the database.
  Optional<Admission> admit(String secret) {
    var hash = KeyText.hash(secret);
    var known = met.get(hash);
    return known != null && store.works(database, hash)
        ? Optional.of(new Admission(known.caller(), () -> false))
        : look(hash).map(key -> new Admission(key.caller(), () -> isArchived(key.workspace())));
  }

  private Optional<ApiKey> look(String hash) {
    var found = database.readOnce(tx -> store.findByHash(tx, hash, clock.instant()));
    found.ifPresentOrElse(key -> met.put(hash, key), () -> met.remove(hash));
    return found;
  }

  /// Whether a workspace is archived; asked of the database every time.
  boolean isArchived(WorkspaceId workspace) {
    return store.isArchived(database, workspace);
  }

  /// Records that a key was used.
  public void noteUse(Caller caller) {
    var now = clock.instant();
    var before = used.get(caller.keyId());
    boolean due = before == null || Duration.between(before, now).abs().compareTo(USE_NOTED) >= 0;
    if (due && noteFirst(caller.keyId(), before, now)) {
      try {
        var _ =
            database.writeSoon(tx -> store.noteUse(tx, caller.workspace(), caller.keyId(), now));
      } catch (RuntimeException e) { // a request that reads is answered on a full disk too
        LOG.debug("the use of key {} could not be noted", caller.keyId(), e);
      }
    }
  }

  /// Whether this is the first of several requests made at the same time.
  private boolean noteFirst(String key, @Nullable Instant before, Instant now) {
    return before == null ? used.putIfAbsent(key, now) == null : used.replace(key, before, now);
  }

  /// The working key with this id.
  public Optional<ApiKey> find(WorkspaceId workspace, String id) {
    return database
        .read(tx -> store.find(tx, workspace, id, clock.instant()))
        .filter(ApiKey::works);
  }

  /// What a caller's key is called, to people: its name, else its hint; null for the window.
  public @Nullable String nameOf(Caller caller) {
    return find(caller.workspace(), caller.keyId())
        .map(key -> Objects.requireNonNullElse(key.name(), key.hint()))
        .orElse(null);
  }

  private ApiKey working(Tx tx, WorkspaceId workspace, String id) {
    return store
        .find(tx, workspace, id, clock.instant())
        .filter(ApiKey::works)
        .orElseThrow(() -> gone(id));
  }

  private static ProblemException gone(String id) {
    return ProblemException.notFound(AccessWords.KEY, id);
  }
}

package dev.quayside.engine.account.access;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Makes, lists, rotates and revokes API keys, and knows whose a key is.
///
/// Whether a key works is asked of the database every time: `quayside keys revoke` runs in a
/// process of its own, and a revoked key stops at once. Whose it is never changes and is
/// remembered. The lookup is by the key's hash, so its time tells nothing about any key.
///
/// When a key was last used is written once in ten minutes, so that requests do not wait for it.
public final class ApiKeys {

  private static final Logger LOG = LoggerFactory.getLogger(ApiKeys.class);
  private static final Duration USE_NOTED = Duration.ofMinutes(10);

  /// Of a workspace, that work.
  private static final int MOST = 500;

  private final Database database;
  private final Ids ids;
  private final RandomGenerator random;
  private final InstantSource clock;
  private final LiveEvents live;
  private final ApiKeyStore store = new ApiKeyStore();
  private final ConcurrentMap<String, ApiKey> met = new ConcurrentHashMap<>();
  private final ConcurrentMap<String, Instant> used = new ConcurrentHashMap<>();

  /// @param random a cryptographic one
  public ApiKeys(
      Database database, Ids ids, RandomGenerator random, InstantSource clock, LiveEvents live) {
    this.database = database;
    this.ids = ids;
    this.random = random;
    this.clock = clock;
    this.live = live;
  }

  public NewApiKey create(WorkspaceId workspace, Environment environment, Role role) {
    return create(workspace, environment, KeyDraft.unnamed(role), Receipt.none());
  }

  /// @throws ProblemException `INVALID_REQUEST`; `CONFLICT` when 500 of the workspace work
  public NewApiKey create(
      WorkspaceId workspace, Environment environment, KeyDraft draft, Receipt<NewApiKey> receipt) {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::check);
    return database.write(
        tx -> {
          ProblemException.refuseMore(store.countWorking(tx, workspace), MOST);
          var made = create(tx, workspace, environment, draft);
          receipt.settle(tx, made);
          return made;
        });
  }

  /// In the transaction that makes the workspace.
  public NewApiKey create(Tx tx, WorkspaceId workspace, Environment environment, KeyDraft draft) {
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
            null);
    store.insert(tx, key, KeyText.hash(secret));
    return new NewApiKey(key, secret);
  }

  /// Newest first, revoked ones too.
  public List<ApiKey> list(WorkspaceId workspace) {
    return database.read(tx -> store.list(tx, workspace));
  }

  /// A new key with the role and the name of the old one, which stops working.
  ///
  /// @throws ProblemException `NOT_FOUND` when the workspace has no such working key
  public NewApiKey rotate(WorkspaceId workspace, String id) {
    return rotate(workspace, id, Receipt.none());
  }

  /// As {@link #rotate(WorkspaceId, String)}.
  public NewApiKey rotate(WorkspaceId workspace, String id, Receipt<NewApiKey> receipt) {
    return database.write(
        tx -> {
          var old = working(tx, workspace, id);
          revoke(tx, workspace, id);
          var made = create(tx, workspace, old.environment(), new KeyDraft(old.role(), old.name()));
          receipt.settle(tx, made);
          return made;
        });
  }

  /// @throws ProblemException `NOT_FOUND` when the workspace has no such working key
  public void revoke(WorkspaceId workspace, String id) {
    database.write(
        tx -> {
          var key = working(tx, workspace, id);
          revoke(tx, workspace, key.id());
          return key;
        });
  }

  private void revoke(Tx tx, WorkspaceId workspace, String id) {
    store.revoke(tx, workspace, id, clock.instant());
    live.tell(tx, workspace, Topic.KEY_REVOKED, id);
  }

  /// Whose working key this is.
  public Optional<ApiKey> authenticate(String secret) {
    var hash = KeyText.hash(secret);
    var known = met.get(hash);
    if (known != null && database.finds(ApiKeyStore.WORKS, hash)) {
      return Optional.of(known);
    }
    met.remove(hash);
    var found = database.read(tx -> store.findByHash(tx, hash));
    found.ifPresent(key -> met.put(hash, key));
    return found;
  }

  /// Asked of the database each time, too.
  boolean isArchived(WorkspaceId workspace) {
    return store.isArchived(database, workspace);
  }

  /// Somebody has come with this key.
  public void noteUse(Caller caller) {
    var now = clock.instant();
    var before = used.get(caller.keyId());
    boolean due = before == null || Duration.between(before, now).abs().compareTo(USE_NOTED) >= 0;
    if (due && noteFirst(caller.keyId(), before, now)) {
      try {
        database.write(tx -> store.noteUse(tx, caller.workspace(), caller.keyId(), now));
      } catch (RuntimeException e) { // a request that reads is answered on a full disk too
        LOG.debug("the use of key {} could not be noted", caller.keyId(), e);
      }
    }
  }

  /// Of requests at the same time one is the first.
  private boolean noteFirst(String key, @Nullable Instant before, Instant now) {
    return before == null ? used.putIfAbsent(key, now) == null : used.replace(key, before, now);
  }

  /// The working key of that id.
  public Optional<ApiKey> find(WorkspaceId workspace, String id) {
    return database.read(tx -> store.find(tx, workspace, id)).filter(ApiKeys::works);
  }

  private ApiKey working(Tx tx, WorkspaceId workspace, String id) {
    return store
        .find(tx, workspace, id)
        .filter(ApiKeys::works)
        .orElseThrow(() -> ProblemException.notFound(AccessWords.THE_KEY, id));
  }

  private static boolean works(ApiKey key) {
    return key.revokedAt() == null;
  }
}

package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.access.ApiKeys;
import dev.quayside.engine.account.access.KeyDraft;
import dev.quayside.engine.account.access.KeyRotation;
import dev.quayside.engine.account.access.NewApiKey;
import dev.quayside.engine.account.user.SlowHash;
import dev.quayside.engine.account.user.Users;
import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.setting.InstallationKeys;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Keys, people and workspaces without an engine, so that they can be managed while one runs.
public final class KeyRecords implements AutoCloseable {

  private final FolderDatabase kept;
  private final Database database;
  private final Workspaces workspaces;
  private final ApiKeys keys;
  private final Users users;
  private final Clocks clocks;

  private KeyRecords(FolderDatabase kept, Database database) {
    this.kept = kept;
    this.database = database;
    var clock = InstantSource.system();
    var random = new SecureRandom();
    var ids = new Ids(clock, random);
    clocks = new Clocks(database, clock);
    workspaces =
        new Workspaces(
            database, new Wallets(database, ids, clocks::now, new LiveEvents()), ids, clock);
    workspaces.makeDefaults();
    // A running server looks up in the database whether a key still works, so no event needs to
    // reach it.
    var audit = new Audit(ids, null);
    keys = new ApiKeys(database, ids, random, clock, new LiveEvents(), audit);
    users =
        new Users(
            database,
            ids,
            new SlowHash(random, EngineOptions.PIN_ROUNDS),
            clock,
            new LiveEvents(),
            audit);
  }

  public static KeyRecords open(FolderDatabase kept) {
    return new KeyRecords(kept, kept.open(_ -> {}));
  }

  ApiKeys keys() {
    return keys;
  }

  public Users users() {
    return users;
  }

  /// The key that signs tokens.
  byte[] signingKey() {
    return InstallationKeys.of(kept, database, new SecureRandom()).tokens();
  }

  Clocks clocks() {
    return clocks;
  }

  List<Workspace> workspaces() {
    return workspaces.all();
  }

  /// @throws CommandFailure listing the workspaces, when there is none of this slug
  public Workspace workspace(String slug) {
    return workspaces
        .bySlug(slug)
        .orElseThrow(
            () ->
                new CommandFailure(
                    "there is no workspace '"
                        + slug
                        + "': choose one of "
                        + workspaces().stream()
                            .map(Workspace::slug)
                            .collect(Collectors.joining(", "))));
  }

  /// @throws CommandFailure when no workspace has a working key of this id
  void revoke(String id) {
    var owner = ownerOf(id).id();
    noted(
        () -> {
          keys.revoke(owner, id);
          return true;
        });
  }

  /// Ends a key and makes one of the same role and name in its place.
  ///
  /// @throws CommandFailure when no workspace has a working key of this id
  NewApiKey rotate(String id, KeyRotation rotation) {
    var owner = ownerOf(id).id();
    return noted(() -> keys.rotate(owner, id, rotation, RequestKey.none()));
  }

  NewApiKey create(Workspace of, KeyDraft draft) {
    return noted(() -> keys.create(of.id(), of.environment(), draft, RequestKey.none()));
  }

  /// Removes every person of a workspace.
  ///
  /// @return how many there were
  public int resetPeople(Workspace of) {
    return noted(() -> users.reset(of.id()));
  }

  /// The audit has what is done here, with the command line in place of a key.
  private static <T> T noted(Supplier<T> act) {
    return Acting.as(Actor.command(), act);
  }

  /// The workspace of a working key.
  ///
  /// @throws CommandFailure when no workspace has a working key of this id
  Workspace ownerOf(String id) {
    return workspaces().stream()
        .filter(
            workspace ->
                keys.list(workspace.id()).stream()
                    .anyMatch(one -> one.id().equals(id) && one.works()))
        .findFirst()
        .orElseThrow(
            () -> new CommandFailure("there is no working key '" + id + "': see keys list"));
  }

  /// The fields of a new key for a script: the only answer that contains the key itself.
  static Map<String, String> shown(NewApiKey made, String slug) {
    var shown = new HashMap<String, String>();
    shown.put("id", made.key().id());
    shown.put("key", made.secret());
    shown.put("role", made.key().role().wire());
    shown.put("workspace", slug);
    if (made.key().name() != null) {
      shown.put("name", made.key().name());
    }
    return shown;
  }

  @Override
  public void close() {
    database.close();
  }
}

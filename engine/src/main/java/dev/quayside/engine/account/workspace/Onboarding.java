package dev.quayside.engine.account.workspace;

import dev.quayside.engine.account.access.ApiKeys;
import dev.quayside.engine.account.access.KeyDraft;
import dev.quayside.engine.account.access.NewApiKey;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;

/// Adds a tenant: a workspace, its wallet and its first key, in one transaction.
public final class Onboarding {

  private final Database database;
  private final Workspaces workspaces;
  private final ApiKeys keys;
  private final Audit audit;

  public Onboarding(Database database, Workspaces workspaces, ApiKeys keys, Audit audit) {
    this.database = database;
    this.workspaces = workspaces;
    this.keys = keys;
    this.audit = audit;
  }

  /// A newly made workspace.
  ///
  /// @param key with role admin; this is the only time it is shown
  public record Opened(Workspace workspace, NewApiKey key) {}

  /// @throws ProblemException `INVALID_REQUEST`, or `CONFLICT` when the slug is taken
  public Opened open(Workspaces.Draft draft, Environment environment, RequestKey<Opened> request) {
    // the answer has an admin key
    Acting.require(Right.SEE_SECRETS);
    if (environment == Environment.PRODUCTION) {
      Acting.require(Right.GO_LIVE);
    }
    var workspace = workspaces.made(draft, environment);
    var key = keys.made(workspace.id(), environment, KeyDraft.unnamed(Role.ADMIN));
    var opened = new Opened(workspace, key);
    var answer = request.answer(opened);
    return database.write(
        tx -> {
          workspaces.insert(tx, workspace);
          keys.insert(tx, key);
          audit.noteShared(tx, "workspace.created", workspace.id().value());
          answer.keep(tx);
          return opened;
        });
  }
}

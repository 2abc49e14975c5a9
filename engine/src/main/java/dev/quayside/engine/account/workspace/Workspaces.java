package dev.quayside.engine.account.workspace;

import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.lease.Question;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Makes and finds workspaces.
public final class Workspaces {

  private static final Pattern SLUG = Pattern.compile("[a-z0-9-]{1,63}");
  private static final String PLAN = "desk";

  private final Database database;
  private final Wallets wallets;
  private final Ids ids;
  private final InstantSource clock;
  private final WorkspaceStore store = new WorkspaceStore();
  private final ConcurrentMap<WorkspaceId, Environment> environments = new ConcurrentHashMap<>();

  public Workspaces(Database database, Wallets wallets, Ids ids, InstantSource clock) {
    this.database = database;
    this.wallets = wallets;
    this.ids = ids;
    this.clock = clock;
  }

  /// The request for a workspace; all three values are required.
  public record Draft(@Nullable String name, @Nullable String slug, @Nullable String plan) {

    void check(Violations found) {
      found.require("name", name).require("slug", slug).require("plan", plan);
      if (slug != null && !slug.isBlank() && !SLUG.matcher(slug).matches()) {
        found.add("slug", WorkspaceWords.SLUG);
      }
      if (plan != null && !plan.isBlank() && !plan.equals(PLAN)) {
        found.add("plan", WorkspaceWords.PLAN, PLAN);
      }
    }
  }

  /// A new workspace, which exists once it is inserted. Its parcels move only when told to.
  ///
  /// @throws ProblemException `INVALID_REQUEST`
  public Workspace made(Draft draft, Environment environment) {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::check);
    return made(draft, environment, false);
  }

  /// Stores a workspace with its wallet within the caller's transaction.
  ///
  /// @throws ProblemException `CONFLICT` when the slug is taken
  public void insert(Tx tx, Workspace workspace) {
    if (store.bySlug(tx, workspace.slug()).isPresent()) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, WorkspaceWords.SLUG_TAKEN, workspace.slug());
    }
    store.insert(tx, workspace);
    wallets.open(tx, workspace.id(), workspace.environment());
  }

  /// Makes the workspaces of a first start: `Demo` in the sandbox, `Main` for real work.
  public void makeDefaults() {
    database.change(
        tx -> {
          if (store.all(tx).isEmpty()) {
            insert(tx, made(new Draft("Demo", "demo", PLAN), Environment.SANDBOX, true));
            insert(tx, made(new Draft("Main", "main", PLAN), Environment.PRODUCTION, false));
          }
        });
  }

  /// Asks whether there are others than before.
  public static Question changed(Runnable then) {
    return Question.changed(WorkspaceStore.PRESENT, then);
  }

  public List<Workspace> all() {
    return database.readOnce(store::all);
  }

  /// The workspaces in use; there is always one.
  public List<Workspace> active() {
    return all().stream().filter(each -> !each.isArchived()).toList();
  }

  public Optional<Workspace> byId(WorkspaceId id) {
    return database.readOnce(tx -> store.byId(tx, id));
  }

  public Optional<Workspace> bySlug(String slug) {
    return database.readOnce(tx -> store.bySlug(tx, slug));
  }

  /// The workspace's environment, which never changes and so is cached.
  public Environment environment(WorkspaceId id) {
    return environments.computeIfAbsent(
        id, each -> byId(each).orElseThrow(() -> unknown(each)).environment());
  }

  /// The same, in the middle of a transaction.
  public Environment environment(Tx tx, WorkspaceId id) {
    return environments.computeIfAbsent(
        id, each -> store.byId(tx, each).orElseThrow(() -> unknown(each)).environment());
  }

  /// The workspace's present name.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public String name(WorkspaceId id) {
    return byId(id).orElseThrow(() -> unknown(id)).name();
  }

  public boolean autoScan(WorkspaceId id) {
    return byId(id).map(Workspace::autoScan).orElse(false);
  }

  public void setAutoScan(WorkspaceId id, boolean on) {
    database.change(
        tx -> {
          store.setAutoScan(tx, id, on);
        });
  }

  private static ProblemException unknown(WorkspaceId id) {
    return ProblemException.refused(ProblemCode.NOT_FOUND, WorkspaceWords.NONE, id);
  }

  @SuppressWarnings("NullAway") // check() has seen name, slug and plan
  private Workspace made(Draft draft, Environment environment, boolean autoScan) {
    return new Workspace(
        new WorkspaceId(ids.next(IdKind.WORKSPACE)),
        draft.slug(),
        draft.name().strip(),
        draft.plan(),
        environment,
        autoScan,
        clock.instant(),
        null);
  }
}

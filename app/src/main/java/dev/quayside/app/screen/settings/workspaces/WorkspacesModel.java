package dev.quayside.app.screen.settings.workspaces;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Rows;
import dev.quayside.app.task.Background;
import dev.quayside.engine.account.Accounts;
import dev.quayside.engine.account.workspace.Onboarding;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.account.workspace.WorkspaceChange;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The workspaces of this installation, and the form for a new one.
public final class WorkspacesModel extends AskingModel {

  private static final String PLAN = "desk";
  private static final int LONGEST_SLUG = 63;
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern NOT_OF_A_SLUG = Pattern.compile("[^a-z0-9]+");

  private final OpeningEngine engine;
  private final Runnable changed;

  /// The workspaces that are not archived.
  public final ObservableList<Workspace> workspaces = FXCollections.observableArrayList();

  public final ObservableList<Workspace> archived = FXCollections.observableArrayList();
  public final StringProperty name = new SimpleStringProperty("");

  /// The slug; follows the name until the user types another one.
  public final StringProperty slug = new SimpleStringProperty("");

  public final ObjectProperty<Environment> environment =
      new SimpleObjectProperty<>(Environment.SANDBOX);
  public final ObjectProperty<@Nullable Workspace> chosen = new SimpleObjectProperty<>();

  /// The new name of the selected workspace.
  public final StringProperty newName = new SimpleStringProperty("");

  /// Whether the user is being asked if the selected workspace is to be archived.
  public final BooleanProperty archiving = new SimpleBooleanProperty();

  /// The admin key of the workspace just made; null once it is hidden.
  public final ObjectProperty<@Nullable String> secret = new SimpleObjectProperty<>();

  /// @param changed called when a workspace was added, archived or renamed
  public WorkspacesModel(Background background, OpeningEngine engine, Runnable changed) {
    super(background);
    this.engine = engine;
    this.changed = changed;
    name.subscribe(this::follow);
    chosen.subscribe(
        now -> {
          newName.set(now == null ? "" : now.name());
          archiving.set(false);
        });
  }

  @Override
  public void refresh() {
    asking.ask(() -> accounts().workspaces().all(), this::show);
  }

  /// Shows changes made elsewhere.
  @Override
  public void lookAgain() {
    asking.look(() -> accounts().workspaces().all(), this::show);
  }

  private void show(List<Workspace> now) {
    var active = now.stream().filter(each -> !each.isArchived()).toList();
    Rows.show(workspaces, active, WorkspacesModel::id, chosen);
    Rows.show(archived, now.stream().filter(Workspace::isArchived).toList(), WorkspacesModel::id);
  }

  private static String id(Workspace workspace) {
    return workspace.id().value();
  }

  public void rename() {
    var workspace = chosen.get();
    var name = newName.get().strip();
    if (workspace != null && !name.isEmpty() && !name.equals(workspace.name())) {
      change(workspace, WorkspaceChange.toName(name));
    }
  }

  public void archive() {
    archiving.set(false);
    var workspace = chosen.get();
    if (workspace != null) {
      change(workspace, WorkspaceChange.toArchived(true));
    }
  }

  public void bringBack(Workspace workspace) {
    change(workspace, WorkspaceChange.toArchived(false));
  }

  private void change(Workspace workspace, WorkspaceChange change) {
    asking.ask(
        () -> accounts().workspaceChanges().change(workspace.id(), change),
        _ -> {
          changed.run();
          refresh();
        });
  }

  public void create() {
    var draft = new Workspaces.Draft(name.get(), slug.get(), PLAN);
    var where = environment.get();
    asking.ask(() -> accounts().onboarding().open(draft, where, RequestKey.none()), this::made);
  }

  private void made(Onboarding.Opened opened) {
    secret.set(opened.key().secret());
    name.set("");
    slug.set("");
    changed.run();
    refresh();
  }

  private void follow(String before, String after) {
    if (slug.get().equals(slugOf(before))) {
      slug.set(slugOf(after));
    }
  }

  /// The slug made of a name: `Café Norte 2` becomes `cafe-norte-2`.
  static String slugOf(String name) {
    var plain = MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).replaceAll("");
    var slug = NOT_OF_A_SLUG.matcher(plain.toLowerCase(Locale.ROOT)).replaceAll("-");
    var cut = slug.substring(0, Math.min(slug.length(), LONGEST_SLUG));
    return cut.replaceAll("^-|-$", "");
  }

  /// It waits for the engine, so only off the window's thread.
  private Accounts accounts() {
    return engine.get().accounts();
  }
}

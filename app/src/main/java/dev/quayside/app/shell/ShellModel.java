package dev.quayside.app.shell;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.money.Money;
import dev.quayside.engine.problem.Problem;
import dev.quayside.engine.workspace.Workspace;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The frame around the screens: where we are, as whom, with how much money.
public final class ShellModel implements Notices, Errands {

  private static final Duration NOTICE_STAYS = Duration.ofSeconds(5);
  private static final Duration LOOK_AGAIN = Duration.ofSeconds(5);

  private final Background background;
  private final ShellDesk desk;

  private final ObjectProperty<Place> place = new SimpleObjectProperty<>(Place.SHIP);
  private final ObservableList<Workspace> workspaces = FXCollections.observableArrayList();
  private final ObservableList<Notice> notices = FXCollections.observableArrayList();

  // Kept, since they hang on the lists by weak listeners only.
  private final ObservableList<Workspace> workspacesToOthers =
      FXCollections.unmodifiableObservableList(workspaces);
  private final ObservableList<Notice> noticesToOthers =
      FXCollections.unmodifiableObservableList(notices);

  private final ReadOnlyObjectWrapper<@Nullable Workspace> workspace =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<WindowMemory> memory;
  private final ReadOnlyObjectWrapper<@Nullable Money> balance = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Optional<String>> printer =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();
  private final BooleanProperty paletteOpen = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<@Nullable Errand> errand = new ReadOnlyObjectWrapper<>();
  private final BooleanProperty busy = new SimpleBooleanProperty();

  public ShellModel(Background background, ShellDesk desk, WindowMemory memory) {
    this.background = background;
    this.desk = desk;
    this.memory = new ReadOnlyObjectWrapper<>(memory);
  }

  public ObjectProperty<Place> place() {
    return place;
  }

  public ObservableList<Workspace> workspaces() {
    return workspacesToOthers;
  }

  /// The one worked in; null until the engine is open.
  public ReadOnlyObjectProperty<@Nullable Workspace> workspace() {
    return workspace.getReadOnlyProperty();
  }

  /// Name, environment, language and colours, known from the first frame on.
  public ReadOnlyObjectProperty<WindowMemory> memory() {
    return memory.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<@Nullable Money> balance() {
    return balance.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Optional<String>> printer() {
    return printer.getReadOnlyProperty();
  }

  public ObservableList<Notice> notices() {
    return noticesToOthers;
  }

  /// What the problem dialog shows; null closes it.
  public ObjectProperty<@Nullable Problem> problem() {
    return problem;
  }

  public BooleanProperty paletteOpen() {
    return paletteOpen;
  }

  /// Whether something is being bought or voided, so that this is no time to leave the workspace.
  public BooleanProperty busy() {
    return busy;
  }

  /// What one screen asked of another last.
  public ReadOnlyObjectProperty<@Nullable Errand> errand() {
    return errand.getReadOnlyProperty();
  }

  @Override
  public void send(Errand asked) {
    place.set(asked.place());
    // the same errand twice is two errands
    errand.set(null);
    errand.set(asked);
  }

  /// Fills the frame once the engine is open.
  public void start() {
    background.run(desk::workspaces, this::choose, this::fail);
    lookAtPrinter();
  }

  public void enter(Workspace chosen) {
    workspace.set(chosen);
    var before = memory.get();
    remember(
        new WindowMemory(
            before.appearance(),
            before.language(),
            chosen.slug(),
            chosen.name(),
            chosen.environment() == Environment.SANDBOX));
    countMoney();
  }

  public void dress(Appearance appearance) {
    var before = memory.get();
    remember(
        new WindowMemory(
            appearance,
            before.language(),
            before.workspace(),
            before.workspaceName(),
            before.sandbox()));
  }

  public void speak(Language language) {
    var before = memory.get();
    remember(
        new WindowMemory(
            before.appearance(),
            language,
            before.workspace(),
            before.workspaceName(),
            before.sandbox()));
  }

  /// Asks the wallet again; money has moved.
  public void countMoney() {
    var mine = workspace.get();
    if (mine != null) {
      background.run(() -> desk.balance(mine), balance::set, this::fail);
    }
  }

  @Override
  public void tell(Notice notice) {
    notices.add(notice);
    background.after(NOTICE_STAYS, () -> notices.remove(notice));
  }

  @Override
  public void show(Problem problem) {
    this.problem.set(problem);
  }

  private void choose(List<Workspace> all) {
    workspaces.setAll(all);
    all.stream()
        .filter(one -> one.slug().equals(memory.get().workspace()))
        .findFirst()
        .or(() -> all.stream().findFirst())
        .ifPresent(this::enter);
  }

  private void lookAtPrinter() {
    background.run(
        desk::printer,
        light -> {
          printer.set(light);
          background.after(LOOK_AGAIN, this::lookAtPrinter);
        },
        this::fail);
  }

  private void remember(WindowMemory fresh) {
    if (!fresh.equals(memory.get())) {
      memory.set(fresh);
      background.run(
          () -> {
            desk.remember(fresh);
            return fresh;
          },
          _ -> {},
          this::fail);
    }
  }

  /// Something that belongs to no screen went wrong.
  public void fail(Throwable failure) {
    show(Failures.problem(failure));
  }
}

package dev.quayside.app.shell;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.money.Money;
import dev.quayside.engine.problem.Problem;
import dev.quayside.engine.workspace.Workspace;
import java.time.Duration;
import java.util.List;
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
  private static final Duration LOOK_AGAIN = Duration.ofSeconds(2);
  private static final Duration TYPING_PAUSE = Duration.ofMillis(120);

  /// Fewer letters fit too much.
  private static final int SHORTEST = 2;

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
  private final ObservableList<Money> balances = FXCollections.observableArrayList();
  private final ObservableList<Found> found = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<Printing> printing =
      new ReadOnlyObjectWrapper<>(Printing.NOTHING);
  private final ReadOnlyObjectWrapper<FirstSteps> firstSteps =
      new ReadOnlyObjectWrapper<>(FirstSteps.NONE);
  private final BooleanProperty shortcutsOpen = new SimpleBooleanProperty();
  private final BooleanProperty leaving = new SimpleBooleanProperty();
  private final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();
  private final BooleanProperty paletteOpen = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<@Nullable Errand> errand = new ReadOnlyObjectWrapper<>();
  private final BooleanProperty busy = new SimpleBooleanProperty();
  private Background.Timer pause = () -> {};
  private int question;

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

  /// What is free to spend, in each currency that was ever used.
  public ObservableList<Money> balances() {
    return balances;
  }

  public ReadOnlyObjectProperty<Printing> printing() {
    return printing.getReadOnlyProperty();
  }

  /// What is there of what a new desk needs.
  public ReadOnlyObjectProperty<FirstSteps> firstSteps() {
    return firstSteps.getReadOnlyProperty();
  }

  /// What the palette found.
  public ObservableList<Found> found() {
    return found;
  }

  /// Whether the page of shortcuts is open.
  public BooleanProperty shortcutsOpen() {
    return shortcutsOpen;
  }

  /// Whether the person is being asked if the window is really to be closed while money moves.
  public BooleanProperty leaving() {
    return leaving;
  }

  /// Somebody wants to close the window.
  ///
  /// @return false when that would be in the midst of something; the person is asked
  public boolean mayClose() {
    leaving.set(busy.get());
    return !busy.get();
  }

  /// Looks for shipments and orders once the typing pauses; the answer comes in {@link #found}.
  public void find(String words) {
    int mine = ++question;
    pause.cancel();
    found.clear();
    var where = workspace.get();
    if (words.strip().length() >= SHORTEST && where != null) {
      pause =
          background.after(
              TYPING_PAUSE,
              () ->
                  background.run(
                      () -> desk.find(where, words.strip()),
                      all -> {
                        if (mine == question) {
                          found.setAll(all);
                        }
                      },
                      this::fail));
    }
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
    remember(memory.get().in(chosen));
    countMoney();
  }

  public void dress(Appearance appearance) {
    remember(memory.get().dressed(appearance));
  }

  public void speak(Language language) {
    remember(memory.get().speaking(language));
  }

  /// Makes everything larger or smaller.
  ///
  /// @param percent one of {@link WindowMemory#ZOOMS}
  public void zoom(int percent) {
    remember(memory.get().zoomed(percent));
  }

  /// Switches signals on or off.
  public void sound(boolean on) {
    remember(memory.get().sounding(on));
  }

  /// Closes the checklist of the first start, or opens it again.
  public void introduce(boolean open) {
    remember(memory.get().introduced(!open));
  }

  /// Asks the wallet again; money has moved.
  public void countMoney() {
    var mine = workspace.get();
    if (mine != null) {
      background.run(() -> desk.balances(mine), balances::setAll, this::fail);
      if (!memory.get().introduced()) {
        background.run(() -> desk.firstSteps(mine), firstSteps::set, this::fail);
      }
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
        desk::printing,
        now -> {
          printing.set(now);
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

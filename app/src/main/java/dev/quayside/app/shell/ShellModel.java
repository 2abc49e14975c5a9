package dev.quayside.app.shell;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.person.Permissions;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.shell.palette.PaletteModel;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.app.task.Refresh;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The model of the window's frame: the shown screen, the workspace, the money, the printers'
/// state.
public final class ShellModel implements Notices, Navigation {

  private static final Duration NOTICE_STAYS = Duration.ofSeconds(5);

  /// How often the printers are asked: most changes are reported as they happen, but not, for
  /// example, a driver changed in the operating system.
  private static final Duration LOOK_AGAIN = Duration.ofSeconds(30);

  private final Background background;
  private final ShellGateway gateway;

  public final ObjectProperty<Place> place = new SimpleObjectProperty<>(Place.SHIP);
  private final ObservableList<Workspace> workspaces = FXCollections.observableArrayList();
  private final ObservableList<Notice> notices = FXCollections.observableArrayList();

  // Fields, since weak listeners alone connect them to the lists.
  private final ObservableList<Workspace> workspacesToOthers =
      FXCollections.unmodifiableObservableList(workspaces);
  private final ObservableList<Notice> noticesToOthers =
      FXCollections.unmodifiableObservableList(notices);

  private final ReadOnlyObjectWrapper<@Nullable Workspace> workspace =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<WindowMemory> memory;
  private final ReadOnlyObjectWrapper<Printing> printing =
      new ReadOnlyObjectWrapper<>(Printing.NOT_KNOWN);

  /// Whether the page of shortcuts is open.
  public final BooleanProperty shortcutsOpen = new SimpleBooleanProperty();

  /// Whether the user is being asked if the window is to be closed while money moves.
  public final BooleanProperty leaving = new SimpleBooleanProperty();

  private final LiveQuestion live = new LiveQuestion();

  /// The problem in the problem dialog; null closes it.
  public final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();

  private final ReadOnlyObjectWrapper<@Nullable NavigationRequest> request =
      new ReadOnlyObjectWrapper<>();

  /// Whether something is being bought or voided, so that the workspace must not be left.
  public final BooleanProperty busy = new SimpleBooleanProperty();

  private final PaletteModel palette;
  private final Refresh<Printing> printer;
  private final FundsModel money;
  private final Refresh<List<Workspace>> shops;
  private final Waiting waiting;
  private Listening listening;
  private Permissions permissions = Permissions.NONE;
  private boolean failing;

  public ShellModel(Background background, ShellGateway gateway, WindowMemory memory) {
    this.background = background;
    this.gateway = gateway;
    this.memory = new ReadOnlyObjectWrapper<>(memory);
    palette = new PaletteModel(background, gateway::find, workspace::get);
    printer = new Refresh<>(background, this::look, this::looked, this::failAgain);
    money =
        new FundsModel(
            background,
            gateway,
            workspace::get,
            () -> this.memory.get().introduced(),
            this::failAgain);
    shops = new Refresh<>(background, () -> gateway::workspaces, this::choose, this::failAgain);
    waiting = new Waiting(background, gateway, shops::now);
    listening = new Listening(background);
  }

  private Callable<Printing> look() {
    var whose = workspace.get();
    return () -> whose == null ? Printing.NOT_KNOWN : gateway.printing(whose);
  }

  public ObservableList<Workspace> workspaces() {
    return workspacesToOthers;
  }

  /// The open workspace; null until the engine is open.
  public ReadOnlyObjectProperty<@Nullable Workspace> workspace() {
    return workspace.getReadOnlyProperty();
  }

  /// What the whole window waits for.
  public Waiting waiting() {
    return waiting;
  }

  /// Workspace name, environment, language and colours, known before the first frame.
  public ReadOnlyObjectProperty<WindowMemory> memory() {
    return memory.getReadOnlyProperty();
  }

  /// The money free to spend, in each currency that was ever used.
  public ObservableList<Money> balances() {
    return money.balances;
  }

  public ReadOnlyObjectProperty<Printing> printing() {
    return printing.getReadOnlyProperty();
  }

  /// Which needs of a new workstation are already met.
  public ReadOnlyObjectProperty<FirstSteps> firstSteps() {
    return money.firstSteps();
  }

  /// The search of actions and records.
  public PaletteModel palette() {
    return palette;
  }

  /// Called when the user closes the window.
  ///
  /// @return false during a purchase or a batch; then the user is asked
  public boolean mayClose() {
    leaving.set(busy.get());
    return !busy.get();
  }

  public ObservableList<Notice> notices() {
    return noticesToOthers;
  }

  /// The last request of one screen to another.
  public ReadOnlyObjectProperty<@Nullable NavigationRequest> request() {
    return request.getReadOnlyProperty();
  }

  /// What the person at the window may do.
  public Permissions permissions() {
    return permissions;
  }

  public void permit(Permissions person) {
    permissions = person;
  }

  /// Whether the person may work on a screen.
  public boolean mayUse(Place screen) {
    return screen != Place.SETTINGS || permissions.may(Right.CHANGE_SETTINGS);
  }

  @Override
  public void send(NavigationRequest asked) {
    if (!mayUse(asked.place())) {
      permissions.refuse();
      return;
    }
    place.set(asked.place());
    // so that the same request twice counts as two
    request.set(null);
    request.set(asked);
  }

  /// Fills the frame once the engine is open.
  public void start() {
    waiting.followOpening();
    background.run(
        gateway::workspaces,
        this::choose,
        failure -> {
          waiting.end();
          fail(failure);
        });
    lookAgain();
  }

  /// Reads the workspaces again, after one was added, archived or renamed.
  public void lookAtWorkspaces() {
    shops.now();
  }

  /// The production workspace the user wants to enter, while the question about it is open.
  public ObjectProperty<@Nullable Workspace> goingLive() {
    return live.about;
  }

  /// Enters a workspace; before going from a sandbox to production the user is asked.
  public void choose(Workspace chosen) {
    if (!permissions.mayEnter(chosen)) {
      permissions.refuse();
      return;
    }
    if (!live.asks(workspace.get(), chosen)) {
      enter(chosen);
    }
  }

  /// The sandbox to go to instead of the production workspace in question, when the window opened
  /// in that one.
  public Optional<Workspace> insteadOfLive() {
    return live.instead();
  }

  public void enter(Workspace chosen) {
    live.about.set(null);
    workspace.set(chosen);
    remember(memory.get().in(chosen));
    countMoney();
    listen(chosen);
  }

  public void appearance(Appearance appearance) {
    remember(memory.get().appearance(appearance));
  }

  public void language(Language language) {
    remember(memory.get().language(language));
  }

  /// Makes everything larger or smaller.
  ///
  /// @param percent one of {@link WindowMemory#ZOOMS}
  public void zoom(int percent) {
    remember(memory.get().zoom(percent));
  }

  /// Switches the sound signals on or off.
  public void sounds(boolean on) {
    remember(memory.get().sounds(on));
  }

  /// Makes signals louder or quieter.
  ///
  /// @param percent 0 to 100
  public void volume(int percent) {
    remember(memory.get().volume(percent));
  }

  /// Closes the checklist of the first start, or opens it again.
  public void introduce(boolean open) {
    remember(memory.get().introduced(!open));
    countMoney();
  }

  /// Reads the balances again, after money has moved.
  public void countMoney() {
    money.now();
  }

  @Override
  public void tell(Notice notice) {
    notices.remove(notice);
    notices.add(notice);
    background.after(NOTICE_STAYS, () -> notices.remove(notice));
  }

  @Override
  public void show(Problem problem) {
    if (!waiting.takes(problem)) {
      this.problem.set(problem);
    }
  }

  private void choose(List<Workspace> all) {
    waiting.over();
    workspaces.setAll(all);
    live.look(all);
    all.stream()
        .filter(one -> one.slug().equals(memory.get().workspace()))
        .findFirst()
        .ifPresentOrElse(this::stay, () -> Elsewhere.of(memory.get(), all).ifPresent(this::lead));
  }

  private void stay(Workspace here) {
    var before = workspace.get();
    if (!here.equals(before)) {
      enter(here);
    }
    if (before == null) {
      live.opened(here, workspaces, permissions::mayEnter);
    }
  }

  private void lead(Elsewhere there) {
    enter(there.next());
    show(there.told());
  }

  private void listen(Workspace here) {
    listening.end();
    var mine = new Listening(background);
    listening = mine;
    mine.begin(
        () ->
            gateway.listen(
                here,
                changed ->
                    background.onModelThread(
                        () -> {
                          if (!mine.isOver()) {
                            changed(changed);
                          }
                        })),
        () -> changed(EnumSet.allOf(Live.class)),
        this::fail);
  }

  private void changed(Set<Live> what) {
    if (what.contains(Live.PRINTING)) {
      printer.soon();
    }
    if (what.contains(Live.WORKSPACES)) {
      shops.soon();
    }
    if (what.contains(Live.MONEY) || !memory.get().introduced()) {
      money.soon();
    }
  }

  private void looked(Printing now) {
    failing = false;
    printing.set(now);
  }

  /// Reports the failure of a regular refresh only once: the user did not ask for it.
  private void failAgain(Throwable failure) {
    if (!failing) {
      failing = true;
      fail(failure);
    }
  }

  private void lookAgain() {
    printer.now();
    background.after(LOOK_AGAIN, this::lookAgain);
  }

  private void remember(WindowMemory fresh) {
    if (!fresh.equals(memory.get())) {
      memory.set(fresh);
      background.run(
          () -> {
            gateway.remember(fresh);
            return fresh;
          },
          _ -> {},
          this::fail);
    }
  }

  /// Reports a failure that belongs to no screen.
  public void fail(Throwable failure) {
    show(Failures.problem(failure));
  }
}

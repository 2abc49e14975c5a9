package dev.quayside.app;

import static dev.quayside.app.action.Keys.shiftControl;

import dev.quayside.app.action.Actions;
import dev.quayside.app.api.LocalApi;
import dev.quayside.app.bell.BellGateway;
import dev.quayside.app.bell.BellModel;
import dev.quayside.app.bell.BellView;
import dev.quayside.app.control.Ui;
import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.fault.Fault;
import dev.quayside.app.fault.FaultView;
import dev.quayside.app.habit.Habits;
import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.person.Member;
import dev.quayside.app.person.PersonView;
import dev.quayside.app.person.SignInGateway;
import dev.quayside.app.person.SignInModel;
import dev.quayside.app.person.SignInView;
import dev.quayside.app.scale.DeskScale;
import dev.quayside.app.scale.ScaleReadingModel;
import dev.quayside.app.scale.ScaleReadingView;
import dev.quayside.app.scanner.ScannerKeys;
import dev.quayside.app.screen.settings.workspaces.WorkspacesModel;
import dev.quayside.app.screen.ship.ScanElsewhere;
import dev.quayside.app.screen.ship.ShipScreen;
import dev.quayside.app.shell.Screen;
import dev.quayside.app.shell.ShellActions;
import dev.quayside.app.shell.ShellModel;
import dev.quayside.app.shell.ShellView;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.app.shell.window.Zoom;
import dev.quayside.app.sound.Loudspeaker;
import dev.quayside.app.sound.Sounds;
import dev.quayside.app.task.FxBackground;
import dev.quayside.app.theme.Theme;
import dev.quayside.app.update.UpdateModel;
import dev.quayside.app.update.UpdateView;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.platform.update.Updates;
import java.net.URI;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.application.ColorScheme;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TouchEvent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// Puts the window together: models are connected to the engine, views are built again when the
/// language or the workspace changes.
public final class Wiring {

  /// Screens with a search that finds labels by their numbers.
  private static final Set<Place> LABEL_LISTS = EnumSet.of(Place.SHIPMENTS, Place.TRACKING);

  private final FxBackground background;
  private final OpeningEngine engine;
  private final Path dataDirectory;
  private final LocalApi api;
  private final DeskScale scale;
  private final ScaleReadingModel reading;
  private final ShellModel shell;
  private final SignInModel signIn;
  private final BellModel bell;
  private final WorkspacesModel workspaces;
  private final Loudspeaker speaker;
  private final Sounds sounds;
  private final Habits habits;
  private final UpdateModel updates;
  private final Consumer<URI> browser;
  private final Runnable quit;
  private Consumer<Runnable> whenDrawn;
  private final Scene scene;
  private WindowMemory shown;
  private String workspace;
  private List<Screen> screens;
  private @Nullable Fault fault;

  /// @param newer asks for newer versions
  /// @param speaker plays sound signals while they are switched on
  /// @param browser opens a page in the user's browser
  /// @param whenDrawn runs what shows the first screen: at once, or when the rest is on the display
  /// @param quit closes the window
  public Wiring(
      FxBackground background,
      OpeningEngine engine,
      Path dataDirectory,
      LocalApi api,
      DeskScale scale,
      WindowMemory memory,
      Updates newer,
      double width,
      double height,
      Loudspeaker speaker,
      Consumer<URI> browser,
      Consumer<Runnable> whenDrawn,
      Runnable quit) {
    this.background = background;
    this.engine = engine;
    this.dataDirectory = dataDirectory;
    this.api = api;
    this.scale = scale;
    reading = new ScaleReadingModel(background, scale);
    this.quit = quit;
    this.speaker = speaker;
    this.browser = browser;
    this.whenDrawn = whenDrawn;
    shown = memory;
    workspace = memory.workspace();
    shell = new ShellModel(background, new EngineShellGateway(engine, dataDirectory), memory);
    signIn = new SignInModel(background, new SignInGateway(engine), shell);
    background.actAs(signIn::actor);
    shell.permit(signIn);
    bell = new BellModel(background, new BellGateway(engine), shell::permissions, shell);
    workspaces = new WorkspacesModel(background, engine, shell::lookAtWorkspaces);
    sounds =
        signal -> {
          if (shell.memory().get().sounds()) {
            speaker.play(signal, shell.memory().get().volume());
          }
        };
    habits = new Habits(this::keep);
    updates = new UpdateModel(background, newer, browser, shell::fail);
    screens = screensOf(workspace);
    scene = new Scene(new StackPane(), width, height);
    Theme.apply(scene, memory.appearance());
    scene.setRoot(content());
    shell.memory().subscribe(this::adapt);
    shell.workspace().subscribe(this::enter);
    shell.request().subscribe(this::carryOut);
    signIn.present().subscribe((before, now) -> change(rights(before), rights(now)));
    for (var touch :
        List.of(KeyEvent.KEY_PRESSED, MouseEvent.MOUSE_PRESSED, TouchEvent.TOUCH_PRESSED)) {
      scene.addEventFilter(touch, _ -> signIn.touched());
    }
  }

  public Scene scene() {
    return scene;
  }

  public ShellModel shell() {
    return shell;
  }

  /// The places that have a screen, in the order of the rail.
  public List<Place> places() {
    return shown().map(Screen::place).toList();
  }

  /// The screen of a class in the open workspace.
  public <S extends Screen> S screen(Class<S> kind) {
    return screens.stream().filter(kind::isInstance).map(kind::cast).findFirst().orElseThrow();
  }

  /// Whether the window can be closed now; during a purchase or a batch the user is asked first.
  public boolean mayClose() {
    return shell.mayClose();
  }

  /// Replaces everything with the fault until the user goes on. All views are dropped, since one of
  /// them may have caused it; the models keep what was typed.
  public void show(Fault broken) {
    fault = broken.thenAlso(this::drawAnew);
    scene.setRoot(content());
  }

  private void drawAnew() {
    fault = null;
    scene.setRoot(content());
  }

  /// Asks the engine for what to show, and opens the API afterwards.
  public void start() {
    background.run(api::open, _ -> {}, shell::fail);
    background.run(scale::open, _ -> reading.look(), shell::fail);
    background.run(() -> Habits.read(dataDirectory), habits::recall, shell::fail);
    shell.start();
    updates.start();
    screens.forEach(Screen::start);
  }

  private void keep(Map<String, String> all) {
    background.run(
        () -> {
          Habits.write(all, dataDirectory);
          return all;
        },
        _ -> {},
        shell::fail);
  }

  private List<Screen> screensOf(String slug) {
    var place = new WorkspaceEngine(engine, new ChosenWorkspace(slug));
    var all =
        new Screens(
                background,
                place,
                dataDirectory,
                api,
                shell,
                signIn,
                workspaces,
                new Equipment(scale, reading, speaker, sounds),
                updates,
                browser)
            .all();
    var busy = all.stream().map(Screen::busy).toList();
    shell.busy.bind(
        Bindings.createBooleanBinding(
            () -> busy.stream().anyMatch(one -> one.get()), busy.toArray(Observable[]::new)));
    return all;
  }

  private void adapt(WindowMemory memory) {
    if (memory.appearance() != shown.appearance()) {
      Theme.apply(scene, memory.appearance());
    }
    if (memory.language() != shown.language() || memory.zoom() != shown.zoom()) {
      scene.setRoot(content());
    }
    shown = memory;
  }

  /// The screens for the person at the window.
  private Stream<Screen> shown() {
    return screens.stream().filter(screen -> shell.mayUse(screen.place()));
  }

  private static Optional<PersonRole> rights(@Nullable Member person) {
    return Optional.ofNullable(person).map(one -> one.user().role());
  }

  /// Draws the window for a person who may do other things than the one before; what was typed is
  /// kept by the models.
  private void change(Optional<PersonRole> before, Optional<PersonRole> now) {
    if (!before.equals(now)) {
      if (!shell.mayUse(shell.place.get())) {
        shell.place.set(Place.SHIP);
      }
      bell.look();
      scene.setRoot(content());
    }
  }

  private void enter(@Nullable Workspace chosen) {
    if (chosen != null) {
      signIn.enter(chosen);
      bell.enter(chosen);
    }
    if (chosen != null && !chosen.slug().equals(workspace)) {
      workspace = chosen.slug();
      screens.forEach(Screen::leave);
      screens = screensOf(workspace);
      scene.setRoot(content());
      screens.forEach(Screen::start);
    }
  }

  private void carryOut(@Nullable NavigationRequest request) {
    if (request != null) {
      screens.stream()
          .filter(screen -> screen.place() == request.place())
          .forEach(screen -> screen.take(request));
    }
  }

  private Parent content() {
    var texts = new Texts(shell.memory().get().language());
    var actions = new Actions(texts::text, texts::keys);
    if (fault != null) {
      return new FaultView(fault, new Ui(texts, formats(texts), actions));
    }
    var screensNow = shown().toList();
    for (var screen : screensNow) {
      var here = shell.place.isEqualTo(screen.place());
      screen.addTo(actions.within(screen.place().key(), here), texts);
    }
    ShellActions.add(actions, shell, places(), this::isDark, this::leave);
    if (!signIn.members.isEmpty()) {
      actions.add("person.switch", shiftControl(KeyCode.L), signIn::leave);
    }
    var ui = new Ui(texts, formats(texts), actions, habits);
    var view =
        new ShellView(
            shell,
            ui,
            screensNow,
            new ScaleReadingView(reading, "scale", ui),
            new BellView(bell, ui),
            new PersonView(signIn, ui),
            new UpdateView(updates, ui),
            whenDrawn,
            quit);
    whenDrawn = Runnable::run;
    new ScannerKeys(
        view,
        view,
        new ScanElsewhere(
            screen(ShipScreen.class).model().scan(),
            shell,
            () -> shell.send(new NavigationRequest.Visit(Place.SHIP)),
            () -> LABEL_LISTS.contains(shell.place.get())),
        () ->
            shell.place.get() != Place.SHIP
                && !shell.palette().open.get()
                && !ScannerKeys.isOwnField(scene.getFocusOwner()));
    var whole = new StackPane(view, new SignInView(signIn, view, ui));
    return Zoom.of(whole, shell.memory().get().zoom());
  }

  private static Formats formats(Texts texts) {
    return new Formats(texts, ZoneId.systemDefault());
  }

  private void leave() {
    if (shell.mayClose()) {
      quit.run();
    }
  }

  private boolean isDark() {
    return scene.getPreferences().getColorScheme() == ColorScheme.DARK;
  }
}

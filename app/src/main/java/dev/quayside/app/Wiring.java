package dev.quayside.app;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.screen.ship.ShipActions;
import dev.quayside.app.screen.ship.ShipDesk;
import dev.quayside.app.screen.ship.ShipModel;
import dev.quayside.app.screen.ship.ShipView;
import dev.quayside.app.shell.Place;
import dev.quayside.app.shell.ShellActions;
import dev.quayside.app.shell.ShellModel;
import dev.quayside.app.shell.ShellView;
import dev.quayside.app.shell.WindowMemory;
import dev.quayside.app.task.Background;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.workspace.Workspace;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.UUID;
import javafx.application.ColorScheme;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// Where the window is put together: models wired to the engine, views rebuilt when the language or
/// the workspace changes.
public final class Wiring {

  private final Background background;
  private final OpeningEngine engine;
  private final ShellModel shell;
  private final Runnable quit;
  private final Scene scene;
  private WindowMemory shown;
  private String workspace;
  private ShipModel ship;

  /// @param quit closes the window
  public Wiring(
      Background background,
      OpeningEngine engine,
      Path dataDirectory,
      WindowMemory memory,
      double width,
      double height,
      Runnable quit) {
    this.background = background;
    this.engine = engine;
    this.quit = quit;
    shown = memory;
    workspace = memory.workspace();
    shell = new ShellModel(background, new EngineShellDesk(engine, dataDirectory), memory);
    ship = shipFrom(workspace);
    scene = new Scene(new StackPane(), width, height);
    Theme.apply(scene, memory.appearance());
    scene.setRoot(content());
    shell.memory().subscribe(this::adapt);
    shell.workspace().subscribe(this::enter);
  }

  public Scene scene() {
    return scene;
  }

  public ShellModel shell() {
    return shell;
  }

  public ShipModel ship() {
    return ship;
  }

  /// Asks the engine for what to show.
  public void start() {
    shell.start();
    ship.start();
  }

  /// The Ship screen's desk in one workspace.
  public static ShipDesk shipDesk(OpeningEngine engine, String workspace) {
    return new EngineShipDesk(engine, new ChosenWorkspace(workspace));
  }

  private ShipModel shipFrom(String slug) {
    return new ShipModel(
        background,
        shipDesk(engine, slug),
        shell,
        () -> UUID.randomUUID().toString(),
        shell::countMoney);
  }

  private void adapt(WindowMemory memory) {
    if (memory.appearance() != shown.appearance()) {
      Theme.apply(scene, memory.appearance());
    }
    if (memory.language() != shown.language()) {
      scene.setRoot(content());
    }
    shown = memory;
  }

  private void enter(@Nullable Workspace chosen) {
    if (chosen != null && !chosen.slug().equals(workspace)) {
      workspace = chosen.slug();
      ship = shipFrom(workspace);
      scene.setRoot(content());
      ship.start();
    }
  }

  private Parent content() {
    var texts = new Texts(shell.memory().get().language());
    var actions = new Actions();
    ShipActions.add(actions, ship, texts);
    ShellActions.add(actions, shell, texts, this::isDark, quit);
    var ui = new Ui(texts, new Formats(texts, ZoneId.systemDefault()), actions);
    return new ShellView(shell, ui, place -> screen(place, ui));
  }

  private Node screen(Place place, Ui ui) {
    return switch (place) {
      case SHIP -> new ShipView(ship, ui);
    };
  }

  private boolean isDark() {
    return scene.getPreferences().getColorScheme() == ColorScheme.DARK;
  }
}

package dev.quayside.app;

import dev.quayside.app.screen.ship.ShipModel;
import dev.quayside.app.screen.ship.ShipScreen;
import dev.quayside.app.shell.Screen;
import dev.quayside.app.shell.ShellModel;
import dev.quayside.app.sound.Sounds;
import dev.quayside.app.task.Background;
import java.util.List;
import java.util.UUID;

/// The screens of one workspace, in the order of the rail: a new one gets its line here.
record Screens(
    Background background,
    OpeningEngine engine,
    ChosenWorkspace workspace,
    ShellModel shell,
    Sounds sounds) {

  List<Screen> all() {
    return List.of(ship());
  }

  private Screen ship() {
    return new ShipScreen(
        new ShipModel(
            background,
            new EngineShipDesk(engine, workspace),
            shell,
            sounds,
            () -> UUID.randomUUID().toString(),
            shell::countMoney),
        shell);
  }
}

package dev.quayside.app;

import dev.quayside.app.api.LocalApi;
import dev.quayside.app.screen.settings.SettingsModel;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.ship.ShipModel;
import dev.quayside.app.screen.ship.ShipScreen;
import dev.quayside.app.shell.Screen;
import dev.quayside.app.shell.ShellModel;
import dev.quayside.app.task.Background;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;

/// The screens of one workspace, in the order of the rail: a new one gets its line here.
record Screens(
    Background background, DeskPlace place, Path dataDirectory, LocalApi api, ShellModel shell) {

  List<Screen> all() {
    return List.of(ship(), settings());
  }

  private Screen ship() {
    return new ShipScreen(
        new ShipModel(
            background,
            new EngineShipDesk(place.opening(), place.where()),
            shell,
            () -> UUID.randomUUID().toString(),
            shell::countMoney));
  }

  private Screen settings() {
    return new SettingsScreen(
        new SettingsModel(
            new SettingsSections(background, place, dataDirectory, api, shell).all()));
  }
}

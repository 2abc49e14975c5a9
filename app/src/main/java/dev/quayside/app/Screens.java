package dev.quayside.app;

import dev.quayside.app.api.LocalApi;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.person.SignInModel;
import dev.quayside.app.screen.insights.InsightsGateway;
import dev.quayside.app.screen.insights.InsightsModel;
import dev.quayside.app.screen.insights.InsightsScreen;
import dev.quayside.app.screen.orders.OrdersGateway;
import dev.quayside.app.screen.orders.OrdersModel;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.screen.printers.PrintersGateway;
import dev.quayside.app.screen.printers.PrintersModel;
import dev.quayside.app.screen.printers.PrintersScreen;
import dev.quayside.app.screen.settings.SettingsModel;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.settings.workspaces.WorkspacesModel;
import dev.quayside.app.screen.ship.EngineShipGateway;
import dev.quayside.app.screen.ship.ShipModel;
import dev.quayside.app.screen.ship.ShipScreen;
import dev.quayside.app.screen.shipments.DayGateway;
import dev.quayside.app.screen.shipments.DayModel;
import dev.quayside.app.screen.shipments.ShipmentsGateway;
import dev.quayside.app.screen.shipments.ShipmentsModel;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.screen.shipments.pickup.EnginePickupGateway;
import dev.quayside.app.screen.shipments.pickup.PickupModel;
import dev.quayside.app.screen.tracking.TrackingGateway;
import dev.quayside.app.screen.tracking.TrackingModel;
import dev.quayside.app.screen.tracking.TrackingScreen;
import dev.quayside.app.shell.Screen;
import dev.quayside.app.shell.ShellModel;
import dev.quayside.app.task.Background;
import dev.quayside.app.update.UpdateModel;
import dev.quayside.engine.base.identity.Right;
import java.net.URI;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;

/// The screens of one workspace, in the order of the rail. A new screen needs a line here.
record Screens(
    Background background,
    WorkspaceEngine place,
    Path dataDirectory,
    LocalApi api,
    ShellModel shell,
    SignInModel signIn,
    WorkspacesModel workspaces,
    Equipment equipment,
    UpdateModel updates,
    Consumer<URI> browser) {

  List<Screen> all() {
    return List.of(ship(), orders(), shipments(), tracking(), insights(), printers(), settings());
  }

  private Screen ship() {
    var model =
        new ShipModel(
            background,
            new EngineShipGateway(place),
            shell,
            equipment.sounds(),
            equipment.reading(),
            () -> UUID.randomUUID().toString(),
            shell::countMoney);
    model.label().permit(shell::permissions);
    model.sender().permit(() -> shell.permissions().may(Right.CHANGE_SETTINGS));
    model.scan().know(signIn);
    return new ShipScreen(model, shell);
  }

  private Screen shipments() {
    var day =
        new DayModel(
            background,
            new DayGateway(place, DataPlace.ofSystem().downloads()),
            new PickupModel(background, new EnginePickupGateway(place), shell),
            shell);
    day.permit(shell::permissions);
    var model =
        new ShipmentsModel(
            background,
            new ShipmentsGateway(place, DataPlace.ofSystem().downloads()),
            shell,
            ZoneId.systemDefault(),
            shell::countMoney);
    model.views().permit(shell::permissions);
    return new ShipmentsScreen(model, day, shell, shell::permissions);
  }

  private Screen tracking() {
    return new TrackingScreen(
        new TrackingModel(background, new TrackingGateway(place, api), shell), shell);
  }

  private Screen orders() {
    var model =
        new OrdersModel(background, new OrdersGateway(place), shell, shell, shell::countMoney);
    model.views().permit(shell::permissions);
    return new OrdersScreen(model);
  }

  private Screen insights() {
    return new InsightsScreen(
        new InsightsModel(background, new InsightsGateway(place, ZoneId.systemDefault()), shell),
        shell);
  }

  private Screen printers() {
    var model =
        new PrintersModel(
            background, new PrintersGateway(place, DataPlace.ofSystem().downloads()), shell);
    model.permit(shell::permissions);
    return new PrintersScreen(model);
  }

  private Screen settings() {
    return new SettingsScreen(
        new SettingsModel(
            new SettingsSections(
                    background,
                    place,
                    dataDirectory,
                    api,
                    shell,
                    signIn,
                    workspaces,
                    equipment,
                    updates,
                    browser)
                .all(),
            section -> shell.permissions().may(section.right())));
  }
}

package dev.quayside.app.screen.ship;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.ship.check.PhotoFile;
import dev.quayside.app.shell.Screen;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;

/// The Ship screen, on which a parcel gets its label.
///
/// @param navigation opens other screens
public record ShipScreen(ShipModel model, Navigation navigation) implements Screen {

  @Override
  public Place place() {
    return Place.SHIP;
  }

  @Override
  public void start() {
    model.start();
  }

  @Override
  public void addTo(Actions actions, Texts texts) {
    ShipActions.add(
        actions,
        model,
        navigation,
        () -> new FileDialogs(texts).picture("ship.check.photo.choose", PhotoFile.ENDINGS));
  }

  @Override
  public Node view(Ui ui) {
    return new ShipView(model, ui);
  }

  @Override
  public void shown() {
    model.scan().wantFocus();
    model.lookAgain();
  }

  @Override
  public void take(NavigationRequest request) {
    switch (request) {
      case NavigationRequest.ShipAgain(var shipmentId) -> model.scan().shipAgain(shipmentId);
      case NavigationRequest.ShipBack(var shipmentId) -> model.scan().shipBack(shipmentId);
      case NavigationRequest.ShipOrder(var orderId) -> model.scan().shipOrder(orderId);
      case NavigationRequest.NameSender _ -> model.nameSender();
      case NavigationRequest.PackIn(var presetId) -> model.presets().packIn(presetId);
      case NavigationRequest.Track _,
          NavigationRequest.ShowShipment _,
          NavigationRequest.EndDay _,
          NavigationRequest.Visit _,
          NavigationRequest.ShowOrder _,
          NavigationRequest.AddFunds _,
          NavigationRequest.OpenSettings _ -> {
        // for other screens
      }
    }
  }

  @Override
  public void leave() {
    model.leave();
  }

  @Override
  public ObservableBooleanValue busy() {
    return model.busy;
  }
}

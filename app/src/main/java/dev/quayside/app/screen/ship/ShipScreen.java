package dev.quayside.app.screen.ship;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.shell.Errand;
import dev.quayside.app.shell.Errands;
import dev.quayside.app.shell.Place;
import dev.quayside.app.shell.Screen;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;

/// Where a parcel becomes a label.
///
/// @param errands where other screens are asked for something
public record ShipScreen(ShipModel model, Errands errands) implements Screen {

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
    ShipActions.add(actions, model, errands, texts);
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
  public void take(Errand errand) {
    switch (errand) {
      case Errand.ShipAgain(var shipmentId) -> model.shipAgain(shipmentId);
      case Errand.ShipBack(var shipmentId) -> model.shipBack(shipmentId);
      case Errand.ShipOrder(var orderId) -> model.scan().shipOrder(orderId);
      case Errand.NameSender _ -> model.nameSender();
      case Errand.PackIn(var presetId) -> model.packIn(presetId);
      case Errand.Track _, Errand.ShowShipment _, Errand.ShowOrder _, Errand.OpenSettings _ -> {
        // other screens'
      }
    }
  }

  @Override
  public void leave() {
    model.leave();
  }

  @Override
  public ObservableBooleanValue busy() {
    return model.busy();
  }
}

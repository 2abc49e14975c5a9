package dev.quayside.app.screen.ship;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.shell.Place;
import dev.quayside.app.shell.Screen;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;

/// Where a parcel becomes a label.
public record ShipScreen(ShipModel model) implements Screen {

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
    ShipActions.add(actions, model, texts);
  }

  @Override
  public Node view(Ui ui) {
    return new ShipView(model, ui);
  }

  @Override
  public ObservableBooleanValue busy() {
    return model.busy();
  }
}

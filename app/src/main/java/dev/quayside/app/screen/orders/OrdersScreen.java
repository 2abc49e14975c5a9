package dev.quayside.app.screen.orders;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.shell.Screen;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;

/// The Orders screen: from a shop's file to a stack of labels.
public record OrdersScreen(OrdersModel model) implements Screen {

  @Override
  public Place place() {
    return Place.ORDERS;
  }

  @Override
  public void start() {
    model.start();
  }

  @Override
  public void addTo(Actions actions, Texts texts) {
    OrdersActions.add(actions, model, texts);
  }

  @Override
  public Node view(Ui ui) {
    return new OrdersView(model, ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }

  @Override
  public void take(NavigationRequest request) {
    if (request instanceof NavigationRequest.ShowOrder(var id)) {
      model.show(id);
    }
  }

  @Override
  public ObservableBooleanValue busy() {
    return model.batch().running;
  }

  @Override
  public void leave() {
    model.leave();
  }
}

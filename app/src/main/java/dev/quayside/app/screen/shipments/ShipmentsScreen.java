package dev.quayside.app.screen.shipments;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.shell.Errand;
import dev.quayside.app.shell.Errands;
import dev.quayside.app.shell.Place;
import dev.quayside.app.shell.Screen;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// Every label that was bought.
public final class ShipmentsScreen implements Screen {

  private final ShipmentsModel model;
  private final DayModel day;
  private final Errands errands;
  private @Nullable ShipmentsView view;

  public ShipmentsScreen(ShipmentsModel model, DayModel day, Errands errands) {
    this.model = model;
    this.day = day;
    this.errands = errands;
  }

  public ShipmentsModel model() {
    return model;
  }

  /// The end of the day.
  public DayModel day() {
    return day;
  }

  @Override
  public Place place() {
    return Place.SHIPMENTS;
  }

  @Override
  public void start() {
    model.start();
    model.counts().addListener((_, _, _) -> day.lookAgain());
  }

  @Override
  public void addTo(Actions actions, Texts texts) {
    new ShipmentsActions(actions, texts, model, day, errands).add(this::find);
  }

  @Override
  public Node view(Ui ui) {
    var made = new ShipmentsView(model, day, ui);
    view = made;
    return made;
  }

  @Override
  public void shown() {
    if (day.open().get()) {
      day.refresh();
    } else {
      find();
    }
  }

  @Override
  public void take(Errand errand) {
    if (errand instanceof Errand.ShowShipment(var id)) {
      day.open().set(false);
      model.show(id);
    }
  }

  @Override
  public ObservableBooleanValue busy() {
    return Bindings.createBooleanBinding(model.voids()::isRunning, model.voids().stage());
  }

  @Override
  public void leave() {
    model.leave();
  }

  private void find() {
    var shown = view;
    if (shown != null) {
      shown.focusSearch();
    }
  }
}

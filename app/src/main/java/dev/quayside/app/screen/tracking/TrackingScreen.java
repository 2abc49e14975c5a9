package dev.quayside.app.screen.tracking;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.shell.Errand;
import dev.quayside.app.shell.Errands;
import dev.quayside.app.shell.Place;
import dev.quayside.app.shell.Screen;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// Where parcels are.
public final class TrackingScreen implements Screen {

  private final TrackingModel model;
  private final Errands errands;
  private @Nullable TrackingView view;

  public TrackingScreen(TrackingModel model, Errands errands) {
    this.model = model;
    this.errands = errands;
  }

  public TrackingModel model() {
    return model;
  }

  @Override
  public Place place() {
    return Place.TRACKING;
  }

  @Override
  public void start() {
    model.start();
  }

  @Override
  public void addTo(Actions actions, Texts texts) {
    new TrackingActions(actions, texts).add(model, errands, this::find);
  }

  @Override
  public Node view(Ui ui) {
    var made = new TrackingView(model, ui);
    view = made;
    return made;
  }

  @Override
  public void shown() {
    find();
  }

  @Override
  public void take(Errand errand) {
    if (errand instanceof Errand.Track(var trackingNumber)) {
      model.track(trackingNumber);
    }
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

package dev.quayside.app.screen.tracking;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.shell.Screen;
import java.lang.ref.WeakReference;
import javafx.scene.Node;

/// The Tracking screen.
public final class TrackingScreen implements Screen {

  private final TrackingModel model;
  private final Navigation navigation;

  /// A weak reference: only the window keeps the view, for as long as it shows it.
  private WeakReference<TrackingView> view = new WeakReference<>(null);

  public TrackingScreen(TrackingModel model, Navigation navigation) {
    this.model = model;
    this.navigation = navigation;
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
    TrackingActions.add(actions, model, navigation, this::find);
  }

  @Override
  public Node view(Ui ui) {
    var made = new TrackingView(model, ui);
    view = new WeakReference<>(made);
    return made;
  }

  @Override
  public void shown() {
    find();
  }

  @Override
  public void take(NavigationRequest request) {
    if (request instanceof NavigationRequest.Track(var trackingNumber)) {
      model.track(trackingNumber);
    }
  }

  @Override
  public void leave() {
    model.leave();
  }

  private void find() {
    var shown = view.get();
    if (shown != null) {
      shown.focusSearch();
    }
  }
}

package dev.quayside.app.screen.shipments;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.person.Permissions;
import dev.quayside.app.shell.Screen;
import java.lang.ref.WeakReference;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;

/// The Shipments screen: every label that was bought.
public final class ShipmentsScreen implements Screen {

  private final ShipmentsModel model;
  private final DayModel day;
  private final Navigation navigation;
  private final Supplier<Permissions> permissions;

  /// A weak reference: only the window keeps the view, for as long as it shows it.
  private WeakReference<ShipmentsView> view = new WeakReference<>(null);

  /// @param permissions of the person at the window
  public ShipmentsScreen(
      ShipmentsModel model,
      DayModel day,
      Navigation navigation,
      Supplier<Permissions> permissions) {
    this.model = model;
    this.day = day;
    this.navigation = navigation;
    this.permissions = permissions;
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
    new ShipmentsActions(actions, model, day, navigation, permissions).add(this::find, texts);
  }

  @Override
  public Node view(Ui ui) {
    var made =
        new ShipmentsView(
            model,
            day,
            permissions,
            id -> navigation.send(new NavigationRequest.ShowOrder(id)),
            ui);
    view = new WeakReference<>(made);
    return made;
  }

  @Override
  public void shown() {
    model.views().refresh();
    if (day.open.get()) {
      day.refresh();
    } else {
      find();
    }
  }

  @Override
  public void take(NavigationRequest request) {
    if (request instanceof NavigationRequest.ShowShipment(var id)) {
      day.open.set(false);
      model.show(id);
    } else if (request instanceof NavigationRequest.EndDay) {
      day.open.set(true);
    } else if (request instanceof NavigationRequest.Visit) {
      day.open.set(false);
    }
  }

  @Override
  public ObservableBooleanValue busy() {
    return Bindings.createBooleanBinding(model.bulk()::isRunning, model.bulk().stage());
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

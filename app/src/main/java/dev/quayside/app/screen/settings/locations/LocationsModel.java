package dev.quayside.app.screen.settings.locations;

import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.app.task.Background;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.location.LocationDraft;

/// The locations of a workspace, the default first, and the form for a new or a changed one.
public final class LocationsModel extends AskingModel {

  private final LocationsGateway gateway;
  private final Sequence<Location> locations;
  private final Editing<Location, LocationDraft> editing;
  private final LocationForm form = new LocationForm();

  /// @param news called when the default sender may have changed
  public LocationsModel(Background background, LocationsGateway gateway, Runnable news) {
    super(background);
    this.gateway = gateway;
    Runnable changed =
        () -> {
          refresh();
          news.run();
        };
    editing = new Editing<>(asking, gateway, form, Location::id, LocationDraft::of, changed);
    locations = new Sequence<>(asking, gateway, Location::id, editing::gone);
  }

  public Sequence<Location> locations() {
    return locations;
  }

  public LocationForm form() {
    return form;
  }

  public Editing<Location, LocationDraft> editing() {
    return editing;
  }

  @Override
  public void refresh() {
    asking.load(gateway::list, locations::fill);
  }

  /// Shows changes made elsewhere.
  public void lookAgain() {
    asking.look(gateway::list, locations::fillIfChanged);
  }
}

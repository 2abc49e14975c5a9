package dev.quayside.app.screen.settings.locations;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.EngineRecords;
import dev.quayside.app.screen.settings.RecordsModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.location.LocationDraft;

/// The locations of a workspace, the default first, and the form for a new or a changed one.
public final class LocationsModel extends RecordsModel<Location, LocationDraft, LocationForm> {

  /// @param news called when the default sender may have changed
  public LocationsModel(Background background, WorkspaceEngine place, Runnable news) {
    super(
        background,
        EngineRecords.ordered(place, engine -> engine.parcels().locations()),
        new LocationForm(),
        Location::id,
        LocationDraft::of,
        news);
  }
}

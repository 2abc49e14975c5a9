package dev.quayside.app.screen.settings.locations;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.RecordsModel;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.location.LocationDraft;
import java.util.List;

/// The section's access to the engine; called off the window's thread.
public record LocationsGateway(WorkspaceEngine place)
    implements RecordsModel.Gateway<Location, LocationDraft> {

  @Override
  public List<Location> list() {
    return place.engine().parcels().locations().list(place.caller());
  }

  @Override
  public Location add(LocationDraft draft) {
    return place.engine().parcels().locations().add(place.caller(), draft);
  }

  @Override
  public Location change(String id, LocationDraft draft) {
    return place.engine().parcels().locations().change(place.caller(), id, draft);
  }

  @Override
  public void remove(String id) {
    place.engine().parcels().locations().remove(place.caller(), id);
  }

  @Override
  public List<Location> reorder(List<String> ids) {
    return place.engine().parcels().locations().reorder(place.caller(), ids);
  }
}

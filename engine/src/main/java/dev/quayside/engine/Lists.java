package dev.quayside.engine;

import dev.quayside.engine.analytics.Activity;
import dev.quayside.engine.shipment.ShipmentLists;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.tracking.TrackerLists;
import dev.quayside.engine.workspace.Clocks;

/// What a window shows of very much: lists by their ids, and sums.
///
/// @param activity how much is shipped and spent
public record Lists(ShipmentLists shipments, TrackerLists trackers, Activity activity) {

  static Lists of(Database database, Clocks clocks) {
    return new Lists(
        new ShipmentLists(database),
        new TrackerLists(database, clocks::now),
        new Activity(database));
  }
}

package dev.quayside.engine.analytics;

import dev.quayside.engine.analytics.history.Activity;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.search.ShipmentLists;
import dev.quayside.engine.tracking.DeliveryEstimates;
import dev.quayside.engine.tracking.TrackerLists;

/// Long lists and sums for the window.
///
/// @param activity number and cost of labels by day and hour
public record Lists(ShipmentLists shipments, TrackerLists trackers, Activity activity) {

  public static Lists of(Database database, WorkspaceClock clock, DeliveryEstimates estimates) {
    return new Lists(
        new ShipmentLists(database),
        new TrackerLists(database, clock, estimates),
        new Activity(database));
  }
}

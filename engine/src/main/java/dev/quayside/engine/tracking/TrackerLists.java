package dev.quayside.engine.tracking;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.store.Shipments;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Long lists of parcels for a window, read in two steps: first an outline, then the few rows on
/// the screen. Carriers are not asked.
public final class TrackerLists {

  private final Database database;
  private final Shipments shipments;
  private final DeliveryEstimates estimates;
  private final WorkspaceClock clock;
  private final TrackerListStore store = new TrackerListStore();
  private final TrackerStore trackers = TrackerStore.FIRST;

  public TrackerLists(Database database, WorkspaceClock clock, DeliveryEstimates estimates) {
    this.database = database;
    this.shipments = new Shipments(database);
    this.clock = clock;
    this.estimates = estimates;
  }

  /// The current day for judging promises: a parcel promised for an earlier day is late. It is the
  /// day in the westernmost zone of the US mainland (UTC-8), so that no evening delivery is called
  /// late.
  public LocalDate today(Caller caller) {
    return clock.now(caller.workspace()).atOffset(ZoneOffset.ofHours(-8)).toLocalDate();
  }

  /// The keys at which the pages of all matching parcels begin: exceptions first, then late
  /// parcels, then by how close they are to delivery, then by the latest scan.
  ///
  /// @param sought ids of shipments whose positions in the list are wanted
  public Outline outline(Caller caller, TrackerSearch search, Collection<String> sought) {
    var today = today(caller).toString();
    return database.read(tx -> store.outline(tx, caller.workspace(), search, today, sought));
  }

  /// The parcels from a key of the {@link #outline} on, in order.
  ///
  /// @param most number of parcels, at most some hundreds
  public List<Tracker> page(Caller caller, TrackerSearch search, RowKey from, int most) {
    var today = today(caller).toString();
    return rows(
        caller, database.read(tx -> store.ids(tx, caller.workspace(), search, today, from, most)));
  }

  /// The parcels of these shipments in this order, each with all its scans.
  ///
  /// @param shipmentIds at most some hundreds
  public List<Tracker> rows(Caller caller, Collection<String> shipmentIds) {
    return database.read(
        tx ->
            shipmentIds.stream()
                .flatMap(id -> tracker(tx, caller.workspace(), id).stream())
                .toList());
  }

  /// Number of parcels under each tab.
  public Map<TrackerTab, Integer> counts(Caller caller) {
    return database.read(tx -> store.counts(tx, caller.workspace(), today(caller).toString()));
  }

  private Optional<Tracker> tracker(Tx tx, WorkspaceId workspace, String shipmentId) {
    return trackers.ofShipment(tx, workspace, shipmentId).stream()
        .findFirst()
        .map(
            watch ->
                Tracker.of(
                    watch,
                    shipments.find(tx, workspace, shipmentId).orElseThrow(),
                    new History(watch.status(), trackers.scans(tx, workspace, watch.id())),
                    estimates));
  }
}

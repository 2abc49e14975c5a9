package dev.quayside.app.screen.tracking;

import dev.quayside.app.api.ApiState;
import dev.quayside.app.api.LocalApi;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.carrier.catalogue.TrackingPages;
import dev.quayside.engine.platform.event.Change;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.tracking.Tracker;
import dev.quayside.engine.tracking.TrackerSearch;
import dev.quayside.engine.tracking.TrackerTab;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// The Tracking screen's access to the engine, for one workspace; called off the window's thread.
/// All may throw {@link dev.quayside.engine.base.problem.ProblemException}.
public record TrackingGateway(WorkspaceEngine place, LocalApi api) {

  /// The changes by which a parcel appears, moves or disappears.
  private static final Set<Topic> TELLING =
      Set.of(Topic.LABEL_CREATED, Topic.LABEL_CANCELLED, Topic.TRACKING_MOVED);

  /// @param sought ids of shipments whose parcels' positions are wanted
  public Found find(TrackerSearch search, Set<String> sought) {
    var lists = place.engine().lists().trackers();
    var caller = place.caller();
    return new Found(
        lists.outline(caller, search, sought), lists.counts(caller), lists.today(caller));
  }

  /// The parcels from a row on, in the order of {@link #find}.
  public List<Tracker> page(TrackerSearch search, RowKey from, int most) {
    return place.engine().lists().trackers().page(place.caller(), search, from, most);
  }

  /// The parcels of these shipments, as far as is known; asks no carrier.
  public List<Tracker> rows(List<String> shipmentIds) {
    return place.engine().lists().trackers().rows(place.caller(), shipmentIds);
  }

  /// Asks the carrier now.
  public Tracker refresh(String trackingNumber) {
    return place.engine().trackers().track(place.caller(), trackingNumber);
  }

  /// The public page on which the parcel can be tracked.
  public Optional<String> link(Tracker tracker) {
    var workspace = place.where().in(place.engine());
    if (tracker.shipment() == null || !isServed(workspace)) {
      return TrackingPages.of(tracker.carrier(), tracker.trackingNumber());
    }
    var links = place.engine().customers().trackingLinks();
    return Optional.of(
        switch (workspace.environment()) {
          // real carriers do not know a simulated parcel
          case SANDBOX -> links.of(workspace, tracker.trackingNumber());
          case PRODUCTION ->
              links.forCustomers(workspace, tracker.carrier(), tracker.trackingNumber());
        });
  }

  /// Whether the tracking page can be reached: served by this window, or by a web server of the
  /// shop.
  private boolean isServed(Workspace workspace) {
    return api.state() instanceof ApiState.Answers
        || place.engine().customers().brandings().of(workspace.id()).trackingSite() != null;
  }

  /// The names of this workspace's carriers, by code.
  public Map<String, String> carriers() {
    return place.engine().carriers().of(place.caller()).stream()
        .collect(
            Collectors.toMap(
                carrier -> carrier.profile().code(), carrier -> carrier.profile().name()));
  }

  /// Calls `changed` with the ids of shipments whose parcels moved, or with none when any may have,
  /// from any thread.
  ///
  /// @return stops listening
  public Runnable listen(Consumer<Set<String>> changed) {
    return place.listen(TELLING, changes -> tell(changes, changed));
  }

  private static void tell(List<Change> telling, Consumer<Set<String>> changed) {
    if (telling.stream().anyMatch(Change::isEverything)) {
      changed.accept(Set.of());
      return;
    }
    var ids = new HashSet<String>();
    telling.forEach(change -> ids.addAll(change.ids()));
    if (!ids.isEmpty()) {
      changed.accept(ids);
    }
  }

  /// @param outline by ids of shipments, exceptions first
  /// @param today a parcel promised for an earlier day is late
  public record Found(Outline outline, Map<TrackerTab, Integer> counts, LocalDate today) {}
}

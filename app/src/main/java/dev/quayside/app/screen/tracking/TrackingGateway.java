package dev.quayside.app.screen.tracking;

import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.tracking.Tracker;
import dev.quayside.engine.tracking.TrackerSearch;
import dev.quayside.engine.tracking.TrackerTab;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// The Tracking screen's access to the engine, for one workspace; called off the window's thread.
/// All may throw {@link dev.quayside.engine.base.problem.ProblemException}.
public interface TrackingGateway {

  /// @param sought ids of shipments whose parcels' positions are wanted
  Found find(TrackerSearch search, Set<String> sought);

  /// The parcels from a row on, in the order of {@link #find}.
  List<Tracker> page(TrackerSearch search, RowKey from, int most);

  /// The parcels of these shipments, as far as is known; asks no carrier.
  List<Tracker> rows(List<String> shipmentIds);

  /// Asks the carrier now.
  Tracker refresh(String trackingNumber);

  /// The public page on which the parcel can be tracked.
  Optional<String> link(Tracker tracker);

  /// The names of this workspace's carriers, by code.
  Map<String, String> carriers();

  /// Calls `changed` with the ids of shipments whose parcels moved, or with none when any may have,
  /// from any thread.
  ///
  /// @return stops listening
  Runnable listen(Consumer<Set<String>> changed);

  /// @param outline by ids of shipments, exceptions first
  /// @param today a parcel promised for an earlier day is late
  record Found(Outline outline, Map<TrackerTab, Integer> counts, LocalDate today) {}
}

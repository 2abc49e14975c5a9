package dev.quayside.engine.tracking;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Lists of table `tracker`. They read the indexes `tracker_list` and `shipment_due` only.
final class TrackerListStore {

  /// Promised for a day that is over, and not there yet.
  private static final String LATE =
      """
      (t.ended_at IS NULL AND t.shipment_id IN
        (SELECT id FROM shipment
          WHERE workspace_id = :workspace AND status = 'in_transit' AND estimated_delivery < :today))
      """;

  List<String> ids(Tx tx, WorkspaceId workspace, TrackerTab tab, String today) {
    return tx.handle()
        .createQuery(
            "SELECT t.shipment_id FROM tracker t WHERE t.workspace_id = :workspace"
                + condition(tab)
                + " ORDER BY CASE WHEN t.status = 'exception' THEN 0 WHEN "
                + LATE
                + """
                  THEN 1
                  WHEN t.status = 'available_for_pickup' THEN 2
                  WHEN t.status = 'out_for_delivery' THEN 3
                  WHEN t.ended_at IS NOT NULL THEN 6
                  WHEN t.status = 'pre_transit' THEN 5
                  ELSE 4 END, t.updated_at DESC, t.shipment_id DESC
                """)
        .bind("workspace", workspace.value())
        .bind("today", today)
        .mapTo(String.class)
        .list();
  }

  Map<TrackerTab, Integer> counts(Tx tx, WorkspaceId workspace, String today) {
    var counts = new EnumMap<TrackerTab, Integer>(TrackerTab.class);
    for (var tab : TrackerTab.values()) {
      counts.put(
          tab,
          tx.handle()
              .createQuery(
                  "SELECT count(*) FROM tracker t WHERE t.workspace_id = :workspace"
                      + condition(tab))
              .bind("workspace", workspace.value())
              .bindMap(tab == TrackerTab.ATTENTION ? Map.of("today", today) : Map.of())
              .mapTo(Integer.class)
              .one());
    }
    return counts;
  }

  private static String condition(TrackerTab tab) {
    return switch (tab) {
      case UNDER_WAY -> " AND t.ended_at IS NULL";
      case ATTENTION -> " AND (t.status = 'exception' OR " + LATE + ")";
      case ENDED -> " AND t.ended_at IS NOT NULL";
      case ALL -> "";
    };
  }
}

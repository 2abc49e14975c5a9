package dev.quayside.engine.tracking;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Term;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.SearchText;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.statement.Query;

/// Lists of table `tracker`. The queries read only the indexes `tracker_list` and `shipment_due`.
final class TrackerListStore {

  /// Parcels whose promised day is over and that have not arrived.
  private static final String LATE =
      """
      (t.ended_at IS NULL AND t.shipment_id IN
        (SELECT id FROM shipment
          WHERE workspace_id = :workspace AND status = 'in_transit' AND estimated_delivery < :today
        UNION ALL
        SELECT id FROM shipment
          WHERE workspace_id = :workspace AND status = 'created' AND estimated_delivery < :today))
      """;

  /// Sorts exceptions and late parcels first, then by how close they are to delivery, then by the
  /// latest scan.
  private static final Keyset ORDER =
      Keyset.of(
          new Term(
              "CASE WHEN t.status = 'exception' THEN 0 WHEN "
                  + LATE
                  + """
                  THEN 1
                  WHEN t.status = 'available_for_pickup' THEN 2
                  WHEN t.status = 'out_for_delivery' THEN 3
                  WHEN t.ended_at IS NOT NULL THEN 6
                  WHEN t.status = 'pre_transit' THEN 5
                  ELSE 4 END\
                  """,
              false),
          new Term("t.updated_at", true),
          new Term("t.shipment_id", true));

  Outline outline(
      Tx tx, WorkspaceId workspace, TrackerSearch search, String today, Collection<String> sought) {
    return ORDER.outline(
        found(tx, ORDER.columns(sought), ORDER.order(), workspace, search, today), sought);
  }

  /// Ids of shipments from a key on.
  List<String> ids(
      Tx tx, WorkspaceId workspace, TrackerSearch search, String today, RowKey from, int most) {
    var rest = ORDER.from() + ORDER.order() + " LIMIT :most";
    return ORDER
        .bind(found(tx, "t.shipment_id", rest, workspace, search, today), from)
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  private static Query found(
      Tx tx,
      String columns,
      String rest,
      WorkspaceId workspace,
      TrackerSearch search,
      String today) {
    var patterns = SearchText.patterns(TrackingNumbers.searched(search.words()));
    return tx.handle()
        .createQuery(
            "SELECT "
                + columns
                + " FROM tracker t WHERE t.workspace_id = :workspace"
                + condition(search.tab())
                + (patterns.isEmpty()
                    ? ""
                    : " AND t.shipment_id IN (SELECT id FROM shipment"
                        + " WHERE workspace_id = :workspace"
                        + SearchText.condition(patterns)
                        + ")")
                + rest)
        .bind("workspace", workspace.value())
        .bind("today", today)
        .bindMap(patterns);
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

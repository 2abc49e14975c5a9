package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Within;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jdbi.v3.core.statement.Query;

/// Lists of table `batch`, newest first, with the number of rows in each state.
final class BatchListStore {

  Page<BatchSummary> page(Tx tx, WorkspaceId workspace, Slice<Age> slice) {
    var within = Within.age(slice, "created_at");
    var where = " FROM batch WHERE workspace_id = :workspace" + within.where();
    Function<String, Query> select =
        sql ->
            within
                .bind(tx.handle().createQuery("SELECT " + sql))
                .bind("workspace", workspace.value());
    return Keyset.by("id", slice)
        .page(
            slice,
            select.apply("count(*)" + where).mapTo(Long.class).one(),
            rest -> select.apply("*" + where + rest),
            (row, _) -> summary(tx, row),
            batch -> new RowKey(List.of(batch.id())));
  }

  /// Bought labels of a batch, by shipment id.
  Map<String, BoughtLabel> labels(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            """
            SELECT s.id, s.label_id, s.tracking_number
            FROM batch_row r JOIN shipment s ON s.id = r.shipment_id
            WHERE r.batch_id = :id AND s.workspace_id = :workspace
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                Map.entry(row.getString(1), new BoughtLabel(row.getString(2), row.getString(3))))
        .collectToMap(Map.Entry::getKey, Map.Entry::getValue);
  }

  BatchSummary summary(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT * FROM batch WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map((row, _) -> summary(tx, row))
        .one();
  }

  private static BatchSummary summary(Tx tx, ResultSet row) throws SQLException {
    var id = row.getString("id");
    return new BatchSummary(
        id,
        BatchState.ofWire(row.getString("state")),
        MessageColumn.read(row.getString("note")),
        row.getInt("print") == 1,
        row.getString("printer"),
        PackingSlipOption.ofWire(row.getString("slips")),
        counts(tx, id),
        Instant.ofEpochMilli(row.getLong("created_at")));
  }

  private static Map<BatchRow.State, Integer> counts(Tx tx, String batchId) {
    var counts = new EnumMap<BatchRow.State, Integer>(BatchRow.State.class);
    tx.handle()
        .createQuery("SELECT state, count(*) FROM batch_row WHERE batch_id = :batch GROUP BY state")
        .bind("batch", batchId)
        .map((row, _) -> Map.entry(BatchRow.State.ofWire(row.getString(1)), row.getInt(2)))
        .forEach(each -> counts.put(each.getKey(), each.getValue()));
    return counts;
  }
}

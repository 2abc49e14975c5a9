package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.reason.Fault;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.printing.message.Message;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Tables `batch`, `batch_row` and `batch_row_beside`.
final class BatchStore {

  /// Whether a batch runs that no living engine has in hand.
  static final String IS_LEFT =
      """
      EXISTS (
        SELECT 1 FROM batch b WHERE b.state = 'running'
          AND NOT EXISTS (SELECT 1 FROM living WHERE name = b.holder))
      """;

  /// Whether a purchase of a batch is in doubt.
  static final String IN_DOUBT = "EXISTS (SELECT 1 FROM batch_row WHERE state = 'doubt')";

  /// @param holder the engine that buys it
  /// @param stationId where it was started
  void insert(Tx tx, WorkspaceId workspace, Batch batch, String holder, String stationId) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO batch
              (id, workspace_id, state, note, sender, fallback, print, printer, slips, holder, started_by, station_id, created_at, updated_at)
            VALUES
              (:id, :workspace, :state, :note, :sender, :fallback, :print, :printer, :slips, :holder, :startedBy, :station, :at, :at)
            """)
        .bind("id", batch.id())
        .bind("workspace", workspace.value())
        .bind("state", batch.state().wire())
        .bind("note", MessageColumn.write(batch.note()))
        .bind("sender", StoreJson.write(batch.sender()))
        .bind("fallback", batch.fallback() == null ? null : StoreJson.write(batch.fallback()))
        .bind("print", batch.print() ? 1 : 0)
        .bind("printer", batch.printer())
        .bind("slips", batch.slips().wire())
        .bind("holder", holder)
        .bind("startedBy", starter())
        .bind("station", stationId)
        .bind("at", batch.createdAt().toEpochMilli())
        .execute();
    batch.rows().forEach(row -> insert(tx, batch.id(), row));
  }

  private static @Nullable String starter() {
    var person = BoughtBy.now();
    return person == null ? null : StoreJson.write(person);
  }

  /// From now on the labels are printed at another station.
  void moveTo(Tx tx, WorkspaceId workspace, String id, String stationId) {
    tx.handle()
        .createUpdate(
            "UPDATE batch SET station_id = :station WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("station", stationId)
        .execute();
  }

  /// Id of the station that prints; empty for a batch of an earlier version.
  Optional<String> station(Tx tx, WorkspaceId workspace, String id) {
    return text(tx, workspace, id, "station_id");
  }

  /// The person who started a batch or resumed it last; empty when nobody had to sign in.
  Optional<BoughtBy> startedBy(Tx tx, WorkspaceId workspace, String id) {
    return text(tx, workspace, id, "started_by")
        .map(stored -> StoreJson.read(stored, BoughtBy.class));
  }

  private static Optional<String> text(Tx tx, WorkspaceId workspace, String id, String column) {
    return tx.handle()
        .createQuery(
            "SELECT %1$s FROM batch WHERE id = :id AND workspace_id = :workspace AND %1$s IS NOT NULL"
                .formatted(column))
        .bind("id", id)
        .bind("workspace", workspace.value())
        .mapTo(String.class)
        .findOne();
  }

  /// Changes the state when it is one of `from`, given as SQL text.
  ///
  /// @return false when it was not
  boolean move(
      Tx tx,
      WorkspaceId workspace,
      String id,
      String from,
      BatchState to,
      @Nullable Message note,
      Instant now) {
    return tx.handle()
            .createUpdate(
                "UPDATE batch SET state = :to, note = :note, updated_at = :now"
                    + " WHERE id = :id AND workspace_id = :workspace AND state IN ("
                    + from
                    + ")")
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("to", to.wire())
            .bind("note", MessageColumn.write(note))
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// The engine that has it in hand.
  Optional<String> holder(Tx tx, WorkspaceId workspace, String id) {
    return text(tx, workspace, id, "holder");
  }

  /// Takes in hand one that runs.
  ///
  /// @param before the engine that had it; null for none
  /// @return false when it does not run any more, or another engine was faster
  boolean hold(Tx tx, WorkspaceId workspace, String id, @Nullable String before, String holder) {
    return tx.handle()
            .createUpdate(
                "UPDATE batch SET holder = :holder, started_by = coalesce(:startedBy, started_by)"
                    + " WHERE id = :id AND workspace_id = :workspace"
                    + " AND state = 'running' AND holder IS NOT DISTINCT FROM :before")
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("before", before)
            .bind("startedBy", starter())
            .bind("holder", holder)
            .execute()
        == 1;
  }

  /// This engine has it in hand no longer.
  void letGo(Tx tx, WorkspaceId workspace, String id, String holder) {
    tx.handle()
        .createUpdate(
            "UPDATE batch SET holder = NULL"
                + " WHERE id = :id AND workspace_id = :workspace AND holder = :holder")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("holder", holder)
        .execute();
  }

  /// A row is about to be bought.
  ///
  /// @return false when the batch does not run any more or is another engine's, or the row is done
  boolean begin(Tx tx, WorkspaceId workspace, String batchId, int position, String holder) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE batch_row SET state = 'buying', reason = NULL
                WHERE position = :position AND state IN ('waiting', 'buying') AND batch_id =
                  (SELECT id FROM batch
                   WHERE id = :batch AND workspace_id = :workspace AND state = 'running' AND holder = :holder)
                """)
            .bind("batch", batchId)
            .bind("workspace", workspace.value())
            .bind("position", position)
            .bind("holder", holder)
            .execute()
        == 1;
  }

  /// Notes the shipment that is about to be bought for a row, in the transaction of that intent.
  void begun(Tx tx, WorkspaceId workspace, String batchId, int position, String shipmentId) {
    tx.handle()
        .createUpdate(
            """
            UPDATE batch_row SET begun = :shipment
            WHERE position = :position AND batch_id = (SELECT id FROM batch WHERE id = :batch AND workspace_id = :workspace)
            """)
        .bind("batch", batchId)
        .bind("workspace", workspace.value())
        .bind("position", position)
        .bind("shipment", shipmentId)
        .execute();
  }

  /// What a row has come to, from one of the states `from`, given as SQL text.
  boolean put(Tx tx, WorkspaceId workspace, String batchId, BatchRow row, String from) {
    return tx.handle()
            .createUpdate(
                """
            UPDATE batch_row SET state = :state, reason = :reason, fault = :fault, shipment_id = :shipment, printer = :printer,
              printing = :printing
            WHERE position = :position AND batch_id = (SELECT id FROM batch WHERE id = :batch AND workspace_id = :workspace)
              AND state IN ("""
                    + from
                    + ")")
            .bind("batch", batchId)
            .bind("workspace", workspace.value())
            .bind("position", row.position())
            .bind("state", row.state().wire())
            .bind("reason", MessageColumn.write(row.reason()))
            .bind("fault", row.fault() == null ? null : StoreJson.write(row.fault()))
            .bind("shipment", row.shipmentId())
            .bind("printer", row.printer())
            .bind("printing", row.printing().wire())
            .execute()
        == 1;
  }

  /// Moves every row from one state to another.
  void putAll(
      Tx tx,
      WorkspaceId workspace,
      String batchId,
      BatchRow.State from,
      BatchRow.State to,
      @Nullable Message reason) {
    tx.handle()
        .createUpdate(
            """
            UPDATE batch_row SET state = :to, reason = :reason
            WHERE state = :from AND batch_id = (SELECT id FROM batch WHERE id = :batch AND workspace_id = :workspace)
            """)
        .bind("batch", batchId)
        .bind("workspace", workspace.value())
        .bind("from", from.wire())
        .bind("to", to.wire())
        .bind("reason", MessageColumn.write(reason))
        .execute();
  }

  Optional<Batch> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT * FROM batch WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map((row, _) -> batch(tx, row))
        .findOne();
  }

  /// Batches, newest first.
  List<Batch> newest(Tx tx, WorkspaceId workspace, int most) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM batch WHERE workspace_id = :workspace ORDER BY id DESC LIMIT :most")
        .bind("workspace", workspace.value())
        .bind("most", most)
        .map((row, _) -> batch(tx, row))
        .list();
  }

  /// Ids of those that run.
  List<String> running(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT id FROM batch WHERE workspace_id = :workspace AND state = 'running' ORDER BY id")
        .bind("workspace", workspace.value())
        .mapTo(String.class)
        .list();
  }

  /// Batches with a purchase in doubt.
  List<Batch> inDoubt(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            """
            SELECT * FROM batch WHERE workspace_id = :workspace
              AND EXISTS (SELECT 1 FROM batch_row r WHERE r.batch_id = batch.id AND r.state = 'doubt')
            ORDER BY id
            """)
        .bind("workspace", workspace.value())
        .map((row, _) -> batch(tx, row))
        .list();
  }

  private static void insert(Tx tx, String batchId, BatchRow row) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO batch_row (batch_id, position, order_id, number, state)
            VALUES (:batch, :position, :order, :number, :state)
            """)
        .bind("batch", batchId)
        .bind("position", row.position())
        .bind("order", row.orderId())
        .bind("number", row.number())
        .bind("state", row.state().wire())
        .execute();
    insertBeside(tx, batchId, row);
  }

  private static void insertBeside(Tx tx, String batchId, BatchRow row) {
    int place = 1;
    for (var id : row.with()) {
      tx.handle()
          .createUpdate("INSERT INTO batch_row_beside VALUES (:batch, :position, :place, :order)")
          .bind("batch", batchId)
          .bind("position", row.position())
          .bind("place", place)
          .bind("order", id)
          .execute();
      place++;
    }
  }

  private static Batch batch(Tx tx, ResultSet row) throws SQLException {
    var id = row.getString("id");
    var fallback = row.getString("fallback");
    return new Batch(
        id,
        BatchState.ofWire(row.getString("state")),
        MessageColumn.read(row.getString("note")),
        StoreJson.read(row.getString("sender"), Address.class),
        fallback == null ? null : StoreJson.read(fallback, Choice.class),
        row.getInt("print") == 1,
        row.getString("printer"),
        PackingSlipOption.ofWire(row.getString("slips")),
        rows(tx, id),
        Instant.ofEpochMilli(row.getLong("created_at")));
  }

  private static List<BatchRow> rows(Tx tx, String batchId) {
    return tx.handle()
        .createQuery(
            """
            SELECT batch_row.*, (SELECT json_group_array(b.order_id ORDER BY b.place)
              FROM batch_row_beside b
              WHERE b.batch_id = batch_row.batch_id AND b.position = batch_row.position) AS beside
            FROM batch_row WHERE batch_id = :batch ORDER BY position
            """)
        .bind("batch", batchId)
        .map(
            (row, _) ->
                new BatchRow(
                    row.getInt("position"),
                    row.getString("order_id"),
                    row.getString("number"),
                    StoreJson.readList(row.getString("beside"), String.class),
                    BatchRow.State.ofWire(row.getString("state")),
                    MessageColumn.read(row.getString("reason")),
                    fault(row),
                    row.getString("shipment_id"),
                    row.getString("printer"),
                    BatchRow.Printing.ofWire(row.getString("printing")),
                    row.getString("begun")))
        .list();
  }

  /// Written when a row fails, and of no meaning in any other state.
  private static @Nullable Fault fault(ResultSet row) throws SQLException {
    var fault = row.getString("fault");
    boolean hasFailed = row.getString("state").equals(BatchRow.State.FAILED.wire());
    return fault == null || !hasFailed ? null : StoreJson.read(fault, Fault.class);
  }
}

package dev.quayside.engine.order.origin;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jdbi.v3.core.statement.Update;
import org.jspecify.annotations.Nullable;

/// Table `order_post_back`. The order reads it with itself.
final class PostBackStore {

  private static final String REFUSED =
      "workspace_id = :workspace AND source_id = :source AND status = 'refused' AND (:order = '' OR order_id = :order)"
          + " AND taking_back <= :takingBack";

  /// Due at once: a workspace of the sandbox may be ahead of the machine, by whose clock shops are
  /// told.
  void insert(Tx tx, WorkspaceId workspace, String sourceId, DuePostBack parcel) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO order_post_back
              (order_id, label_id, workspace_id, source_id, shipment_id, tracking_number, carrier,
               service, items, shipped_at, next_at)
            VALUES
              (:order, :label, :workspace, :source, :shipment, :number, :carrier,
               :service, :items, :shippedAt, 0)
            ON CONFLICT DO NOTHING
            """)
        .bind("order", parcel.orderId())
        .bind("label", parcel.labelId())
        .bind("workspace", workspace.value())
        .bind("source", sourceId)
        .bind("shipment", parcel.shipmentId())
        .bind("number", parcel.trackingNumber())
        .bind("carrier", parcel.carrier())
        .bind("service", parcel.service())
        .bind("items", StoreJson.write(parcel.items()))
        .bind("shippedAt", parcel.shippedAt().toEpochMilli())
        .execute();
  }

  /// Of a voided label: what the shop never heard of is over, all else is to be taken back.
  void takeBack(Tx tx, WorkspaceId workspace, String orderId, String shipmentId) {
    tx.handle()
        .createUpdate(
            """
            UPDATE order_post_back SET taking_back = 1, attempts = 0, error = NULL, next_at = 0,
              status = CASE WHEN asked = 0 THEN 'withdrawn' ELSE 'waiting' END
            WHERE order_id = :order AND workspace_id = :workspace AND shipment_id = :shipment
              AND status <> 'withdrawn' AND taking_back = 0
            """)
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .bind("shipment", shipmentId)
        .execute();
  }

  Optional<DuePostBack> due(Tx tx, String sourceId, Instant now) {
    return tx.handle()
        .createQuery(
            """
            SELECT p.*, o.external_id FROM order_post_back p
            JOIN order_origin o ON o.order_id = p.order_id
            WHERE p.source_id = :source AND p.status = 'waiting' AND p.next_at <= :now
            ORDER BY p.next_at, p.rowid LIMIT 1
            """)
        .bind("source", sourceId)
        .bind("now", now.toEpochMilli())
        .map((row, _) -> due(row))
        .findOne();
  }

  Optional<Instant> nextDue(Tx tx, String sourceId) {
    return tx.handle()
        .createQuery(
            "SELECT min(next_at) AS next_at FROM order_post_back"
                + " WHERE source_id = :source AND status = 'waiting'")
        .bind("source", sourceId)
        .map((row, _) -> Optional.ofNullable(InstantColumn.read(row, "next_at")))
        .one();
  }

  int count(Tx tx, String sourceId, PostBack.Status status) {
    return tx.handle()
        .createQuery(
            "SELECT count(*) FROM order_post_back WHERE source_id = :source AND status = :status")
        .bind("source", sourceId)
        .bind("status", status.wire())
        .mapTo(Integer.class)
        .one();
  }

  /// The try begins: from here on the shop may have it.
  ///
  /// @return whether it stands as it was read; another engine has it in hand otherwise
  boolean begin(Tx tx, DuePostBack parcel, Instant now) {
    return one(
                tx,
                "UPDATE order_post_back SET attempts = attempts + 1, asked = 1, begun_at = :now"
                    + " WHERE attempts = :attempts AND status = 'waiting'"
                    + " AND taking_back = :takingBack AND ",
                parcel)
            .bind("attempts", parcel.attempts())
            .bind("takingBack", parcel.takingBack())
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// @param takingBack as it was when it was tried: a label voided meanwhile is taken back next
  void done(Tx tx, DuePostBack parcel, @Nullable String handle, Instant now) {
    one(
            tx,
            """
            UPDATE order_post_back SET handle = coalesce(:handle, handle), done_at = :now,
              begun_at = NULL,
              error = CASE WHEN taking_back = :takingBack THEN NULL ELSE error END,
              status = CASE WHEN taking_back <> :takingBack THEN status
                WHEN taking_back = 1 THEN 'withdrawn' ELSE 'done' END
            WHERE\s""",
            parcel)
        .bind("handle", handle)
        .bind("takingBack", parcel.takingBack())
        .bind("now", now.toEpochMilli())
        .execute();
  }

  /// @param maybe whether it may be done all the same
  void later(Tx tx, DuePostBack parcel, boolean maybe, Message error, Instant next) {
    tried(tx, "next_at = :next", "", parcel, maybe, error)
        .bind("next", next.toEpochMilli())
        .execute();
  }

  /// @param maybe whether it may be done all the same
  void refuse(Tx tx, DuePostBack parcel, boolean maybe, Message error) {
    tried(tx, "status = 'refused'", "taking_back = :takingBack AND ", parcel, maybe, error)
        .execute();
  }

  /// A parcel that is to be taken back stays one that the shop was told of, however that goes.
  private static Update tried(
      Tx tx, String set, String where, DuePostBack parcel, boolean maybe, Message error) {
    return one(
            tx,
            "UPDATE order_post_back SET "
                + set
                + ", error = :error,"
                + " asked = CASE WHEN :maybe = 1 OR :takingBack = 1 THEN asked ELSE 0 END,"
                + " begun_at = CASE WHEN :maybe = 1 THEN begun_at ELSE NULL END WHERE "
                + where,
            parcel)
        .bind("error", StoreJson.write(error))
        .bind("maybe", maybe)
        .bind("takingBack", parcel.takingBack());
  }

  /// Orders with parcels that the shop refused.
  ///
  /// @param orderId one order; null for all
  /// @param takingBack whether those count that it was to forget
  List<String> refused(
      Tx tx, WorkspaceId workspace, String sourceId, @Nullable String orderId, boolean takingBack) {
    return refused(
            tx.handle()
                .createQuery("SELECT DISTINCT order_id FROM order_post_back WHERE " + REFUSED),
            workspace,
            sourceId,
            orderId,
            takingBack)
        .mapTo(String.class)
        .list();
  }

  /// They wait again. Whether the shop may have them is kept, so it is read first.
  void retry(
      Tx tx, WorkspaceId workspace, String sourceId, @Nullable String orderId, boolean takingBack) {
    refused(
            tx.handle()
                .createUpdate(
                    "UPDATE order_post_back SET status = 'waiting', error = NULL, next_at = 0"
                        + " WHERE "
                        + REFUSED),
            workspace,
            sourceId,
            orderId,
            takingBack)
        .execute();
  }

  private static <T extends SqlStatement<T>> T refused(
      T statement,
      WorkspaceId workspace,
      String sourceId,
      @Nullable String orderId,
      boolean takingBack) {
    return statement
        .bind("workspace", workspace.value())
        .bind("source", sourceId)
        .bind("order", orderId == null ? "" : orderId)
        .bind("takingBack", takingBack ? 1 : 0);
  }

  void hurry(Tx tx, String sourceId, Instant now) {
    tx.handle()
        .createUpdate(
            "UPDATE order_post_back SET next_at = CASE WHEN next_at < :now THEN next_at ELSE :now END"
                + " WHERE source_id = :source AND status = 'waiting'")
        .bind("source", sourceId)
        .bind("now", now.toEpochMilli())
        .execute();
  }

  void drop(Tx tx, String sourceId) {
    tx.handle()
        .createUpdate(
            "DELETE FROM order_post_back WHERE source_id = :source AND status = 'waiting'")
        .bind("source", sourceId)
        .execute();
  }

  private static Update one(Tx tx, String sql, DuePostBack parcel) {
    return tx.handle()
        .createUpdate(sql + "order_id = :order AND label_id = :label")
        .bind("order", parcel.orderId())
        .bind("label", parcel.labelId());
  }

  private static DuePostBack due(ResultSet row) throws SQLException {
    return new DuePostBack(
        row.getString("order_id"),
        row.getString("external_id"),
        row.getString("label_id"),
        row.getString("shipment_id"),
        row.getString("tracking_number"),
        row.getString("carrier"),
        row.getString("service"),
        StoreJson.readList(row.getString("items"), DuePostBack.Pieces.class),
        Instant.ofEpochMilli(row.getLong("shipped_at")),
        row.getBoolean("taking_back"),
        row.getInt("attempts"),
        row.getBoolean("asked"),
        row.getString("handle"),
        InstantColumn.read(row, "begun_at"));
  }
}

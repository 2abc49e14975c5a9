package dev.quayside.engine.tracking;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.ScanRow;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.tracking.TrackedParcel.Kind;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Tables `tracker`, `piece_tracker` and `sent_tracker`, one for each kind of parcel. Every change
/// of status names the status it starts from, so that two changes at once cannot both succeed.
final class TrackerStore {

  static final TrackerStore FIRST = new TrackerStore(Kind.FIRST);
  static final TrackerStore FURTHER = new TrackerStore(Kind.FURTHER);
  static final TrackerStore SENT = new TrackerStore(Kind.SENT);

  private final Kind kind;

  private TrackerStore(Kind kind) {
    this.kind = kind;
  }

  /// The table that a parcel is in.
  static TrackerStore of(TrackedParcel parcel) {
    return switch (parcel.kind()) {
      case FIRST -> FIRST;
      case FURTHER -> FURTHER;
      case SENT -> SENT;
    };
  }

  /// A statement about the tables of {@link #FIRST}, about the alike ones of this.
  private String sql(String text) {
    return switch (kind) {
      case FIRST -> text;
      case FURTHER ->
          text.replace("INTO tracker_scan", "INTO piece_tracker_scan")
              .replace("FROM tracker_scan", "FROM piece_tracker_scan")
              .replace("FROM tracker", "FROM piece_tracker")
              .replace("JOIN tracker", "JOIN piece_tracker")
              .replace("INTO tracker", "INTO piece_tracker")
              .replace("UPDATE tracker", "UPDATE piece_tracker");
      case SENT ->
          text.replace("INTO tracker_scan", "INTO sent_tracker_scan")
              .replace("FROM tracker_scan", "FROM sent_tracker_scan")
              .replace("FROM tracker", "FROM sent_tracker")
              .replace("JOIN tracker", "JOIN sent_tracker")
              .replace("INTO tracker", "INTO sent_tracker")
              .replace("UPDATE tracker", "UPDATE sent_tracker");
    };
  }

  /// Whether a carrier has to be asked about a parcel by now: {@link #due} for all workspaces.
  static String isDue() {
    return "(%s OR %s OR %s)".formatted(FIRST.isAnyDue(), FURTHER.isAnyDue(), SENT.isAnyDue());
  }

  private String isAnyDue() {
    return sql("""
    EXISTS (
      SELECT 1 FROM tracker r JOIN workspace_time t ON t.id = r.workspace_id
      WHERE r.ended_at IS NULL AND r.asked_at <= t.now - %d AND r.updated_at > t.now - %d
        AND r.heard_at <= t.now - CASE WHEN r.updated_at > t.now - %d THEN %s ELSE %s END)
    """)
        .formatted(
            PollingSchedule.RETRY.toMillis(),
            PollingSchedule.FORGOTTEN_AFTER.toMillis(),
            PollingSchedule.QUIET_AFTER.toMillis(),
            ofEnvironment(PollingSchedule::moving),
            ofEnvironment(PollingSchedule::quiet));
  }

  private static String ofEnvironment(Function<PollingSchedule, Duration> pause) {
    return "CASE t.environment WHEN 'sandbox' THEN %d ELSE %d END"
        .formatted(
            pause.apply(PollingSchedule.in(Environment.SANDBOX)).toMillis(),
            pause.apply(PollingSchedule.in(Environment.PRODUCTION)).toMillis());
  }

  void insert(Tx tx, WorkspaceId workspace, TrackedParcel watch) {
    tx.handle()
        .createUpdate(
            sql(
                """
                INSERT INTO tracker
                  (id, workspace_id, shipment_id, carrier, tracking_number, status, created_at, updated_at)
                VALUES (:id, :workspace, :shipment, :carrier, :number, :status, :now, :now)
                """))
        .bind("id", watch.id())
        .bind("workspace", workspace.value())
        .bind("shipment", watch.shipmentId())
        .bind("carrier", watch.carrier())
        .bind("number", watch.trackingNumber())
        .bind("status", watch.status().wire())
        .bind("now", watch.updatedAt().toEpochMilli())
        .execute();
  }

  /// The parcel, which no other transaction changes until this one ends.
  Optional<TrackedParcel> locked(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            sql(
                """
                UPDATE tracker SET heard_at = heard_at WHERE workspace_id = :workspace AND id = :id
                RETURNING *
                """))
        .bind("workspace", workspace.value())
        .bind("id", id)
        .map((row, _) -> watch(row))
        .findOne();
  }

  /// The newest parcel with the number, of any carrier when `carrier` is null.
  Optional<TrackedParcel> ofNumber(
      Tx tx, WorkspaceId workspace, String trackingNumber, @Nullable String carrier) {
    return tx.handle()
        .createQuery(
            sql(
                """
                SELECT * FROM tracker
                WHERE workspace_id = :workspace AND tracking_number = :number
                  AND (:carrier IS NULL OR carrier = :carrier)
                ORDER BY id DESC LIMIT 1
                """))
        .bind("workspace", workspace.value())
        .bind("number", trackingNumber)
        .bind("carrier", carrier)
        .map((row, _) -> watch(row))
        .findOne();
  }

  /// Parcels under way, those not asked about for the longest time first.
  List<TrackedParcel> open(Tx tx, WorkspaceId workspace, int most) {
    return tx.handle()
        .createQuery(
            sql(
                """
                SELECT * FROM tracker WHERE workspace_id = :workspace AND ended_at IS NULL
                ORDER BY asked_at LIMIT :most
                """))
        .bind("workspace", workspace.value())
        .bind("most", most)
        .map((row, _) -> watch(row))
        .list();
  }

  /// Parcels of {@link #open} that are due by `pace`.
  List<TrackedParcel> due(
      Tx tx, WorkspaceId workspace, PollingSchedule pace, Instant now, int most) {
    return tx.handle()
        .createQuery(
            sql(
                """
                SELECT * FROM tracker
                WHERE workspace_id = :workspace AND ended_at IS NULL
                  AND asked_at <= :retry AND updated_at > :forgotten
                  AND heard_at <= CASE WHEN updated_at > :quietAfter THEN :moving ELSE :quiet END
                ORDER BY asked_at LIMIT :most
                """))
        .bind("workspace", workspace.value())
        .bind("retry", now.minus(PollingSchedule.RETRY).toEpochMilli())
        .bind("forgotten", now.minus(PollingSchedule.FORGOTTEN_AFTER).toEpochMilli())
        .bind("quietAfter", now.minus(PollingSchedule.QUIET_AFTER).toEpochMilli())
        .bind("moving", now.minus(pace.moving()).toEpochMilli())
        .bind("quiet", now.minus(pace.quiet()).toEpochMilli())
        .bind("most", most)
        .map((row, _) -> watch(row))
        .list();
  }

  /// Changes the status.
  ///
  /// @return false when the parcel was not in `from`
  boolean move(
      Tx tx, WorkspaceId workspace, String id, TrackingStatus from, TrackingStatus to, Instant at) {
    return tx.handle()
            .createUpdate(
                sql(
                    """
                    UPDATE tracker SET status = :to, updated_at = :at, ended_at = :ended
                    WHERE id = :id AND workspace_id = :workspace AND status = :from AND ended_at IS NULL
                    """))
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("from", from.wire())
            .bind("to", to.wire())
            .bind("at", at.toEpochMilli())
            .bind("ended", to.isTerminal() ? at.toEpochMilli() : null)
            .execute()
        == 1;
  }

  void touch(Tx tx, WorkspaceId workspace, String id, Instant at) {
    stamp(tx, workspace, List.of(id), "updated_at", at);
  }

  void asked(Tx tx, WorkspaceId workspace, Collection<String> ids, Instant at) {
    stamp(tx, workspace, ids, "asked_at", at);
  }

  void heard(Tx tx, WorkspaceId workspace, Collection<String> ids, Instant at) {
    stamp(tx, workspace, ids, "heard_at", at);
  }

  /// Marks the stored scans as outdated, so that the carrier is asked again.
  void unheard(Tx tx, WorkspaceId workspace, String id) {
    stamp(tx, workspace, List.of(id), "heard_at", Instant.EPOCH);
  }

  List<Scan> scans(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            sql(
                """
                SELECT s.* FROM tracker_scan s JOIN tracker t ON t.id = s.tracker_id
                WHERE t.id = :id AND t.workspace_id = :workspace
                """))
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map((row, _) -> ScanRow.scan(row))
        .list();
  }

  void add(Tx tx, WorkspaceId workspace, String id, List<Scan> scans, Instant heardAt) {
    var batch =
        tx.handle()
            .prepareBatch(
                sql(
                    """
                    INSERT INTO tracker_scan
                      (tracker_id, at, status, substatus, description, city, state, country, heard_at)
                    SELECT id, :at, :status, :substatus, :description, :city, :state, :country, :heardAt
                    FROM tracker WHERE id = :id AND workspace_id = :workspace
                    """));
    scans.forEach(
        scan ->
            batch
                .bind("id", id)
                .bind("workspace", workspace.value())
                .bind("heardAt", heardAt.toEpochMilli())
                .bindMap(ScanRow.columns(scan))
                .add());
    batch.execute();
  }

  private void stamp(
      Tx tx, WorkspaceId workspace, Collection<String> ids, String column, Instant at) {
    tx.handle()
        .createUpdate(
            sql(
                "UPDATE tracker SET "
                    + column
                    + " = :at WHERE workspace_id = :workspace"
                    + " AND id IN (SELECT value FROM json_each(:ids))"))
        .bind("at", at.toEpochMilli())
        .bind("workspace", workspace.value())
        .bind("ids", StoreJson.write(ids))
        .execute();
  }

  /// Forgets a parcel with its scans.
  void delete(Tx tx, WorkspaceId workspace, String shipmentId) {
    for (var statement :
        List.of(
            """
            DELETE FROM tracker_scan WHERE tracker_id IN
              (SELECT id FROM tracker WHERE workspace_id = :workspace AND shipment_id = :shipment)
            """,
            "DELETE FROM tracker WHERE workspace_id = :workspace AND shipment_id = :shipment")) {
      tx.handle()
          .createUpdate(sql(statement))
          .bind("workspace", workspace.value())
          .bind("shipment", shipmentId)
          .execute();
    }
  }

  List<TrackedParcel> ofShipment(Tx tx, WorkspaceId workspace, String shipmentId) {
    return tx.handle()
        .createQuery(
            sql("SELECT * FROM tracker WHERE workspace_id = :workspace AND shipment_id = :value"))
        .bind("workspace", workspace.value())
        .bind("value", shipmentId)
        .map((row, _) -> watch(row))
        .list();
  }

  private TrackedParcel watch(ResultSet row) throws SQLException {
    return new TrackedParcel(
        row.getString("id"),
        row.getString("shipment_id"),
        row.getString("carrier"),
        row.getString("tracking_number"),
        TrackingStatus.ofWire(row.getString("status")).orElseThrow(),
        Instant.ofEpochMilli(row.getLong("heard_at")),
        Instant.ofEpochMilli(row.getLong("updated_at")),
        kind);
  }
}

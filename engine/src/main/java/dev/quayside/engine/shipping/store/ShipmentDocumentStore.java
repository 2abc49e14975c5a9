package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `shipment_document`: files from carriers. They are not in table `shipment`, so that lists
/// of shipments do not read megabytes. The workspace of a file is that of its shipment.
final class ShipmentDocumentStore {

  /// Whether a file has to be asked for by now.
  static final String IS_DUE =
      """
      EXISTS (
        SELECT 1 FROM shipment_document d JOIN shipment s ON s.id = d.shipment_id
        JOIN workspace_time t ON t.id = s.workspace_id WHERE d.next_ask_at <= t.now)
      """;

  private static final String OWN =
      " WHERE shipment_id = (SELECT id FROM shipment WHERE id = :shipment AND workspace_id ="
          + " :workspace)";

  /// The time at which a lost file is requested again.
  private static final long NEVER = Long.MAX_VALUE;

  private final PieceLabelStore pieces = new PieceLabelStore();

  /// A file that the carrier still makes.
  ///
  /// @param attempts number of times the carrier was asked for it
  record Awaited(String shipmentId, CarrierDocumentKind kind, String link, int attempts) {}

  /// @throws IllegalStateException when the shipment is not of this workspace
  void keep(
      Tx tx, WorkspaceId workspace, String shipmentId, CarrierDocument document, Instant now) {
    if (document.piece() > 1) {
      pieces.keep(tx, workspace, shipmentId, document);
    } else {
      keepWhole(tx, workspace, shipmentId, document, now);
    }
  }

  private static void keepWhole(
      Tx tx, WorkspaceId workspace, String shipmentId, CarrierDocument document, Instant now) {
    int kept =
        tx.handle()
            .createUpdate(
                """
                INSERT INTO shipment_document (shipment_id, kind, file, link, next_ask_at)
                SELECT id, :kind, :file, :link, :next FROM shipment
                WHERE id = :shipment AND workspace_id = :workspace
                ON CONFLICT (shipment_id, kind) DO UPDATE SET file = excluded.file,
                  link = excluded.link, next_ask_at = excluded.next_ask_at, attempts = 0
                """)
            .bind("shipment", shipmentId)
            .bind("workspace", workspace.value())
            .bind("kind", document.kind().wire())
            .bind("file", document.file())
            .bind("link", document.link())
            .bind("next", next(document, now))
            .execute();
    if (kept != 1) {
      throw new IllegalStateException("no shipment " + shipmentId + " in this workspace");
    }
  }

  private static @Nullable Long next(CarrierDocument document, Instant now) {
    if (document.isLost()) {
      return NEVER;
    }
    return document.file() == null ? now.toEpochMilli() : null;
  }

  /// Notes that the file is not ready yet and when to ask again.
  void await(Tx tx, WorkspaceId workspace, Awaited awaited, Instant next) {
    tx.handle()
        .createUpdate(
            "UPDATE shipment_document SET attempts = attempts + 1, next_ask_at = :next"
                + OWN
                + " AND kind = :kind AND file IS NULL")
        .bind("shipment", awaited.shipmentId())
        .bind("workspace", workspace.value())
        .bind("kind", awaited.kind().wire())
        .bind("next", next.toEpochMilli())
        .execute();
  }

  /// Files to be requested by now, the longest overdue first.
  List<Awaited> due(Tx tx, WorkspaceId workspace, Instant now, int most) {
    return tx.handle()
        .createQuery(
            """
            SELECT d.shipment_id, d.kind, d.link, d.attempts
            FROM shipment_document d JOIN shipment s ON s.id = d.shipment_id
            WHERE d.next_ask_at <= :now AND +s.workspace_id = :workspace
            ORDER BY d.next_ask_at LIMIT :most
            """)
        .bind("workspace", workspace.value())
        .bind("now", now.toEpochMilli())
        .bind("most", most)
        .map((row, _) -> awaited(row))
        .list();
  }

  private static Awaited awaited(ResultSet row) throws SQLException {
    return new Awaited(
        row.getString("shipment_id"),
        CarrierDocumentKind.ofWire(row.getString("kind")).orElseThrow(),
        row.getString("link"),
        row.getInt("attempts"));
  }

  boolean remove(Tx tx, WorkspaceId workspace, String shipmentId) {
    pieces.remove(tx, workspace, shipmentId);
    return tx.handle()
            .createUpdate("DELETE FROM shipment_document" + OWN)
            .bind("shipment", shipmentId)
            .bind("workspace", workspace.value())
            .execute()
        > 0;
  }

  /// Number of these shipments with at least one file.
  int count(Tx tx, WorkspaceId workspace, Collection<String> shipmentIds) {
    return tx.handle()
        .createQuery(
            """
            SELECT count(DISTINCT d.shipment_id) FROM json_each(:shipments) wanted
            JOIN shipment_document d ON d.shipment_id = wanted.value JOIN shipment s ON s.id = d.shipment_id
            WHERE +s.workspace_id = :workspace
            """)
        .bind("shipments", StoreJson.write(shipmentIds))
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .one();
  }

  /// All documents except the label.
  List<CarrierPapers.Paper> papers(Tx tx, WorkspaceId workspace, String shipmentId) {
    return tx.handle()
        .createQuery(
            "SELECT kind, file IS NOT NULL FROM shipment_document"
                + OWN
                + " AND kind <> 'label' ORDER BY kind")
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                new CarrierPapers.Paper(
                    CarrierDocumentKind.ofWire(row.getString(1)).orElseThrow(), row.getBoolean(2)))
        .list();
  }

  Optional<CarrierDocument> find(
      Tx tx, WorkspaceId workspace, String shipmentId, CarrierDocumentKind kind) {
    return tx.handle()
        .createQuery("SELECT file, link FROM shipment_document" + OWN + " AND kind = :kind")
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .bind("kind", kind.wire())
        .map(
            (row, _) ->
                new CarrierDocument(
                    kind, row.getBytes("file"), Objects.requireNonNull(row.getString("link"))))
        .findOne();
  }
}

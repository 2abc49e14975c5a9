package dev.quayside.engine.document.manifest;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Within;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// Tables `manifest`, `manifest_line` and `manifest_document`.
final class ManifestStore {

  private static final String DOCUMENTS =
      " WHERE manifest_id = (SELECT id FROM manifest WHERE id = :id AND workspace_id = :workspace)";

  /// Shipments that belong on the manifest of a day, or that a packer may look for there: those of
  /// that day, those whose purchase is in doubt, and those within a week of it that are on no
  /// manifest.
  List<String> around(Tx tx, WorkspaceId workspace, String carrier, LocalDate day) {
    return tx.handle()
        .createQuery(
            """
            SELECT id FROM shipment WHERE workspace_id = :workspace AND carrier = :carrier
              AND (ship_date = :day OR status = 'pending'
                OR (status = 'created' AND ship_date BETWEEN :from AND :to
                  AND id NOT IN (SELECT shipment_id FROM manifest_line)))
            ORDER BY id
            """)
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .bind("day", day.toString())
        .bind("from", day.minusDays(7).toString())
        .bind("to", day.plusDays(7).toString())
        .mapTo(String.class)
        .list();
  }

  /// Carriers and days with labels that are on no manifest: `day` first, then the latest ones.
  List<OpenManifest> waiting(
      Tx tx, WorkspaceId workspace, LocalDate day, LocalDate from, LocalDate to) {
    return tx.handle()
        .createQuery(
            """
            SELECT carrier, ship_date FROM shipment
            WHERE workspace_id = :workspace AND ship_date BETWEEN :from AND :to
              AND status = 'created' AND is_return = 0 AND test = 0
              AND id NOT IN (SELECT shipment_id FROM manifest_line)
            GROUP BY carrier, ship_date
            ORDER BY ship_date = :day DESC, ship_date DESC, carrier
            """)
        .bind("workspace", workspace.value())
        .bind("day", day.toString())
        .bind("from", from.toString())
        .bind("to", to.toString())
        .map((row, _) -> new OpenManifest(row.getString(1), LocalDate.parse(row.getString(2))))
        .list();
  }

  Optional<String> holding(Tx tx, WorkspaceId workspace, String shipmentId) {
    return tx.handle()
        .createQuery(
            """
            SELECT manifest_id FROM manifest_line WHERE shipment_id = :shipment
              AND manifest_id IN (SELECT id FROM manifest WHERE workspace_id = :workspace)
            """)
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .mapTo(String.class)
        .findOne();
  }

  void insert(Tx tx, WorkspaceId workspace, Manifest manifest) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO manifest (id, workspace_id, carrier, ship_date, manifest, created_at)
            VALUES (:id, :workspace, :carrier, :shipDate, :manifest, :at)
            """)
        .bind("id", manifest.id())
        .bind("workspace", workspace.value())
        .bind("carrier", manifest.carrier())
        .bind("shipDate", manifest.shipDate().toString())
        .bind("manifest", StoreJson.write(manifest))
        .bind("at", manifest.createdAt().toEpochMilli())
        .execute();
    for (var line : manifest.lines()) {
      tx.handle()
          .createUpdate(
              "INSERT INTO manifest_line (shipment_id, manifest_id) VALUES (:shipment, :manifest)")
          .bind("shipment", line.shipmentId())
          .bind("manifest", manifest.id())
          .execute();
    }
  }

  /// Deletes a manifest with its lines and documents, so that its labels wait again.
  void delete(Tx tx, WorkspaceId workspace, String id) {
    for (var table : List.of("manifest_document", "manifest_line")) {
      tx.handle()
          .createUpdate(
              "DELETE FROM "
                  + table
                  + " WHERE manifest_id = (SELECT id FROM manifest"
                  + " WHERE id = :id AND workspace_id = :workspace)")
          .bind("id", id)
          .bind("workspace", workspace.value())
          .execute();
    }
    tx.handle()
        .createUpdate("DELETE FROM manifest WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Stores a document of the carrier.
  ///
  /// @param place number of the document, from 1
  void keep(Tx tx, WorkspaceId workspace, String id, int place, CarrierDocument document) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO manifest_document (manifest_id, place, file, link)
            SELECT id, :place, :file, :link FROM manifest
            WHERE id = :id AND workspace_id = :workspace
            ON CONFLICT (manifest_id, place) DO UPDATE SET file = excluded.file,
              link = excluded.link
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("place", place)
        .bind("file", document.file())
        .bind("link", document.link())
        .execute();
  }

  Optional<CarrierDocument> document(Tx tx, WorkspaceId workspace, String id, int place) {
    return tx.handle()
        .createQuery("SELECT file, link FROM manifest_document" + DOCUMENTS + " AND place = :place")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("place", place)
        .map(
            (row, _) ->
                new CarrierDocument(
                    CarrierDocumentKind.MANIFEST,
                    row.getBytes("file"),
                    Objects.requireNonNull(row.getString("link"))))
        .findOne();
  }

  /// Manifests with any of these shipments.
  List<Manifest> holding(Tx tx, WorkspaceId workspace, Collection<String> shipmentIds) {
    return shipmentIds.isEmpty()
        ? List.of()
        : tx.handle()
            .createQuery(
                """
                SELECT manifest FROM manifest WHERE workspace_id = :workspace
                  AND id IN (SELECT manifest_id FROM manifest_line WHERE shipment_id IN (<ids>))
                """)
            .bind("workspace", workspace.value())
            .bindList("ids", List.copyOf(shipmentIds))
            .map((row, _) -> StoreJson.read(row.getString(1), Manifest.class))
            .list();
  }

  void put(Tx tx, WorkspaceId workspace, Manifest manifest) {
    tx.handle()
        .createUpdate(
            "UPDATE manifest SET manifest = :manifest WHERE id = :id AND workspace_id = :workspace")
        .bind("id", manifest.id())
        .bind("workspace", workspace.value())
        .bind("manifest", StoreJson.write(manifest))
        .execute();
  }

  Optional<Manifest> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT manifest FROM manifest WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map((row, _) -> StoreJson.read(row.getString(1), Manifest.class))
        .findOne();
  }

  Page<Manifest> page(Tx tx, WorkspaceId workspace, @Nullable String carrier, Slice<Age> slice) {
    var within = Within.age(slice, "created_at");
    var where =
        " FROM manifest WHERE workspace_id = :workspace AND (:carrier IS NULL OR carrier ="
            + " :carrier)"
            + within.where();
    Function<String, Query> select =
        sql ->
            within
                .bind(tx.handle().createQuery("SELECT " + sql))
                .bind("workspace", workspace.value())
                .bind("carrier", carrier);
    return Keyset.by("id", slice)
        .page(
            slice,
            select.apply("count(*)" + where).mapTo(Long.class).one(),
            rest -> select.apply("manifest" + where + rest),
            (row, _) -> StoreJson.read(row.getString(1), Manifest.class),
            manifest -> new RowKey(List.of(manifest.id())));
  }
}

package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.source.PrintKind;
import java.util.List;
import java.util.Optional;

/// Table `print_route`. Routes are of a station; those from before there were stations have an
/// empty one until the first station takes them.
final class PrintRouteStore {

  List<PrintRoute> all(Tx tx, WorkspaceId workspace, String stationId) {
    return tx.handle()
        .createQuery(
            "SELECT kind, carrier, printer FROM print_route WHERE station_id = :station"
                + " AND workspace_id = :workspace ORDER BY kind, carrier")
        .bind("station", stationId)
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                new PrintRoute(
                    PrintKind.valueOf(row.getString("kind")),
                    row.getString("carrier"),
                    row.getString("printer")))
        .list();
  }

  /// The printer for a kind of document; a route of the carrier's own goes before one for all
  /// carriers.
  Optional<String> printer(
      Tx tx, WorkspaceId workspace, String stationId, PrintKind kind, String carrier) {
    return tx.handle()
        .createQuery(
            """
            SELECT printer FROM print_route WHERE station_id = :station AND workspace_id = :workspace
              AND kind = :kind AND carrier IN (:carrier, '') ORDER BY carrier DESC LIMIT 1
            """)
        .bind("station", stationId)
        .bind("workspace", workspace.value())
        .bind("kind", kind.name())
        .bind("carrier", carrier)
        .mapTo(String.class)
        .findOne();
  }

  void put(Tx tx, WorkspaceId workspace, String stationId, PrintRoute route) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO print_route (station_id, workspace_id, kind, carrier, printer)
            VALUES (:station, :workspace, :kind, :carrier, :printer)
            ON CONFLICT (station_id, workspace_id, kind, carrier) DO UPDATE SET printer = excluded.printer
            """)
        .bind("station", stationId)
        .bind("workspace", workspace.value())
        .bind("kind", route.kind().name())
        .bind("carrier", route.carrier())
        .bind("printer", route.printer())
        .execute();
  }

  /// Gives a station the routes from before there were stations.
  void take(Tx tx, String stationId) {
    tx.handle()
        .createUpdate("UPDATE print_route SET station_id = :station WHERE station_id = ''")
        .bind("station", stationId)
        .execute();
  }

  boolean remove(Tx tx, WorkspaceId workspace, String stationId, PrintKind kind, String carrier) {
    return tx.handle()
            .createUpdate(
                "DELETE FROM print_route WHERE station_id = :station AND workspace_id = :workspace"
                    + " AND kind = :kind AND carrier = :carrier")
            .bind("station", stationId)
            .bind("workspace", workspace.value())
            .bind("kind", kind.name())
            .bind("carrier", carrier)
            .execute()
        == 1;
  }
}

package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.source.PrintKind;
import java.util.List;
import java.util.Optional;

/// Table `print_route`.
final class PrintRouteStore {

  List<PrintRoute> all(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT kind, carrier, printer FROM print_route WHERE workspace_id = :workspace"
                + " ORDER BY kind, carrier")
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
  Optional<String> printer(Tx tx, WorkspaceId workspace, PrintKind kind, String carrier) {
    return tx.handle()
        .createQuery(
            """
            SELECT printer FROM print_route WHERE workspace_id = :workspace AND kind = :kind
              AND carrier IN (:carrier, '') ORDER BY carrier DESC LIMIT 1
            """)
        .bind("workspace", workspace.value())
        .bind("kind", kind.name())
        .bind("carrier", carrier)
        .mapTo(String.class)
        .findOne();
  }

  void put(Tx tx, WorkspaceId workspace, PrintRoute route) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO print_route (workspace_id, kind, carrier, printer) VALUES (:workspace, :kind, :carrier, :printer)
            ON CONFLICT (workspace_id, kind, carrier) DO UPDATE SET printer = excluded.printer
            """)
        .bind("workspace", workspace.value())
        .bind("kind", route.kind().name())
        .bind("carrier", route.carrier())
        .bind("printer", route.printer())
        .execute();
  }

  boolean remove(Tx tx, WorkspaceId workspace, PrintKind kind, String carrier) {
    return tx.handle()
            .createUpdate(
                "DELETE FROM print_route WHERE workspace_id = :workspace AND kind = :kind AND"
                    + " carrier = :carrier")
            .bind("workspace", workspace.value())
            .bind("kind", kind.name())
            .bind("carrier", carrier)
            .execute()
        == 1;
  }
}

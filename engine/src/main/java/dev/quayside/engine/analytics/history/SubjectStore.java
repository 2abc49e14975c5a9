package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;

/// By what people know what was acted on: orders, shipments, people and print jobs.
final class SubjectStore {

  /// @param ids of anything; those without such a name, or forgotten, are left out of the answer
  Map<String, String> names(Tx tx, WorkspaceId workspace, Collection<String> ids) {
    return tx
        .handle()
        .createQuery(
            """
            SELECT o.id AS id, o.number AS name FROM json_each(:ids) act JOIN sales_order o ON o.id = act.value
              WHERE o.workspace_id = :workspace
            UNION ALL SELECT s.id, trim(coalesce(s.reference, '') || ' ' || coalesce(s.tracking_number, ''))
              FROM json_each(:ids) act JOIN shipment s ON s.id = act.value WHERE s.workspace_id = :workspace
            UNION ALL SELECT u.id, u.name
              FROM json_each(:ids) act JOIN workspace_user u ON u.id = act.value WHERE u.workspace_id = :workspace
            UNION ALL SELECT j.id, j.title
              FROM json_each(:ids) act JOIN print_job j ON j.id = act.value WHERE j.workspace_id = :workspace
            """)
        .bind("ids", StoreJson.write(ids))
        .bind("workspace", workspace.value())
        .map((row, _) -> Map.entry(row.getString("id"), row.getString("name")))
        .stream()
        .filter(named -> !named.getValue().isEmpty())
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }
}

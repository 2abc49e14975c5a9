package dev.quayside.engine.order.search;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.platform.store.Tx;
import java.time.LocalDate;

/// Reads table `sales_order` for orders past their day.
final class LateOrderStore {

  long count(Tx tx, WorkspaceId workspace, LocalDate day) {
    return tx.handle()
        .createQuery(
            """
            SELECT count(*) FROM sales_order
            WHERE workspace_id = :workspace AND state IN (<states>) AND details ->> '$.shipBy' <= :day
            """)
        .bind("workspace", workspace.value())
        .bindList("states", OrderState.unfinished())
        .bind("day", day.toString())
        .mapTo(Long.class)
        .one();
  }
}

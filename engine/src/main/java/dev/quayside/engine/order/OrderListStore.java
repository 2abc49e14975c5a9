package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// Lists of table `sales_order`, newest first.
final class OrderListStore {

  /// @param before id of the last order of the page before; null for the first page
  List<SalesOrder> page(
      Tx tx, WorkspaceId workspace, OrderFilter filter, @Nullable String before, int size) {
    var sql =
        "SELECT * FROM sales_order WHERE workspace_id = :workspace"
            + states(filter)
            + (filter.query() == null ? "" : " AND instr(search, :query) > 0")
            + (before == null ? "" : " AND id < :before")
            + " ORDER BY id DESC LIMIT :size";
    var query = tx.handle().createQuery(sql).bind("workspace", workspace.value());
    bind(query, "query", filter.query() == null ? null : filter.query().toLowerCase(Locale.ROOT));
    bind(query, "before", before);
    return query.bind("size", size).map((row, _) -> OrderRow.order(row)).list();
  }

  Map<OrderState, Integer> counts(Tx tx, WorkspaceId workspace) {
    var counts = new EnumMap<OrderState, Integer>(OrderState.class);
    tx.handle()
        .createQuery(
            "SELECT state, count(*) AS orders FROM sales_order WHERE workspace_id = :workspace"
                + " GROUP BY state")
        .bind("workspace", workspace.value())
        .map((row, _) -> Map.entry(OrderState.ofWire(row.getString(1)), row.getInt(2)))
        .forEach(entry -> counts.put(entry.getKey(), entry.getValue()));
    return counts;
  }

  /// Those of these ids, oldest first.
  List<SalesOrder> some(Tx tx, WorkspaceId workspace, Collection<String> ids) {
    return ids.isEmpty()
        ? List.of()
        : tx.handle()
            .createQuery(
                "SELECT * FROM sales_order WHERE workspace_id = :workspace AND id IN (<ids>) ORDER"
                    + " BY id")
            .bind("workspace", workspace.value())
            .bindList("ids", List.copyOf(ids))
            .map((row, _) -> OrderRow.order(row))
            .list();
  }

  List<SalesOrder> inState(Tx tx, WorkspaceId workspace, OrderState state) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM sales_order WHERE workspace_id = :workspace AND state = :state ORDER BY"
                + " id")
        .bind("workspace", workspace.value())
        .bind("state", state.wire())
        .map((row, _) -> OrderRow.order(row))
        .list();
  }

  private static String states(OrderFilter filter) {
    return filter.states().isEmpty()
        ? ""
        : filter.states().stream()
            .map(state -> "'" + state.wire() + "'")
            .sorted()
            .collect(Collectors.joining(", ", " AND state IN (", ")"));
  }

  private static void bind(Query query, String name, @Nullable String value) {
    if (value != null) {
      query.bind(name, value);
    }
  }
}

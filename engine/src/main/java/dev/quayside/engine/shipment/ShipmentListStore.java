package dev.quayside.engine.shipment;

import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.page.Page;
import dev.quayside.engine.store.Tx;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// Lists of table `shipment`, newest first.
final class ShipmentListStore {

  private static final String COUNT = "SELECT count(*) FROM shipment";
  // table shipment_count has the same columns, for what most lists are narrowed to
  private static final String COUNTED = "SELECT coalesce(sum(shipments), 0) FROM shipment_count";

  Page<Shipment> page(Tx tx, WorkspaceId workspace, ShipmentFilter filter, Page.Request request) {
    var where = new Where(workspace, filter);
    var items =
        where
            .query(tx, ShipmentRow.SELECT, " ORDER BY id DESC LIMIT :limit OFFSET :offset")
            .bind("limit", request.size())
            .bind("offset", request.offset())
            .map((row, _) -> ShipmentRow.shipment(row))
            .list();
    long total = where.query(tx, where.counted ? COUNTED : COUNT, "").mapTo(Long.class).one();
    return new Page<>(items, request, total);
  }

  Map<String, Long> bought(Tx tx, WorkspaceId workspace, String carrier) {
    return tx.handle()
        .createQuery(
            """
            SELECT service, sum(shipments) FROM shipment_count
            WHERE workspace_id = :workspace AND carrier = :carrier AND status NOT IN ('pending', 'cancelled')
            GROUP BY service
            """)
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .map((row, _) -> Map.entry(row.getString(1), row.getLong(2)))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /// The workspace is the first condition, always.
  private static final class Where {
    private final List<String> conditions = new ArrayList<>();
    private final Map<String, Object> bindings = new LinkedHashMap<>();
    private final boolean counted;

    Where(WorkspaceId workspace, ShipmentFilter filter) {
      add("workspace_id = :workspace", "workspace", workspace.value());
      add("carrier = :carrier", "carrier", filter.carrier());
      add("service = :service", "service", filter.service());
      addStatus(filter.status());
      add("tracking_number = :trackingNumber", "trackingNumber", filter.trackingNumber());
      add("reference = :reference", "reference", filter.reference());
      var after = filter.createdAfter();
      add(
          "created_at > :createdAfter",
          "createdAfter",
          after == null ? null : after.toEpochMilli());
      var before = filter.createdBefore();
      add(
          "created_at < :createdBefore",
          "createdBefore",
          before == null ? null : before.toEpochMilli());
      addLabelStatus(filter.labelStatus());
      counted =
          filter.trackingNumber() == null
              && filter.reference() == null
              && after == null
              && before == null;
    }

    Query query(Tx tx, String select, String rest) {
      var query =
          tx.handle().createQuery(select + " WHERE " + String.join(" AND ", conditions) + rest);
      bindings.forEach(query::bind);
      return query;
    }

    private void addStatus(@Nullable ShipmentStatus status) {
      if (status == ShipmentStatus.CREATED) {
        conditions.add("status IN ('created', 'pending')");
      } else {
        add("status = :status", "status", status == null ? null : status.wire());
      }
    }

    private void addLabelStatus(@Nullable LabelStatus status) {
      switch (status) {
        case PENDING -> conditions.add("status = 'pending'");
        case CANCELLED -> conditions.add("status = 'cancelled'");
        case CREATED -> conditions.add("status NOT IN ('pending', 'cancelled')");
        case null -> {}
      }
    }

    private void add(String condition, String name, @Nullable Object value) {
      if (value != null) {
        conditions.add(condition);
        bindings.put(name, value);
      }
    }
  }
}

package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Table `sales_order`.
final class OrderStore {

  private static final String CALLED_OFF =
      "workspace_id = :workspace AND state = 'cancelled' AND updated_at < :before"
          + " AND forgotten_at IS NULL";

  void insert(Tx tx, WorkspaceId workspace, SalesOrder order) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO sales_order
              (id, workspace_id, number, number_key, state, reason, details, search, source, created_at, updated_at)
            VALUES
              (:id, :workspace, :number, :key, :state, :reason, :details, :search, :source, :createdAt, :updatedAt)
            """)
        .bind("id", order.id())
        .bind("workspace", workspace.value())
        .bind("number", order.number())
        .bind("key", key(order.number()))
        .bind("state", order.state().wire())
        .bind("reason", MessageColumn.write(order.reason()))
        .bind("details", StoreJson.write(order.details()))
        .bind("search", search(order.number(), order.details()))
        .bind("source", order.source())
        .bind("createdAt", order.createdAt().toEpochMilli())
        .bind("updatedAt", order.updatedAt().toEpochMilli())
        .execute();
  }

  /// New details for an order that is not on its way yet. A failed one gets another chance.
  boolean change(
      Tx tx,
      WorkspaceId workspace,
      SalesOrder order,
      OrderDetails details,
      @Nullable String source,
      Instant now) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE sales_order SET details = :details, search = :search, source = coalesce(:source, source),
                  updated_at = :now, forgotten_at = NULL,
                  reason = CASE state WHEN 'held' THEN reason END,
                  state = CASE state WHEN 'held' THEN 'held' ELSE 'open' END
                WHERE id = :id AND workspace_id = :workspace AND state IN ('open', 'held', 'failed')
                """)
            .bind("id", order.id())
            .bind("workspace", workspace.value())
            .bind("details", StoreJson.write(details))
            .bind("search", search(order.number(), details))
            .bind("source", source)
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// From one of `from`, given as SQL text, to `to`.
  boolean move(
      Tx tx,
      WorkspaceId workspace,
      String id,
      String from,
      OrderState to,
      @Nullable Message reason,
      Instant now) {
    return tx.handle()
            .createUpdate(
                "UPDATE sales_order SET state = :to, reason = :reason, shipment_id = NULL,"
                    + " updated_at = :now WHERE id = :id AND workspace_id = :workspace AND state IN"
                    + " ("
                    + from
                    + ")")
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("to", to.wire())
            .bind("reason", MessageColumn.write(reason))
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// open or failed -> buying, under the shipment that is about to be asked for; the same claim
  /// twice is one.
  boolean claim(Tx tx, WorkspaceId workspace, String id, String shipmentId, Instant now) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE sales_order SET state = 'buying', reason = NULL, shipment_id = :shipment, updated_at = :now
                WHERE id = :id AND workspace_id = :workspace
                  AND (state IN ('open', 'failed') OR (state = 'buying' AND shipment_id = :shipment))
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("shipment", shipmentId)
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// @return whether there was one that was being bought
  boolean shipped(Tx tx, WorkspaceId workspace, OrderShipment shipment, Instant now) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE sales_order SET state = 'shipped', reason = NULL, shipment = :shipment, updated_at = :now,
                  search = search || ' ' || :tracking
                WHERE shipment_id = :id AND workspace_id = :workspace AND state = 'buying'
                """)
            .bind("id", shipment.shipmentId())
            .bind("workspace", workspace.value())
            .bind("shipment", StoreJson.write(shipment))
            .bind("tracking", shipment.trackingNumber().toLowerCase(Locale.ROOT))
            .bind("now", now.toEpochMilli())
            .execute()
        > 0;
  }

  /// Its label was voided: it waits to be shipped again.
  void unship(Tx tx, WorkspaceId workspace, String shipmentId, Message reason, Instant now) {
    tx.handle()
        .createUpdate(
            """
            UPDATE sales_order SET state = 'open', reason = :reason, shipment = NULL, shipment_id = NULL,
              updated_at = :now
            WHERE shipment_id = :id AND workspace_id = :workspace AND state IN ('shipped', 'buying')
            """)
        .bind("id", shipmentId)
        .bind("workspace", workspace.value())
        .bind("reason", MessageColumn.write(reason))
        .bind("now", now.toEpochMilli())
        .execute();
  }

  /// Not while its purchase is under way: who claimed it has the last word.
  boolean fail(Tx tx, WorkspaceId workspace, String id, Message reason, Instant now) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE sales_order SET state = 'failed', reason = :reason, shipment_id = NULL, updated_at = :now
                WHERE id = :id AND workspace_id = :workspace
                  AND (state IN ('open', 'failed')
                    OR (state = 'buying' AND NOT EXISTS (SELECT 1 FROM shipment s
                      WHERE s.id = sales_order.shipment_id AND s.status <> 'cancelled')))
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("reason", MessageColumn.write(reason))
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// Keeps the order without its customer.
  void forget(Tx tx, WorkspaceId workspace, SalesOrder order, Instant now) {
    var details = order.details().forgotten();
    var shipment = order.shipment();
    var search = search(order.number(), details);
    tx.handle()
        .createUpdate(
            """
            UPDATE sales_order SET details = :details, search = :search, reason = NULL, forgotten_at = :now
            WHERE id = :id AND workspace_id = :workspace
            """)
        .bind("now", now.toEpochMilli())
        .bind("id", order.id())
        .bind("workspace", workspace.value())
        .bind("details", StoreJson.write(details))
        .bind(
            "search",
            shipment == null
                ? search
                : search + " " + shipment.trackingNumber().toLowerCase(Locale.ROOT))
        .execute();
  }

  /// Orders that were called off before a time and whose customer is known still.
  List<SalesOrder> calledOff(Tx tx, WorkspaceId workspace, Instant before, int most) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM sales_order WHERE " + CALLED_OFF + " ORDER BY updated_at LIMIT :most")
        .bind("workspace", workspace.value())
        .bind("before", before.toEpochMilli())
        .bind("most", most)
        .map((row, _) -> OrderRow.order(row))
        .list();
  }

  int countCalledOff(Tx tx, WorkspaceId workspace, Instant before) {
    return tx.handle()
        .createQuery("SELECT count(*) FROM sales_order WHERE " + CALLED_OFF)
        .bind("workspace", workspace.value())
        .bind("before", before.toEpochMilli())
        .mapTo(Integer.class)
        .one();
  }

  int countShipped(Tx tx, WorkspaceId workspace, Collection<String> shipmentIds) {
    return tx.handle()
        .createQuery(
            """
            SELECT count(*) FROM json_each(:shipments) wanted
            JOIN sales_order o ON o.shipment_id = wanted.value WHERE +o.workspace_id = :workspace
            """)
        .bind("shipments", StoreJson.write(shipmentIds))
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .one();
  }

  Optional<String> claimedBy(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            "SELECT shipment_id FROM sales_order"
                + " WHERE id = :id AND workspace_id = :workspace AND shipment_id IS NOT NULL")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .mapTo(String.class)
        .findOne();
  }

  Optional<SalesOrder> byId(Tx tx, WorkspaceId workspace, String id) {
    return one(tx, workspace, "id", id);
  }

  Optional<SalesOrder> byNumber(Tx tx, WorkspaceId workspace, String number) {
    return one(tx, workspace, "number_key", key(number));
  }

  Optional<SalesOrder> byShipment(Tx tx, WorkspaceId workspace, String shipmentId) {
    return one(tx, workspace, "shipment_id", shipmentId);
  }

  private static Optional<SalesOrder> one(
      Tx tx, WorkspaceId workspace, String column, String value) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM sales_order WHERE workspace_id = :workspace AND " + column + " = :value")
        .bind("workspace", workspace.value())
        .bind("value", value)
        .map((row, _) -> OrderRow.order(row))
        .findOne();
  }

  static String key(String number) {
    return number.strip().toLowerCase(Locale.ROOT);
  }

  private static String search(String number, OrderDetails details) {
    var to = details.to();
    return Stream.concat(
            Stream.of(number, to.name(), to.company(), to.city(), to.state(), to.zip()),
            details.items().stream().flatMap(item -> Stream.of(item.sku(), item.description())))
        .filter(Objects::nonNull)
        .filter(text -> !text.isBlank())
        .collect(Collectors.joining(" "))
        .toLowerCase(Locale.ROOT);
  }
}

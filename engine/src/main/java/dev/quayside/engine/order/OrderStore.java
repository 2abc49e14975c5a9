package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.reason.Fault;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
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
              (id, workspace_id, number, number_key, state, reason, details, ordered_day, arrived_day, search, source, created_at, updated_at)
            VALUES
              (:id, :workspace, :number, :key, :state, :reason,
               :details, :orderedDay, :arrivedDay, :search, :source, :createdAt, :updatedAt)
            """)
        .bind("id", order.id())
        .bind("workspace", workspace.value())
        .bind("number", order.number())
        .bind("key", key(order.number()))
        .bind("state", order.state().wire())
        .bind("reason", MessageColumn.write(order.reason()))
        .bind("details", StoreJson.write(order.details()))
        .bind("orderedDay", orderedDay(order.details()))
        .bind("arrivedDay", day(order.arrivedOn()))
        .bind("search", search(order, order.details()))
        .bind("source", order.source())
        .bind("createdAt", order.createdAt().toEpochMilli())
        .bind("updatedAt", order.updatedAt().toEpochMilli())
        .execute();
  }

  /// Changes the details of an order that still has something to ship. A failed order becomes open
  /// again, or partly shipped.
  ///
  /// @return false when its state does not allow the change
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
                UPDATE sales_order SET details = :details, ordered_day = :orderedDay, search = :search, source = coalesce(:source, source),
                  updated_at = :now, forgotten_at = NULL,
                  reason = CASE state WHEN 'held' THEN reason END,
                  state = CASE state WHEN 'held' THEN 'held' ELSE :state END
                WHERE id = :id AND workspace_id = :workspace
                  AND state IN ('open', 'partly_shipped', 'held', 'failed')
                """)
            .bind("id", order.id())
            .bind("workspace", workspace.value())
            .bind("details", StoreJson.write(details))
            .bind("orderedDay", orderedDay(details))
            .bind("search", search(order, details))
            .bind("source", source)
            .bind("state", order.byParcels().wire())
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// Changes the state when it is one of `from`, given as SQL text.
  ///
  /// @return false when it was not
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
                "UPDATE sales_order SET state = :to, reason = :reason, updated_at = :now"
                    + " WHERE id = :id AND workspace_id = :workspace AND state IN ("
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

  void put(
      Tx tx,
      WorkspaceId workspace,
      String id,
      OrderState state,
      @Nullable Message reason,
      Instant now) {
    tx.handle()
        .createUpdate(
            "UPDATE sales_order SET state = :state, reason = :reason, updated_at = :now"
                + " WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("state", state.wire())
        .bind("reason", MessageColumn.write(reason))
        .bind("now", now.toEpochMilli())
        .execute();
  }

  /// Notes why an order has failed, for programs.
  void fault(Tx tx, WorkspaceId workspace, String id, Fault fault) {
    tx.handle()
        .createUpdate(
            "UPDATE sales_order SET fault = :fault WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("fault", StoreJson.write(fault))
        .execute();
  }

  /// Adds a tracking number to the search text.
  void found(Tx tx, WorkspaceId workspace, String id, String trackingNumber) {
    tx.handle()
        .createUpdate(
            "UPDATE sales_order SET search = search || ' ' || :tracking"
                + " WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("tracking", trackingNumber.toLowerCase(Locale.ROOT))
        .execute();
  }

  /// Notes that something beside its details changed.
  void touch(Tx tx, WorkspaceId workspace, String id, Instant now) {
    tx.handle()
        .createUpdate(
            "UPDATE sales_order SET updated_at = :now WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("now", now.toEpochMilli())
        .execute();
  }

  /// @param userId who has it from now on; null for nobody
  void assign(Tx tx, WorkspaceId workspace, String id, @Nullable String userId, Instant now) {
    tx.handle()
        .createUpdate(
            "UPDATE sales_order SET assigned_to = :user, updated_at = :now"
                + " WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("user", userId)
        .bind("now", now.toEpochMilli())
        .execute();
  }

  /// The ids of the orders a person has.
  List<String> assignedTo(Tx tx, WorkspaceId workspace, String userId) {
    return tx.handle()
        .createQuery(
            "SELECT id FROM sales_order WHERE workspace_id = :workspace AND assigned_to = :user")
        .bind("workspace", workspace.value())
        .bind("user", userId)
        .mapTo(String.class)
        .list();
  }

  /// Deletes the customer data and keeps the order.
  void forget(Tx tx, WorkspaceId workspace, SalesOrder order, Instant now) {
    var details = order.details().forgotten();
    tx.handle()
        .createUpdate(
            """
            UPDATE sales_order SET details = :details, search = :search, reason = NULL, fault = NULL, forgotten_at = :now
            WHERE id = :id AND workspace_id = :workspace
            """)
        .bind("now", now.toEpochMilli())
        .bind("id", order.id())
        .bind("workspace", workspace.value())
        .bind("details", StoreJson.write(details))
        .bind("search", search(order, details))
        .execute();
  }

  /// Orders cancelled before a time that still have their customer data.
  List<SalesOrder> calledOff(Tx tx, WorkspaceId workspace, Instant before, int most) {
    return tx.handle()
        .createQuery(
            SalesOrderRow.SELECT
                + "FROM sales_order WHERE "
                + CALLED_OFF
                + " ORDER BY updated_at LIMIT :most")
        .bind("workspace", workspace.value())
        .bind("before", before.toEpochMilli())
        .bind("most", most)
        .map((row, _) -> SalesOrderRow.order(row))
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

  /// Keeps all other transactions from changing these orders until this one ends. What it reads of
  /// them from now on is true as long.
  void lock(Tx tx, WorkspaceId workspace, Collection<String> ids) {
    lock(tx, workspace, "SELECT value FROM json_each(:which)", StoreJson.write(ids));
  }

  /// The same for the orders in a parcel.
  void lockOf(Tx tx, WorkspaceId workspace, String shipmentId) {
    lock(tx, workspace, "SELECT order_id FROM order_parcel WHERE shipment_id = :which", shipmentId);
  }

  private static void lock(Tx tx, WorkspaceId workspace, String ids, String which) {
    tx.later(
        later ->
            later
                .handle()
                .createUpdate(
                    "UPDATE sales_order SET updated_at = updated_at"
                        + " WHERE workspace_id = :workspace AND id IN ("
                        + ids
                        + ")")
                .bind("workspace", workspace.value())
                .bind("which", which)
                .execute());
  }

  Optional<SalesOrder> byId(Tx tx, WorkspaceId workspace, String id) {
    return one(tx, workspace, "id", id);
  }

  /// @throws ProblemException `NOT_FOUND`
  SalesOrder known(Tx tx, WorkspaceId workspace, String id) {
    return byId(tx, workspace, id)
        .orElseThrow(() -> ProblemException.notFound(OrderWords.ORDER, id));
  }

  Optional<SalesOrder> byNumber(Tx tx, WorkspaceId workspace, String number) {
    return one(tx, workspace, "number_key", key(number));
  }

  /// Which of these numbers an order has already, by their keys: a shop's order, or one beside it.
  Set<String> taken(Tx tx, WorkspaceId workspace, List<String> numbers) {
    var keys = numbers.stream().map(OrderStore::key).toList();
    var both = Stream.concat(keys.stream(), keys.stream().map(key -> key + SalesOrder.BESIDE_SHOP));
    var found =
        Set.copyOf(
            tx.handle()
                .createQuery(
                    "SELECT number_key FROM sales_order WHERE workspace_id = :workspace"
                        + " AND number_key IN (SELECT value FROM json_each(:keys))")
                .bind("workspace", workspace.value())
                .bind("keys", StoreJson.write(both.toList()))
                .mapTo(String.class)
                .list());
    return keys.stream()
        .filter(key -> found.contains(key) || found.contains(key + SalesOrder.BESIDE_SHOP))
        .collect(Collectors.toSet());
  }

  /// The order of no shop with this number.
  Optional<SalesOrder> own(Tx tx, WorkspaceId workspace, String number) {
    return tx.handle()
        .createQuery(
            SalesOrderRow.SELECT
                + """
                FROM sales_order WHERE workspace_id = :workspace AND number_key IN (:key, :beside)
                  AND NOT EXISTS (SELECT 1 FROM order_origin o WHERE o.order_id = sales_order.id)
                ORDER BY length(number_key) LIMIT 1
                """)
        .bind("workspace", workspace.value())
        .bind("key", key(number))
        .bind("beside", key(number) + SalesOrder.BESIDE_SHOP)
        .map((row, _) -> SalesOrderRow.order(row))
        .findOne();
  }

  /// The orders that people call by this number, oldest first.
  List<SalesOrder> called(Tx tx, WorkspaceId workspace, String number) {
    return tx.handle()
        .createQuery(
            SalesOrderRow.SELECT
                + """
                FROM sales_order WHERE workspace_id = :workspace AND (number_key IN (:key, :beside)
                  OR id IN (SELECT order_id FROM order_origin
                    WHERE workspace_id = :workspace AND lower(trim(number)) = :key))
                ORDER BY id
                """)
        .bind("workspace", workspace.value())
        .bind("key", key(number))
        .bind("beside", key(number) + SalesOrder.BESIDE_SHOP)
        .map((row, _) -> SalesOrderRow.order(row))
        .list();
  }

  /// The orders in a parcel that was not voided, oldest first.
  List<SalesOrder> byShipment(Tx tx, WorkspaceId workspace, String shipmentId) {
    return tx.handle()
        .createQuery(
            SalesOrderRow.SELECT
                + """
                FROM sales_order WHERE workspace_id = :workspace
                  AND id IN (SELECT order_id FROM order_parcel WHERE shipment_id = :shipment AND voided = 0)
                ORDER BY id
                """)
        .bind("workspace", workspace.value())
        .bind("shipment", shipmentId)
        .map((row, _) -> SalesOrderRow.order(row))
        .list();
  }

  private static Optional<SalesOrder> one(
      Tx tx, WorkspaceId workspace, String column, String value) {
    return tx.handle()
        .createQuery(
            SalesOrderRow.SELECT
                + "FROM sales_order WHERE workspace_id = :workspace AND "
                + column
                + " = :value")
        .bind("workspace", workspace.value())
        .bind("value", value)
        .map((row, _) -> SalesOrderRow.order(row))
        .findOne();
  }

  static String key(String number) {
    return number.strip().toLowerCase(Locale.ROOT);
  }

  private static @Nullable Long orderedDay(OrderDetails details) {
    return day(details.orderedOn());
  }

  private static @Nullable Long day(@Nullable LocalDate date) {
    return date == null ? null : date.toEpochDay();
  }

  private static String search(SalesOrder order, OrderDetails details) {
    var to = details.to();
    return Stream.of(
            Stream.of(order.number(), to.name(), to.company(), to.city(), to.state(), to.zip()),
            details.items().stream().flatMap(item -> Stream.of(item.sku(), item.description())),
            details.items().stream()
                .flatMap(item -> item.options().stream().map(ItemOption::value)),
            order.parcels().stream().flatMap(parcel -> parcel.trackingNumber().stream()))
        .flatMap(texts -> texts)
        .filter(Objects::nonNull)
        .filter(text -> !text.isBlank())
        .collect(Collectors.joining(" "))
        .toLowerCase(Locale.ROOT);
  }
}

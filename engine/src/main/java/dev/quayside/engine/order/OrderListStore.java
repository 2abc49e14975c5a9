package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.DaySpan;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.order.mark.MarkFilter;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Term;
import dev.quayside.engine.platform.store.Keyset.Within;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// Lists of table `sales_order`, newest first.
final class OrderListStore {

  /// Sorts after every other character, so that a text with it ends the range of what begins alike.
  private static final String LAST_CHARACTER = Character.toString(Character.MAX_CODE_POINT);

  private static final String METADATUM =
      " AND EXISTS (SELECT 1 FROM json_each(sales_order.details, '$.metadata')"
          + " WHERE key = :metaName AND value = :metaValue)";

  private static final String OF_SOURCE =
      " AND id IN (SELECT order_id FROM order_origin WHERE source_id = :source)";

  private static final String EXTERNAL =
      " AND id IN (SELECT order_id FROM order_origin WHERE external_id = :external"
          + " AND workspace_id = :workspace)";

  private static final String UNLISTED =
      " AND NOT EXISTS (SELECT 1 FROM pick_list_order w WHERE w.order_id = sales_order.id)";

  private static final String OF_TAG =
      "tag_id = (SELECT t.id FROM order_tag t"
          + " WHERE t.workspace_id = :workspace AND t.name_key = :tag)";

  /// Orders with a tag that few have are found by the tag; of one that many have, each order that
  /// the rest of the filter leaves is looked at.
  private static final String RARE =
      " AND id IN (SELECT r.order_id FROM tagged_order r WHERE r." + OF_TAG + ")";

  private static final String COMMON =
      " AND EXISTS (SELECT 1 FROM tagged_order r WHERE r.order_id = sales_order.id AND r."
          + OF_TAG
          + ")";

  /// As {@link SalesOrder#orderedDay} says, and as the index has it.
  private static final String ORDERED_DAY =
      "coalesce(ordered_day, arrived_day, created_at / 86400000)";

  /// Of an order that says no day the moment it came in counts. The days around it are what the
  /// index begins and ends with.
  private static final String ORDERED =
      " AND "
          + ORDERED_DAY
          + " BETWEEN :orderedFrom - 1 AND :orderedUntil AND ((ordered_day >= :orderedFrom AND"
          + " ordered_day < :orderedUntil) OR (ordered_day IS NULL AND created_at >= :orderedStart"
          + " AND created_at < :orderedEnd))";

  /// Orders of a rare tag.
  private static final int FEW = 2_000;

  /// @param before id of the last order on the page before; null for the first page
  List<SalesOrder> page(
      Tx tx, WorkspaceId workspace, OrderFilter filter, @Nullable String before, int size) {
    var where = where(tx, workspace, filter);
    var sql = SalesOrderRow.SELECT + where + (before == null ? "" : " AND id < :before");
    var query = bound(tx, sql + " ORDER BY id DESC LIMIT :size", workspace, filter);
    bind(query, "before", before);
    return query.bind("size", size).map((row, _) -> SalesOrderRow.order(row)).list();
  }

  /// The unfinished orders, and the newest of the others; oldest first.
  List<SalesOrder> atHand(Tx tx, WorkspaceId workspace, int size) {
    var unfinished = page(tx, workspace, OrderFilter.unfinished(true), null, size);
    var room = size - unfinished.size();
    var finished = page(tx, workspace, OrderFilter.unfinished(false), null, room);
    return Stream.concat(unfinished.stream(), finished.stream())
        .sorted(Comparator.comparing(SalesOrder::id))
        .toList();
  }

  Page<SalesOrder> page(
      Tx tx, WorkspaceId workspace, OrderFilter filter, Slice<OrderFilter.Sort> slice) {
    var where = where(tx, workspace, filter);
    long total = count(tx, workspace, filter);
    return terms(slice)
        .page(
            slice,
            total,
            rest -> bound(tx, SalesOrderRow.SELECT + where + rest, workspace, filter),
            (row, _) -> SalesOrderRow.order(row),
            order -> key(slice.sort(), order));
  }

  /// How many orders a list has.
  long count(Tx tx, WorkspaceId workspace, OrderFilter filter) {
    var of = filter.isOfTag() ? "FROM tagged_order WHERE " + OF_TAG : where(tx, workspace, filter);
    return bound(tx, "SELECT count(*) " + of, workspace, filter).mapTo(Long.class).one();
  }

  /// Sort terms: column names, never values.
  private static Keyset terms(Slice<OrderFilter.Sort> slice) {
    var id = new Term("id", slice.descending());
    return switch (slice.sort()) {
      case CREATED_AT -> Keyset.of(id);
      case REFERENCE -> Keyset.of(new Term("number_key", slice.descending()), id);
      case STATUS -> Keyset.of(new Term("state", slice.descending()), id);
      case ORDERED_ON -> Keyset.of(new Term(ORDERED_DAY, slice.descending()), id);
    };
  }

  private static RowKey key(OrderFilter.Sort sort, SalesOrder order) {
    return switch (sort) {
      case CREATED_AT -> new RowKey(List.of(order.id()));
      case REFERENCE -> new RowKey(List.of(OrderStore.key(order.number()), order.id()));
      case STATUS -> new RowKey(List.of(order.state().wire(), order.id()));
      case ORDERED_ON -> new RowKey(List.of(order.orderedDay(), order.id()));
    };
  }

  /// The ids of the orders of a list, newest first.
  List<String> ids(Tx tx, WorkspaceId workspace, OrderFilter filter, int most) {
    return bound(
            tx,
            "SELECT id " + where(tx, workspace, filter) + " ORDER BY id DESC LIMIT :most",
            workspace,
            filter)
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  /// The orders with these ids, oldest first.
  List<SalesOrder> some(Tx tx, WorkspaceId workspace, Collection<String> ids) {
    return ids.isEmpty()
        ? List.of()
        : tx.handle()
            .createQuery(
                SalesOrderRow.SELECT
                    + "FROM sales_order WHERE workspace_id = :workspace AND id IN (<ids>) ORDER"
                    + " BY id")
            .bind("workspace", workspace.value())
            .bindList("ids", List.copyOf(ids))
            .map((row, _) -> SalesOrderRow.order(row))
            .list();
  }

  /// Orders that can ship now to a country and postal code, oldest first.
  List<SalesOrder> waitingFor(Tx tx, WorkspaceId workspace, Address to) {
    return tx.handle()
        .createQuery(
            SalesOrderRow.SELECT
                + """
                FROM sales_order WHERE workspace_id = :workspace
                  AND state IN ('open', 'partly_shipped', 'failed')
                  AND details ->> '$.to.country' = :country
                  AND lower(details ->> '$.to.zip') >= lower(:zip)
                  AND lower(details ->> '$.to.zip') < lower(:zip) || :last
                ORDER BY id
                """)
        .bind("workspace", workspace.value())
        .bind("country", to.country())
        .bind("zip", to.zip5().strip())
        .bind("last", LAST_CHARACTER)
        .map((row, _) -> SalesOrderRow.order(row))
        .list();
  }

  /// Orders without a parcel that go abroad with goods whose origin or description is missing,
  /// oldest first.
  List<SalesOrder> undeclared(Tx tx, WorkspaceId workspace, Set<String> home, int size) {
    return tx.handle()
        .createQuery(
            SalesOrderRow.SELECT
                + """
                FROM sales_order WHERE workspace_id = :workspace
                  AND state IN ('open', 'failed', 'held')
                  AND details ->> '$.to.country' NOT IN (<home>)
                  AND EXISTS (SELECT 1 FROM json_each(details, '$.items') item
                    WHERE trim(coalesce(item.value ->> '$.originCountry', '')) = ''
                      OR trim(coalesce(item.value ->> '$.description', '')) = '')
                ORDER BY id LIMIT :size
                """)
        .bind("workspace", workspace.value())
        .bindList("home", List.copyOf(home))
        .bind("size", size)
        .map((row, _) -> SalesOrderRow.order(row))
        .list();
  }

  List<SalesOrder> inState(Tx tx, WorkspaceId workspace, OrderState state) {
    return tx.handle()
        .createQuery(
            SalesOrderRow.SELECT
                + "FROM sales_order WHERE workspace_id = :workspace AND state = :state ORDER BY"
                + " id")
        .bind("workspace", workspace.value())
        .bind("state", state.wire())
        .map((row, _) -> SalesOrderRow.order(row))
        .list();
  }

  private static String where(Tx tx, WorkspaceId workspace, OrderFilter filter) {
    return "FROM sales_order WHERE workspace_id = :workspace"
        + states(filter)
        + (filter.query() == null ? "" : " AND instr(search, :query) > 0")
        + (filter.number() == null ? "" : " AND number_key = :number")
        + within(filter).where()
        + (filter.ordered() == null ? "" : ORDERED)
        + (filter.metadatum() == null ? "" : METADATUM)
        + (filter.sourceId() == null ? "" : OF_SOURCE)
        + (filter.externalId() == null ? "" : EXTERNAL)
        + (filter.unlisted() ? UNLISTED : "")
        + where(tx, workspace, filter.marks());
  }

  private static String where(Tx tx, WorkspaceId workspace, MarkFilter marks) {
    var tag = marks.tag();
    var tagged = tag == null ? "" : isRare(tx, workspace, tag) ? RARE : COMMON;
    return tagged
        + (marks.person() == null ? "" : " AND assigned_to = :person")
        + (marks.unassigned() ? " AND assigned_to IS NULL" : "");
  }

  private static boolean isRare(Tx tx, WorkspaceId workspace, String tag) {
    return tx.handle()
            .createQuery(
                "SELECT count(*) FROM (SELECT 1 FROM tagged_order WHERE "
                    + OF_TAG
                    + " LIMIT :most) few")
            .bind("workspace", workspace.value())
            .bind("tag", Tag.key(tag))
            .bind("most", FEW)
            .mapTo(Integer.class)
            .one()
        < FEW;
  }

  private static Within within(OrderFilter filter) {
    return new Within(filter.times(), "created_at", "updated_at");
  }

  private static Query bound(Tx tx, String sql, WorkspaceId workspace, OrderFilter filter) {
    var query = tx.handle().createQuery(sql).bind("workspace", workspace.value());
    var words = filter.query();
    bind(
        query,
        "query",
        words == null ? null : TrackingNumbers.searched(words).toLowerCase(Locale.ROOT));
    bind(query, "number", filter.number() == null ? null : OrderStore.key(filter.number()));
    var tag = filter.marks().tag();
    bind(query, "tag", tag == null ? null : Tag.key(tag));
    bind(query, "person", filter.marks().person());
    bind(query, "source", filter.sourceId());
    bind(query, "external", filter.externalId());
    var metadatum = filter.metadatum();
    if (metadatum != null) {
      query.bind("metaName", metadatum.getKey()).bind("metaValue", metadatum.getValue());
    }
    bind(query, filter.ordered());
    return within(filter).bind(query);
  }

  private static void bind(Query query, @Nullable DaySpan ordered) {
    if (ordered == null) {
      return;
    }
    var from = Objects.requireNonNullElse(ordered.from(), LocalDate.EPOCH.minusYears(2000));
    var until = Objects.requireNonNullElse(ordered.until(), LocalDate.EPOCH.plusYears(8000));
    var start = Objects.requireNonNullElse(ordered.start(), Instant.EPOCH);
    var end = ordered.end();
    query
        .bind("orderedFrom", from.toEpochDay())
        .bind("orderedUntil", until.toEpochDay())
        .bind("orderedStart", start.toEpochMilli())
        .bind("orderedEnd", end == null ? Long.MAX_VALUE : end.toEpochMilli());
  }

  private static String states(OrderFilter filter) {
    return filter.states().isEmpty()
        ? ""
        : filter.states().stream()
            .map(state -> "'" + state.wire() + "'")
            .sorted()
            .collect(Collectors.joining(", ", " AND state IN (", ")"));
  }

  private static void bind(Query query, String name, @Nullable Object value) {
    if (value != null) {
      query.bind(name, value);
    }
  }
}

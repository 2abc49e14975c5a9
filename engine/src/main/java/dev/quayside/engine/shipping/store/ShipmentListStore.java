package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Term;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.LabelStatus;
import dev.quayside.engine.shipping.shipment.SearchText;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentSort;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// Lists of table `shipment`, newest first.
final class ShipmentListStore {

  private static final String COUNT = "SELECT count(*) FROM shipment ";
  // both tables of sums have the same columns: those that most lists filter by
  private static final String COUNTED = "SELECT coalesce(sum(shipments), 0) FROM shipment_count";
  private static final String COUNTED_A_DAY =
      "SELECT coalesce(sum(shipments), 0) FROM shipment_count_day";
  private static final long DAY_MS = 24 * 60 * 60 * 1000L;

  Page<Shipment> page(
      Tx tx, WorkspaceId workspace, ShipmentFilter asked, Slice<ShipmentSort> slice) {
    var filter = spelled(tx, workspace, asked);
    var where = new Where(workspace, filter);
    var terms = where.terms(slice);
    return terms.page(
        slice,
        where.total(tx),
        rest -> where.query(tx, ShipmentRow.SELECT + where.index, rest),
        (row, _) -> ShipmentRow.shipment(row),
        shipment -> new RowKey(terms.terms().stream().map(each -> value(each, shipment)).toList()));
  }

  /// The ids of the shipments of a list, newest first.
  List<String> ids(Tx tx, WorkspaceId workspace, ShipmentFilter asked, int most) {
    var where = new Where(workspace, spelled(tx, workspace, asked));
    return where
        .query(tx, "SELECT id FROM shipment " + where.index, " ORDER BY id DESC LIMIT :most")
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  /// The filter with its service as it is written here: some are in upper case.
  private static ShipmentFilter spelled(Tx tx, WorkspaceId workspace, ShipmentFilter asked) {
    var service = asked.service();
    return service == null
        ? asked
        : tx.handle()
            .createQuery(
                "SELECT service FROM shipment_count"
                    + " WHERE workspace_id = :workspace AND lower(service) = :service LIMIT 1")
            .bind("workspace", workspace.value())
            .bind("service", service.toLowerCase(Locale.ROOT))
            .mapTo(String.class)
            .findFirst()
            .map(asked::ofService)
            .orElse(asked);
  }

  private static Object value(Term term, Shipment shipment) {
    return switch (term.sql()) {
      case "created_at" -> shipment.createdAt().toEpochMilli();
      case "carrier" -> shipment.carrier();
      case "service" -> shipment.service();
      default -> shipment.id();
    };
  }

  List<Shipment> numbered(
      Tx tx, WorkspaceId workspace, String carrier, Collection<String> numbers) {
    return tx.handle()
        .createQuery(
            ShipmentRow.SELECT
                + """
                INDEXED BY shipment_by_tracking
                WHERE workspace_id = :workspace AND carrier = :carrier AND tracking_number IN (SELECT value FROM json_each(:numbers))
                """)
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .bind("numbers", StoreJson.write(numbers))
        .map((row, _) -> ShipmentRow.shipment(row))
        .list();
  }

  /// The shipments that have these numbers on one of their labels, beside their tracking number.
  List<Shipment> ofBoxes(Tx tx, WorkspaceId workspace, String carrier, Collection<String> numbers) {
    return tx.handle()
        .createQuery(
            ShipmentRow.SELECT
                + """
                WHERE workspace_id = :workspace AND carrier = :carrier AND id IN (
                  SELECT shipment_id FROM label_code
                  WHERE workspace_id = :workspace AND code IN (SELECT value FROM json_each(:numbers)))
                """)
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .bind("numbers", StoreJson.write(numbers))
        .map((row, _) -> ShipmentRow.shipment(row))
        .list();
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

  /// The parcels of the labels bought last and not cancelled.
  ///
  /// @param service null for any service
  List<Parcel> packed(Tx tx, WorkspaceId workspace, @Nullable String service, int most) {
    var query =
        tx.handle()
            .createQuery(
                """
                SELECT consignment ->> '$.parcel' FROM shipment %s
                WHERE workspace_id = :workspace AND status NOT IN ('pending', 'cancelled') %s
                ORDER BY id DESC LIMIT :most
                """
                    .formatted(
                        service == null ? "" : "INDEXED BY shipment_by_service",
                        service == null ? "" : "AND service = :service"))
            .bind("workspace", workspace.value())
            .bind("most", most);
    if (service != null) {
      query.bind("service", service);
    }
    return query.map((row, _) -> StoreJson.read(row.getString(1), Parcel.class)).list();
  }

  /// The conditions of a list. The workspace is always the first one.
  private static final class Where {
    private static final String BY_AGE = "INDEXED BY shipment_by_age";
    private static final String METADATUM =
        "EXISTS (SELECT 1 FROM json_each(shipment.consignment, '$.metadata')"
            + " WHERE key = :metaName AND value = :metaValue)";

    private final List<String> conditions = new ArrayList<>();
    private final Map<String, Object> bindings = new LinkedHashMap<>();
    private final boolean isCounted;
    private final @Nullable Long after;
    private final @Nullable Long before;

    /// The conditions on columns that the tables of sums have too.
    private final String sums;

    private final String index;

    Where(WorkspaceId workspace, ShipmentFilter filter) {
      add("workspace_id = :workspace", "workspace", workspace.value());
      add("carrier = :carrier", "carrier", filter.carrier());
      add("service = :service", "service", filter.service());
      addStatuses(filter.statuses());
      addLabelStatus(filter.labelStatus());
      sums = String.join(" AND ", conditions);
      add("tracking_number = :trackingNumber", "trackingNumber", filter.trackingNumber());
      add("reference = :reference", "reference", filter.reference());
      var times = filter.times();
      after = InstantColumn.millis(times.createdAfter());
      add("created_at > :createdAfter", "createdAfter", after);
      before = InstantColumn.millis(times.createdBefore());
      add("created_at < :createdBefore", "createdBefore", before);
      add("updated_at > :updatedAfter", "updatedAfter", InstantColumn.millis(times.updatedAfter()));
      add(
          "updated_at < :updatedBefore",
          "updatedBefore",
          InstantColumn.millis(times.updatedBefore()));
      var metadatum = filter.metadatum();
      add(METADATUM, "metaName", metadatum == null ? null : metadatum.getKey());
      if (metadatum != null) {
        bindings.put("metaValue", metadatum.getValue());
      }
      var words = filter.words();
      var patterns =
          words == null
              ? Map.<String, String>of()
              : SearchText.patterns(TrackingNumbers.searched(words));
      patterns.forEach((name, like) -> add(SearchText.matched(name), name, like));
      index = index(filter);
      isCounted =
          patterns.isEmpty()
              && filter.trackingNumber() == null
              && filter.reference() == null
              && metadatum == null
              && !times.isOfChange();
    }

    /// Column names, never values.
    Keyset terms(Slice<ShipmentSort> slice) {
      boolean down = slice.descending();
      var id = new Term("id", down);
      return switch (slice.sort()) {
        case CREATED_AT ->
            index.equals(BY_AGE) ? Keyset.of(new Term("created_at", down), id) : Keyset.of(id);
        case CARRIER -> Keyset.of(new Term("carrier", down), id);
        case SERVICE -> Keyset.of(new Term("service", down), id);
      };
    }

    /// Number of matching shipments: taken from the sums of whole days where possible, and counted
    /// for the rest.
    long total(Tx tx) {
      if (!isCounted) {
        return count(tx, COUNT + index, String.join(" AND ", conditions), Map.of());
      }
      if (after == null && before == null) {
        return count(tx, COUNTED, sums, Map.of());
      }
      long first = after == null ? 0 : Math.floorDiv(after, DAY_MS) + 1;
      long end = before == null ? Long.MAX_VALUE / DAY_MS : Math.floorDiv(before, DAY_MS);
      if (first >= end) {
        return count(tx, COUNT + index, String.join(" AND ", conditions), Map.of());
      }
      var days = Map.of("first", (Object) first, "end", end);
      return count(tx, COUNTED_A_DAY, sums + " AND day >= :first AND day < :end", days)
          + between(tx, after == null ? 0 : after + 1, after == null ? 0 : first * DAY_MS)
          + between(tx, before == null ? 0 : end * DAY_MS, before == null ? 0 : before);
    }

    /// Counts shipments one by one, within less than a day.
    private long between(Tx tx, long from, long to) {
      return from >= to
          ? 0
          : count(
              tx,
              COUNT + BY_AGE,
              sums + " AND created_at >= :from AND created_at < :to",
              Map.of("from", from, "to", to));
    }

    private long count(Tx tx, String select, String where, Map<String, Object> more) {
      var query = tx.handle().createQuery(select + " WHERE " + where);
      Stream.of(bindings, more)
          .flatMap(each -> each.entrySet().stream())
          .filter(each -> where.contains(":" + each.getKey()))
          .forEach(each -> query.bind(each.getKey(), each.getValue()));
      return query.mapTo(Long.class).one();
    }

    /// The most selective index, by name: SQLite does not know how many shipments there are, and
    /// would scan all of them to get them in order. Empty where any index will do.
    private static String index(ShipmentFilter filter) {
      if (filter.trackingNumber() != null) {
        return "INDEXED BY shipment_by_tracking";
      }
      if (filter.reference() != null) {
        return "INDEXED BY shipment_by_reference";
      }
      var times = filter.times();
      if (times.updatedAfter() != null) {
        return "INDEXED BY shipment_by_change";
      }
      if (times.createdAfter() != null || times.createdBefore() != null) {
        return BY_AGE;
      }
      return filter.service() == null ? "" : "INDEXED BY shipment_by_service";
    }

    Query query(Tx tx, String select, String rest) {
      var query =
          tx.handle().createQuery(select + " WHERE " + String.join(" AND ", conditions) + rest);
      bindings.forEach(query::bind);
      return query;
    }

    /// Words of a closed set, never of a caller.
    private void addStatuses(Set<ShipmentStatus> statuses) {
      if (!statuses.isEmpty()) {
        conditions.add(
            Arrays.stream(ShipmentStatus.values())
                .filter(each -> statuses.contains(each) || statuses.contains(each.told()))
                .map(each -> "'" + each.wire() + "'")
                .collect(Collectors.joining(", ", "status IN (", ")")));
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

package dev.quayside.engine.shipping.search;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Term;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.SearchText;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.store.ShipmentRow;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// Searches in table `shipment`. All queries but {@link #rows} read only the index `shipment_list`.
public final class ShipmentSearchStore {

  /// Characters of a name that count when sorting by recipient; a larger number would need more
  /// memory, since all rows of a long list are held while it is sorted.
  private static final int NAME = 40;

  Outline outline(Tx tx, WorkspaceId workspace, ShipmentSearch search, Collection<String> sought) {
    var order = order(search);
    return order.outline(
        found(tx, order.columns(sought), order.order(), workspace, search), sought);
  }

  /// @param from key of the first row wanted; null for the beginning
  public List<String> ids(
      Tx tx, WorkspaceId workspace, ShipmentSearch search, @Nullable RowKey from, int most) {
    var order = order(search);
    var query =
        found(
            tx,
            "id",
            (from == null ? "" : order.from()) + order.order() + " LIMIT :most",
            workspace,
            search);
    return (from == null ? query : order.bind(query, from))
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  /// All matching ids in order, read one by one as the stream is consumed.
  Stream<String> ids(Tx tx, WorkspaceId workspace, ShipmentSearch search) {
    return found(tx, "id", order(search).order(), workspace, search).mapTo(String.class).stream();
  }

  ShipmentSelection all(Tx tx, WorkspaceId workspace, ShipmentSearch search) {
    return found(tx, "coalesce(max(id), '') AS newest, count(*) AS found", "", workspace, search)
        .map(
            (row, _) ->
                new ShipmentSelection.All(
                    search, row.getString("newest"), row.getInt("found"), Set.of()))
        .one();
  }

  /// The next ids of a selection, newest first.
  ///
  /// @param before id of the last one read before; null to begin
  List<String> chosen(
      Tx tx, WorkspaceId workspace, ShipmentSelection.All all, @Nullable String before, int most) {
    var query =
        found(
            tx,
            "id",
            " AND id <= :newest"
                + (before == null ? "" : " AND id < :before")
                + (all.except().isEmpty() ? "" : " AND id NOT IN (<except>)")
                + " ORDER BY id DESC LIMIT :most",
            workspace,
            all.search());
    if (before != null) {
      query.bind("before", before);
    }
    if (!all.except().isEmpty()) {
      query.bindList("except", List.copyOf(all.except()));
    }
    return query.bind("newest", all.newest()).bind("most", most).mapTo(String.class).list();
  }

  private static Query found(
      Tx tx, String columns, String rest, WorkspaceId workspace, ShipmentSearch search) {
    var statuses =
        search.tab() == ShipmentTab.ALL ? "" : " AND status IN (" + statuses(search.tab()) + ")";
    return where(tx, "SELECT " + columns + " FROM shipment", statuses + rest, workspace, search);
  }

  Map<ShipmentStatus, Integer> counts(Tx tx, WorkspaceId workspace, ShipmentSearch search) {
    var counts = new EnumMap<ShipmentStatus, Integer>(ShipmentStatus.class);
    where(tx, "SELECT status, count(*) AS n FROM shipment", " GROUP BY status", workspace, search)
        .map((row, _) -> Map.entry(row.getString("status"), row.getInt("n")))
        .forEach(
            entry ->
                counts.put(
                    ShipmentStatus.valueOf(entry.getKey().toUpperCase(Locale.ROOT)),
                    entry.getValue()));
    return counts;
  }

  Map<String, Shipment> rows(Tx tx, WorkspaceId workspace, Collection<String> ids) {
    return tx.handle()
        .createQuery(ShipmentRow.select() + "WHERE workspace_id = :workspace AND id IN (<ids>)")
        .bind("workspace", workspace.value())
        .bindList("ids", List.copyOf(ids))
        .map((row, _) -> ShipmentRow.shipment(row))
        .collect(Collectors.toMap(Shipment::id, Function.identity()));
  }

  private static Query where(
      Tx tx, String select, String rest, WorkspaceId workspace, ShipmentSearch search) {
    var conditions = new ArrayList<>(List.of("workspace_id = :workspace"));
    if (search.carrier() != null) {
      conditions.add("carrier = :carrier");
    }
    if (search.from() != null) {
      conditions.add("created_at >= :from");
    }
    if (search.to() != null) {
      conditions.add("created_at < :to");
    }
    if (search.labels() != null) {
      conditions.add("label_id IN (SELECT value FROM json_each(:labels))");
    }
    if (search.ids() != null) {
      conditions.add("id IN (SELECT value FROM json_each(:ids))");
    }
    var patterns = SearchText.patterns(TrackingNumbers.searched(search.words()));
    var query =
        tx.handle()
            .createQuery(
                select
                    + " WHERE "
                    + String.join(" AND ", conditions)
                    + SearchText.condition(patterns)
                    + rest);
    query.bind("workspace", workspace.value());
    bind(query, search);
    patterns.forEach(query::bind);
    return query;
  }

  private static void bind(Query query, ShipmentSearch search) {
    var carrier = search.carrier();
    if (carrier != null) {
      query.bind("carrier", carrier);
    }
    var labels = search.labels();
    if (labels != null) {
      query.bind("labels", StoreJson.write(labels));
    }
    var ids = search.ids();
    if (ids != null) {
      query.bind("ids", StoreJson.write(ids));
    }
    var from = search.from();
    if (from != null) {
      query.bind("from", from.toEpochMilli());
    }
    var to = search.to();
    if (to != null) {
      query.bind("to", to.toEpochMilli());
    }
  }

  /// Column names, never values.
  private static Keyset order(ShipmentSearch search) {
    var down = search.descending();
    return switch (search.order()) {
      case BOUGHT -> Keyset.of(new Term("id", down));
      case RECIPIENT -> by("substr(search, 1, " + NAME + ")", down);
      case CARRIER -> by("carrier", down);
      case SERVICE -> by("service_name", down);
      case COST -> by("amount", down);
      case STATUS -> by("status", down);
    };
  }

  private static Keyset by(String sql, boolean descending) {
    return Keyset.of(new Term(sql, descending), new Term("id", true));
  }

  private static String statuses(ShipmentTab tab) {
    return tab.wires().stream().map(wire -> "'" + wire + "'").collect(Collectors.joining(", "));
  }
}

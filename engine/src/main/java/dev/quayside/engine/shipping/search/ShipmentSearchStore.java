package dev.quayside.engine.shipping.search;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.SearchText;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentRow;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.Query;

/// Searches in table `shipment`. All but {@link #rows} reads nothing but index `shipment_list`.
public final class ShipmentSearchStore {

  List<String> ids(Tx tx, WorkspaceId workspace, ShipmentSearch search) {
    return found(tx, workspace, search, "").mapTo(String.class).list();
  }

  /// Looks no further than it has to.
  public List<String> first(Tx tx, WorkspaceId workspace, ShipmentSearch search, int most) {
    return found(tx, workspace, search, " LIMIT :most")
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  private static Query found(Tx tx, WorkspaceId workspace, ShipmentSearch search, String limit) {
    var statuses =
        search.tab() == ShipmentTab.ALL ? "" : " AND status IN (" + statuses(search.tab()) + ")";
    return where(
        tx,
        "SELECT id FROM shipment",
        statuses + " ORDER BY " + order(search) + limit,
        workspace,
        search);
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
        .createQuery("SELECT * FROM shipment WHERE workspace_id = :workspace AND id IN (<ids>)")
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
    var words = SearchText.words(search.words());
    for (int i = 0; i < words.size(); i++) {
      conditions.add("search LIKE :word" + i + " ESCAPE '!'");
    }
    var query =
        tx.handle().createQuery(select + " WHERE " + String.join(" AND ", conditions) + rest);
    query.bind("workspace", workspace.value());
    bind(query, search);
    for (int i = 0; i < words.size(); i++) {
      query.bind("word" + i, "%" + escaped(words.get(i)) + "%");
    }
    return query;
  }

  private static void bind(Query query, ShipmentSearch search) {
    var carrier = search.carrier();
    if (carrier != null) {
      query.bind("carrier", carrier);
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
  private static String order(ShipmentSearch search) {
    var direction = search.descending() ? " DESC" : "";
    return switch (search.order()) {
      case BOUGHT -> "id" + direction;
      case RECIPIENT -> "search" + direction + ", id DESC";
      case CARRIER -> "carrier" + direction + ", id DESC";
      case SERVICE -> "service_name" + direction + ", id DESC";
      case COST -> "amount" + direction + ", id DESC";
      case STATUS -> "status" + direction + ", id DESC";
    };
  }

  private static String statuses(ShipmentTab tab) {
    return tab.wires().stream().map(wire -> "'" + wire + "'").collect(Collectors.joining(", "));
  }

  private static String escaped(String word) {
    return word.replace("!", "!!").replace("%", "!%").replace("_", "!_");
  }
}

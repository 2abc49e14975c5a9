package dev.quayside.engine.platform.store.move;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// A table as both databases have it.
///
/// @param columns in their order in SQLite
public record TableShape(String name, List<String> columns) {

  TableShape named(String other) {
    return new TableShape(other, columns);
  }

  /// Where each database keeps something of its own.
  private static final Set<String> NOT_MOVED = Set.of("installation");

  /// All tables of a SQLite file, each after those it refers to.
  static List<TableShape> all(Connection sqlite) throws SQLException {
    var left = new LinkedHashMap<String, Set<String>>();
    for (var name :
        texts(sqlite, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY 1")) {
      if (!name.startsWith("sqlite_") && !NOT_MOVED.contains(name)) {
        var parents =
            new TreeSet<>(
                texts(sqlite, "SELECT \"table\" FROM pragma_foreign_key_list('" + name + "')"));
        parents.remove(name);
        left.put(name, parents);
      }
    }
    var sorted = new ArrayList<TableShape>();
    while (!left.isEmpty()) {
      var next = withoutParents(left);
      left.remove(next);
      left.values().forEach(parents -> parents.remove(next));
      sorted.add(
          new TableShape(
              next,
              texts(sqlite, "SELECT name FROM pragma_table_info('" + next + "') ORDER BY cid")));
    }
    return sorted;
  }

  private static String withoutParents(Map<String, Set<String>> left) {
    return left.entrySet().stream()
        .filter(each -> each.getValue().isEmpty())
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("tables refer to each other in a circle"));
  }

  static List<String> texts(Connection connection, String sql) throws SQLException {
    var texts = new ArrayList<String>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        texts.add(rows.getString(1));
      }
    }
    return texts;
  }

  String columnList() {
    return "\"" + String.join("\", \"", columns) + "\"";
  }
}

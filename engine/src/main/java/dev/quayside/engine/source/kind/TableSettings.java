package dev.quayside.engine.source.kind;

import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.table.RowsAre;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// How a shop's own tables are read and written.
///
/// @param queries the statements that are there
/// @param columns what was said of columns; all others are guessed as in a file of orders
public record TableSettings(
    Map<TableQuery, String> queries, List<Mapping.Chosen> columns, RowsAre rowsAre) {

  public static final TableSettings NONE = new TableSettings(Map.of(), List.of(), RowsAre.ORDERS);

  public TableSettings {
    queries = Collections.unmodifiableMap(copy(queries));
    columns = List.copyOf(columns);
  }

  private static Map<TableQuery, String> copy(Map<TableQuery, String> queries) {
    var copy = new EnumMap<TableQuery, String>(TableQuery.class);
    copy.putAll(queries);
    return copy;
  }

  public @Nullable String query(TableQuery query) {
    return queries.get(query);
  }

  /// What is said of it anew. Null leaves a thing as it is.
  ///
  /// @param queries a statement left out stays, a blank one is taken away
  /// @param columns in place of all that were said before
  public record Change(
      @Nullable Map<TableQuery, String> queries,
      @Nullable List<Mapping.Chosen> columns,
      @Nullable RowsAre rowsAre) {

    public TableSettings of(@Nullable TableSettings settings) {
      var before = settings == null ? NONE : settings;
      var all = copy(before.queries);
      if (queries != null) {
        queries.forEach((query, text) -> all.put(query, text.strip()));
        all.values().removeIf(String::isEmpty);
      }
      return new TableSettings(
          all,
          columns == null ? before.columns : columns,
          rowsAre == null ? before.rowsAre : rowsAre);
    }
  }
}

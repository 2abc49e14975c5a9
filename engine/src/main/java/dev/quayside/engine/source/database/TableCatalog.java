package dev.quayside.engine.source.database;

import dev.quayside.engine.source.kind.TableTrial;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Which tables and views a database has, by the names that statements use.
///
/// @param schema that needs not be said; null where there is none
record TableCatalog(DatabaseMetaData about, @Nullable String schema) {

  private static final int MOST = 300;

  /// A table of more is none of orders.
  private static final int MOST_COLUMNS = 200;

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  /// Words that name tables here and there, and mean something else in statements.
  private static final Set<String> RESERVED = Set.of("order", "group", "user", "table", "key");

  /// Schemas of the servers themselves.
  private static final Set<String> OWN =
      Set.of("pg_catalog", "information_schema", "sys", "system", "performance_schema", "mysql");

  static List<TableTrial.Table> of(Connection connection, Server server) throws SQLException {
    var schema = server == Server.MARIADB || server.isFile() ? null : connection.getSchema();
    return new TableCatalog(connection.getMetaData(), schema).read(connection.getCatalog());
  }

  private List<TableTrial.Table> read(@Nullable String catalog) throws SQLException {
    var columns = new TreeMap<String, List<String>>();
    var types = new String[] {"TABLE", "BASE TABLE", "VIEW"};
    try (var tables = about.getTables(catalog, null, "%", types)) {
      while (tables.next() && columns.size() < MOST) {
        if (!isOwn(tables)) {
          columns.put(name(tables), new ArrayList<>());
        }
      }
    }
    try (var all = about.getColumns(catalog, null, "%", "%")) {
      while (all.next()) {
        var table = columns.get(name(all));
        if (table != null && table.size() < MOST_COLUMNS) {
          table.add(quoted(all.getString("COLUMN_NAME")));
        }
      }
    }
    return columns.entrySet().stream()
        .map(each -> new TableTrial.Table(each.getKey(), each.getValue()))
        .toList();
  }

  private static boolean isOwn(ResultSet table) throws SQLException {
    var schema = table.getString("TABLE_SCHEM");
    return schema != null && OWN.contains(schema.toLowerCase(Locale.ROOT));
  }

  private String name(ResultSet table) throws SQLException {
    var name = quoted(table.getString("TABLE_NAME"));
    var in = table.getString("TABLE_SCHEM");
    return in == null || in.isBlank() || in.equals(schema) ? name : quoted(in) + "." + name;
  }

  /// As a statement has it: in quotes where it would be read in another way without.
  private String quoted(String name) throws SQLException {
    boolean folded =
        about.storesLowerCaseIdentifiers() && !name.equals(name.toLowerCase(Locale.ROOT))
            || about.storesUpperCaseIdentifiers() && !name.equals(name.toUpperCase(Locale.ROOT));
    boolean plain =
        PLAIN.matcher(name).matches() && !RESERVED.contains(name.toLowerCase(Locale.ROOT));
    if (plain && !folded) {
      return name;
    }
    var quote = about.getIdentifierQuoteString();
    return quote + name.replace(quote, quote + quote) + quote;
  }
}

package dev.quayside.engine.source.database;

import dev.quayside.engine.base.text.StorableText;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.order.file.table.OrderTable;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Rows as the server types them: texts without padding, numbers, truth values, dates and times;
/// null for nothing.
///
/// @param header labels of the columns
record TableRows(List<String> header, List<List<@Nullable Object>> rows) {

  static final TableRows NONE = new TableRows(List.of(), List.of());

  /// As many decimals as a file's number may have.
  private static final int MOST_DECIMALS = 9;

  private static final int LONGEST = 4_000;
  private static final Set<Integer> BINARY =
      Set.of(Types.BINARY, Types.VARBINARY, Types.LONGVARBINARY, Types.BLOB);

  TableRows {
    header = List.copyOf(header);
    rows = List.copyOf(rows);
  }

  /// @param zone for times with a zone, which are shown by the workspace's clock
  static TableRows of(ResultSet result, Server server, ZoneId zone) throws SQLException {
    var about = result.getMetaData();
    var header = new ArrayList<String>();
    for (int column = 1; column <= about.getColumnCount(); column++) {
      header.add(StorableText.of(about.getColumnLabel(column)).strip());
    }
    var rows = new ArrayList<List<@Nullable Object>>();
    while (result.next()) {
      var row = new ArrayList<@Nullable Object>();
      for (int column = 1; column <= header.size(); column++) {
        int type = server.isFile() ? Types.OTHER : about.getColumnType(column);
        var typeName = Objects.requireNonNullElse(about.getColumnTypeName(column), "");
        row.add(
            server.isFile() ? loose(result, column) : value(result, column, type, typeName, zone));
      }
      rows.add(Collections.unmodifiableList(row));
    }
    return new TableRows(header, rows);
  }

  /// SQLite types values, not columns.
  private static @Nullable Object loose(ResultSet result, int column) throws SQLException {
    return switch (result.getObject(column)) {
      case null -> null;
      case Double number -> number(decimal(number));
      case Number number -> number(new BigDecimal(number.toString()));
      case byte[] _ -> null;
      case Object other -> text(other.toString());
    };
  }

  private static @Nullable Object value(
      ResultSet result, int column, int type, String typeName, ZoneId zone) throws SQLException {
    if (BINARY.contains(type)) {
      return null;
    }
    return switch (type) {
      case Types.BIT, Types.BOOLEAN -> {
        Object is = result.getBoolean(column);
        yield orNull(result, is);
      }
      case Types.TINYINT,
          Types.SMALLINT,
          Types.INTEGER,
          Types.BIGINT,
          Types.NUMERIC,
          Types.DECIMAL ->
          number(result.getBigDecimal(column));
      case Types.REAL -> {
        @Nullable Object number = number(decimal(Float.toString(result.getFloat(column))));
        yield orNull(result, number);
      }
      case Types.FLOAT, Types.DOUBLE -> {
        @Nullable Object number = number(decimal(result.getDouble(column)));
        yield orNull(result, number);
      }
      case Types.DATE -> result.getObject(column, LocalDate.class);
      case Types.TIMESTAMP_WITH_TIMEZONE -> local(result, column, zone);
      case Types.TIMESTAMP ->
          typeName.equals("timestamptz")
              ? local(result, column, zone)
              : result.getObject(column, LocalDateTime.class);
      default -> text(result.getString(column));
    };
  }

  /// What was just read, or null when it was not there: numbers of Java cannot say so.
  private static @Nullable Object orNull(ResultSet result, @Nullable Object read)
      throws SQLException {
    return result.wasNull() ? null : read;
  }

  private static @Nullable Object local(ResultSet result, int column, ZoneId zone)
      throws SQLException {
    var time = result.getObject(column, OffsetDateTime.class);
    return time == null ? null : time.atZoneSameInstant(zone).toLocalDateTime();
  }

  private static @Nullable BigDecimal decimal(double number) {
    return Double.isFinite(number) ? BigDecimal.valueOf(number) : null;
  }

  private static @Nullable BigDecimal decimal(String number) {
    try {
      return new BigDecimal(number);
    } catch (NumberFormatException infinite) {
      return null;
    }
  }

  private static @Nullable BigDecimal number(@Nullable BigDecimal number) {
    if (number == null) {
      return null;
    }
    var rounded =
        number.scale() > MOST_DECIMALS
            ? number.setScale(MOST_DECIMALS, RoundingMode.HALF_UP)
            : number;
    var bare = rounded.stripTrailingZeros();
    return bare.scale() < 0 ? bare.setScale(0) : bare;
  }

  /// Without the blanks that fill a CHAR column.
  private static @Nullable String text(@Nullable String text) {
    if (text == null) {
      return null;
    }
    var bare = StorableText.of(text.length() > LONGEST ? text.substring(0, LONGEST) : text).strip();
    return bare.isEmpty() ? null : bare;
  }

  /// As a file of orders would have them.
  OrderTable table() {
    var lines = new ArrayList<Sheet.Line>();
    for (var row : rows) {
      lines.add(new Sheet.Line(lines.size() + 1, row.stream().map(TableRows::cell).toList()));
    }
    return new OrderTable(new Sheet("", ',', header, lines), numeric());
  }

  private Set<Integer> numeric() {
    var numeric = new HashSet<Integer>();
    rows.forEach(
        row ->
            IntStream.range(0, row.size())
                .filter(place -> row.get(place) instanceof BigDecimal)
                .forEach(numeric::add));
    return numeric;
  }

  private static String cell(@Nullable Object value) {
    return switch (value) {
      case null -> "";
      case BigDecimal number -> number.toPlainString();
      case LocalDateTime time -> time.toLocalDate() + " " + time.toLocalTime();
      case Object other -> other.toString();
    };
  }

  /// The first of them, by their labels.
  List<Map<String, @Nullable Object>> first(int most) {
    return rows.stream().limit(most).map(this::named).toList();
  }

  private Map<String, @Nullable Object> named(List<@Nullable Object> row) {
    var named = new LinkedHashMap<String, @Nullable Object>();
    for (int place = 0; place < header.size(); place++) {
      var value = row.get(place);
      named.put(
          header.get(place),
          value instanceof LocalDate || value instanceof LocalDateTime ? cell(value) : value);
    }
    return Collections.unmodifiableMap(named);
  }
}

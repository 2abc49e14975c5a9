package dev.quayside.app.cli.terminal;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A plain table: each column as wide as its widest cell.
public final class Table {

  public enum Align {
    LEFT,
    RIGHT
  }

  private static final String BETWEEN = "  ";

  private final List<Align> columns;
  private final List<List<String>> rows = new ArrayList<>();

  public Table(List<Align> columns, String... headings) {
    this.columns = List.copyOf(columns);
    rows.add(List.of(headings));
  }

  public Table row(String... cells) {
    if (cells.length != columns.size()) {
      throw new IllegalArgumentException(cells.length + " cells for " + columns.size());
    }
    rows.add(List.of(cells));
    return this;
  }

  boolean isEmpty() {
    return rows.size() == 1;
  }

  /// The rows as objects under their headings; a cell of a right-aligned column is a number, an
  /// empty one null.
  List<Map<String, @Nullable Object>> objects() {
    var headings = rows.getFirst();
    return rows.stream()
        .skip(1)
        .map(
            row -> {
              var object = new LinkedHashMap<String, @Nullable Object>();
              for (int i = 0; i < columns.size(); i++) {
                object.put(key(headings.get(i)), value(row.get(i), columns.get(i)));
              }
              return (Map<String, @Nullable Object>) object;
            })
        .toList();
  }

  private static String key(String heading) {
    var words = heading.split(" ");
    var key = new StringBuilder(words[0].toLowerCase(Locale.ROOT));
    for (int i = 1; i < words.length; i++) {
      key.append(words[i].substring(0, 1).toUpperCase(Locale.ROOT)).append(words[i].substring(1));
    }
    return key.toString();
  }

  private static @Nullable Object value(String cell, Align align) {
    if (cell.isEmpty()) {
      return null;
    }
    return switch (align) {
      case LEFT -> cell;
      case RIGHT -> new BigDecimal(cell);
    };
  }

  /// The headings, a rule, and the rows.
  public List<String> lines() {
    var lines = new ArrayList<String>();
    for (var row : rows) {
      lines.add(line(row));
      if (lines.size() == 1) {
        lines.add(rule());
      }
    }
    return lines;
  }

  private String line(List<String> row) {
    var line = new StringBuilder();
    for (int i = 0; i < columns.size(); i++) {
      line.append(i == 0 ? "" : BETWEEN).append(padded(row.get(i), i));
    }
    return line.toString().stripTrailing();
  }

  private String rule() {
    var line = new StringBuilder();
    for (int i = 0; i < columns.size(); i++) {
      line.append(i == 0 ? "" : BETWEEN).append("-".repeat(width(i)));
    }
    return line.toString();
  }

  private String padded(String cell, int column) {
    var space = " ".repeat(width(column) - cell.length());
    return switch (columns.get(column)) {
      case LEFT -> cell + space;
      case RIGHT -> space + cell;
    };
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}

package dev.quayside.app.cli;

import java.util.ArrayList;
import java.util.List;

/// A plain table: each column as wide as its widest cell.
final class Table {

  /// How a column is aligned.
  enum Align {
    LEFT,
    RIGHT
  }

  private static final String BETWEEN = "  ";

  private final List<Align> columns;
  private final List<List<String>> rows = new ArrayList<>();

  Table(List<Align> columns, String... headings) {
    this.columns = List.copyOf(columns);
    rows.add(List.of(headings));
  }

  Table row(String... cells) {
    if (cells.length != columns.size()) {
      throw new IllegalArgumentException(cells.length + " cells for " + columns.size());
    }
    rows.add(List.of(cells));
    return this;
  }

  /// The heading, a rule, and the rows.
  List<String> lines() {
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

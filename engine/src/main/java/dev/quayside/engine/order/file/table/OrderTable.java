package dev.quayside.engine.order.file.table;

import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.List;
import java.util.Set;

/// Rows of a shop's own table, as a file of orders would have them.
///
/// @param sheet the labels of the columns, and the rows
/// @param numeric places of the columns that the server types as numbers: they are read as written,
///   with a decimal point, and no other way
public record OrderTable(Sheet sheet, Set<Integer> numeric) {

  public OrderTable {
    numeric = Set.copyOf(numeric);
  }

  public List<String> header() {
    return sheet.header();
  }
}

package dev.quayside.engine.base.table;

import java.util.regex.Pattern;

/// A cell of a table that will be opened in a spreadsheet.
public final class SheetCell {

  private static final String STARTS = "=+-@\t\r";
  private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+([.,]\\d+)?");

  private SheetCell() {}

  /// Puts an apostrophe before a cell that a spreadsheet would run as a formula (OWASP, CSV
  /// injection): one that begins with = + - @, tab or carriage return and is not a number.
  public static String harmless(String cell) {
    boolean formula = !cell.isEmpty() && STARTS.indexOf(cell.charAt(0)) >= 0;
    return formula && !NUMBER.matcher(cell).matches() ? "'" + cell : cell;
  }
}

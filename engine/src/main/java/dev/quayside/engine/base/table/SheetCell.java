package dev.quayside.engine.base.table;

import java.util.regex.Pattern;

/// A cell of a table that a spreadsheet will open.
public final class SheetCell {

  private static final String STARTS = "=+-@\t\r";
  private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+([.,]\\d+)?");

  private SheetCell() {}

  /// With an apostrophe before it where a spreadsheet would run it as a formula (OWASP, CSV
  /// injection): cells that begin with = + - @, tab or carriage return and are no numbers.
  public static String harmless(String cell) {
    boolean formula = !cell.isEmpty() && STARTS.indexOf(cell.charAt(0)) >= 0;
    return formula && !NUMBER.matcher(cell).matches() ? "'" + cell : cell;
  }
}

package dev.quayside.engine.order.file;

import java.util.List;

/// How the cells of a file are read.
///
/// @param header names of the columns, as they are in the file
public record Layout(List<String> header, char delimiter, Mapping mapping, NumberStyles numbers) {

  public Layout {
    header = List.copyOf(header);
  }

  static Layout of(Sheet sheet, Mapping mapping) {
    var numbers = NumberStyles.of(sheet.delimiter(), mapping, sheet.lines());
    return new Layout(sheet.header(), sheet.delimiter(), mapping, numbers);
  }

  /// Whether dates have the day before the month: so where the list separator is a semicolon.
  boolean isDayFirst() {
    return delimiter == ';';
  }
}

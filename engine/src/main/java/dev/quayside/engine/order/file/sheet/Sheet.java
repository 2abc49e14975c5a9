package dev.quayside.engine.order.file.sheet;

import java.util.List;

/// A file read as a table.
///
/// @param encoding name of the encoding
/// @param header names of the columns, as they are in the file
public record Sheet(String encoding, char delimiter, List<String> header, List<Line> lines) {

  /// One record of the file.
  ///
  /// @param number record number, where the header is 1; it is the row number in a spreadsheet
  ///   unless cells contain line breaks
  public record Line(int number, List<String> cells) {
    public Line {
      cells = List.copyOf(cells);
    }

    boolean isBlank() {
      return cells.stream().allMatch(String::isBlank);
    }
  }

  public Sheet {
    header = List.copyOf(header);
    lines = List.copyOf(lines);
  }
}

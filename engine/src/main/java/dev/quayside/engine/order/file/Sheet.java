package dev.quayside.engine.order.file;

import java.util.List;

/// A file as a table.
///
/// @param encoding for people
/// @param header names of the columns, as they stand in the file
public record Sheet(String encoding, char delimiter, List<String> header, List<Line> lines) {

  /// One record of the file.
  ///
  /// @param number of the record, the header being the first: what a spreadsheet shows beside it,
  ///   unless cells hold line breaks
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

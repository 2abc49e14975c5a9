package dev.quayside.engine.order.file;

import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How the cells of a file are read.
///
/// @param header names of the columns, as they are in the file
/// @param kind of the file; null when it is of none that is known
public record Layout(
    List<String> header,
    char delimiter,
    Mapping mapping,
    CellStyles styles,
    @Nullable ExportKind kind) {

  public Layout {
    header = List.copyOf(header);
  }

  /// Of the kind that the header tells.
  Layout(List<String> header, char delimiter, Mapping mapping, CellStyles styles) {
    this(header, delimiter, mapping, styles, ExportKinds.of(header).orElse(null));
  }

  static Layout of(Sheet sheet, Mapping mapping) {
    var kind = ExportKinds.of(sheet.header()).orElse(null);
    var first = kind == null ? null : kind.dayFirst();
    // where the list separator is a semicolon, the day stands first
    boolean dayFirst = first == null ? sheet.delimiter() == ';' : first;
    var styles = CellStyles.of(sheet.delimiter(), mapping, sheet.lines(), dayFirst);
    return new Layout(sheet.header(), sheet.delimiter(), mapping, styles, kind);
  }

  boolean isDayFirst(Column column) {
    return styles.dayFirst().contains(column);
  }
}

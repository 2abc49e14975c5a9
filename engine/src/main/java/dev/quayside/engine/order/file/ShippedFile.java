package dev.quayside.engine.order.file;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.cell.SpreadsheetText;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A file that says which orders have left, as it is read with a mapping.
///
/// @param rows its good lines
/// @param bad the others
public record ShippedFile(
    Sheet sheet, Mapping mapping, boolean remembered, List<Row> rows, List<BadRow> bad)
    implements MappedFile {

  /// A line of it. One of carrier and number is given.
  ///
  /// @param reference the order's number
  public record Row(
      int line, String reference, @Nullable String carrier, @Nullable String trackingNumber) {}

  /// A line that cannot be used.
  ///
  /// @param reference empty where it has none
  public record BadRow(String reference, LineError error) {}

  public ShippedFile {
    rows = List.copyOf(rows);
    bad = List.copyOf(bad);
  }

  static ShippedFile of(Sheet sheet, Mapping mapping, boolean remembered) {
    var rows = new ArrayList<Row>();
    var bad = new ArrayList<BadRow>();
    var file = new ShippedFile(sheet, mapping, remembered, List.of(), List.of());
    if (file.missing().isEmpty()) {
      var layout = Layout.of(sheet, mapping);
      sheet.lines().forEach(line -> file.read(new Cells(line, layout), rows, bad));
    }
    return new ShippedFile(sheet, mapping, remembered, rows, bad);
  }

  private void read(Cells cells, List<Row> rows, List<BadRow> bad) {
    var reference = cells.text(Column.NUMBER);
    var carrier = cells.text(Column.CARRIER);
    var number = cells.text(Column.TRACKING);
    if (number != null && SpreadsheetText.isRounded(number)) {
      cells.fault(Column.TRACKING, OrderWords.FIELD_ROUNDED.of(number));
    }
    if (cells.faults().isEmpty() && reference == null) {
      cells.fault(Column.NUMBER, FieldWords.REQUIRED.of());
    }
    if (cells.faults().isEmpty() && carrier == null && number == null) {
      cells.fault(Column.TRACKING, OrderWords.CARRIER_OR_NUMBER.of());
    }
    if (cells.faults().isEmpty() && reference != null) {
      rows.add(new Row(cells.number(), reference, carrier, number));
    } else {
      cells.faults().stream()
          .map(fault -> new BadRow(reference == null ? "" : reference, fault))
          .forEach(bad::add);
    }
  }

  @Override
  public FileKind kind() {
    return FileKind.SHIPPED;
  }

  @Override
  public boolean isEmpty() {
    return rows.isEmpty();
  }
}

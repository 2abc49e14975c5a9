package dev.quayside.engine.order.file.outcome;

import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.List;

/// The lines of an order that could not be imported, as they are in the file.
///
/// @param number the order number, as far as it could be read
public record BadOrder(String number, List<Sheet.Line> lines, List<LineError> faults) {
  public BadOrder {
    lines = List.copyOf(lines);
    faults = List.copyOf(faults);
  }
}

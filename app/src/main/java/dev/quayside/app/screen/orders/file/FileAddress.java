package dev.quayside.app.screen.orders.file;

import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/// The recipient of an order that could not be imported, from its first line in the file.
///
/// @param places indexes of the columns with the address, in the order of an address
record FileAddress(Sheet.Line line, List<Integer> places) {

  private static final List<Column> COLUMNS =
      List.of(
          Column.NAME,
          Column.FIRST_NAME,
          Column.LAST_NAME,
          Column.COMPANY,
          Column.STREET1,
          Column.STREET2,
          Column.CITY,
          Column.STATE,
          Column.ZIP,
          Column.COUNTRY);

  FileAddress {
    places = List.copyOf(places);
  }

  static FileAddress of(Imported file, BadOrder bad) {
    var held = file.layout().mapping().places();
    var places = COLUMNS.stream().map(held::get).filter(Objects::nonNull).toList();
    return new FileAddress(bad.lines().getFirst(), places);
  }

  /// The address in one line, without its empty parts.
  String words() {
    return places.stream()
        .filter(place -> place < line.cells().size())
        .map(place -> line.cells().get(place).strip())
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining(", "));
  }
}

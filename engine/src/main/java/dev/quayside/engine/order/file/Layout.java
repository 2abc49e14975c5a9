package dev.quayside.engine.order.file;

import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.order.file.table.OrderTable;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
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

  private static final Set<Column> PARCEL =
      EnumSet.of(
          Column.WEIGHT,
          Column.WEIGHT_UNIT,
          Column.WEIGHT_OZ,
          Column.WEIGHT_LB,
          Column.WEIGHT_G,
          Column.WEIGHT_KG,
          Column.LENGTH,
          Column.WIDTH,
          Column.HEIGHT,
          Column.SIDE_UNIT);

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

  /// Of a shop's own table, which is of no kind of file.
  static Layout of(OrderTable table, Mapping mapping) {
    var sheet = table.sheet();
    var styles = CellStyles.of(sheet.delimiter(), mapping, sheet.lines(), false);
    return new Layout(
        sheet.header(),
        sheet.delimiter(),
        mapping,
        styles.withPoints(mapping, table.numeric()),
        null);
  }

  /// The places of the columns that together are an order's number, where it is of several.
  List<Integer> numberFrom(int place) {
    return kind == null || kind.number().isEmpty()
        ? List.of()
        : kind.numberFrom(Letters.of(header.get(place)), header.stream().map(Letters::of).toList());
  }

  /// The places of further columns with the name of one, which mean nothing.
  List<Integer> twins(int place) {
    return IntStream.range(0, header.size())
        .filter(other -> other != place && header.get(other).equalsIgnoreCase(header.get(place)))
        .filter(other -> !mapping.places().containsValue(other))
        .boxed()
        .toList();
  }

  /// Whether the postal code stands in the column of the city.
  boolean isPlace() {
    var city = mapping.places().get(Column.CITY);
    return city != null && city.equals(mapping.places().get(Column.ZIP));
  }

  /// Whether the sides of a parcel stand in one column.
  boolean hasSidesInOne() {
    var length = mapping.places().get(Column.LENGTH);
    return length != null && length.equals(mapping.places().get(Column.WIDTH));
  }

  /// Without the weight and the sides of parcels.
  Layout withoutParcels() {
    return new Layout(header, delimiter, mapping.without(PARCEL), styles, kind);
  }

  /// Whether nothing tells how the dates of a column are meant that can be read in two ways.
  boolean isEitherWay(Column column) {
    return styles.eitherWay().contains(column);
  }

  boolean isDayFirst(Column column) {
    return styles.dayFirst().contains(column);
  }
}

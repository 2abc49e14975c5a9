package dev.quayside.engine.order.file;

import dev.quayside.engine.base.table.TableFile;
import dev.quayside.engine.base.text.CamelCase;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.Column;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The kinds of file, with the meaning of their usual headers: those of ShipStation, Shopify, Etsy,
/// eBay and Amazon, and those people write by hand in English, Spanish, German and French, or in
/// one of the further languages of `headers-languages.tsv`.
public enum FileKind {
  ORDERS("headers.tsv", "headers-languages.tsv"),
  PRODUCTS("product-headers.tsv"),
  /// Which orders have left, with whom and under which number.
  SHIPPED("shipped-headers.tsv");

  /// What only a catalogue says of goods.
  private static final Set<Column> OF_PRODUCTS =
      EnumSet.of(
          Column.BARCODES,
          Column.ROTATE,
          Column.SOFT,
          Column.ALONE,
          Column.PICTURE_URL,
          Column.PIECE_CHECK,
          Column.TAGS);

  /// What says that an order has left; a file with neither says it of none.
  private static final Set<Column> OF_SHIPPED = EnumSet.of(Column.CARRIER, Column.TRACKING);

  private static final Set<Column> NAMES = Set.of(Column.NAME, Column.LAST_NAME, Column.COMPANY);

  private final Map<Column, List<String>> names;

  FileKind(String... tables) {
    var all = new LinkedHashMap<Column, List<String>>();
    for (var table : tables) {
      read(table).forEach((column, more) -> all.merge(column, more, FileKind::joined));
    }
    names = all;
  }

  private static List<String> joined(List<String> names, List<String> more) {
    return Stream.concat(names.stream(), more.stream()).distinct().toList();
  }

  /// The columns such a file can have.
  public List<Column> columns() {
    return switch (this) {
      case ORDERS ->
          Stream.of(Column.values())
              .filter(column -> !OF_PRODUCTS.contains(column) && column != Column.CARRIER)
              .toList();
      case PRODUCTS -> List.copyOf(names.keySet());
      case SHIPPED -> List.of(Column.NUMBER, Column.CARRIER, Column.TRACKING);
    };
  }

  /// Required columns that are not mapped. A recipient's name may be in two columns.
  Set<Column> missing(Mapping mapping) {
    var held = mapping.places().keySet();
    var needed =
        switch (this) {
          case ORDERS -> List.of(Column.NUMBER, Column.STREET1, Column.CITY, Column.ZIP);
          case PRODUCTS -> List.of(Column.SKU);
          case SHIPPED -> List.of(Column.NUMBER);
        };
    var missing = new LinkedHashSet<>(needed);
    missing.removeAll(held);
    if (held.contains(Column.ADDRESS)) {
      missing.removeAll(List.of(Column.STREET1, Column.CITY, Column.ZIP));
    }
    if (this == ORDERS && !held.contains(Column.ADDRESS) && Collections.disjoint(held, NAMES)) {
      missing.add(Column.NAME);
    }
    if (this == SHIPPED && Collections.disjoint(held, OF_SHIPPED)) {
      missing.add(Column.TRACKING);
    }
    return missing;
  }

  /// Identifies the layout of a file: its headers, without case and punctuation.
  String signature(List<String> header) {
    var keys = header.stream().map(Letters::of).collect(Collectors.joining("|"));
    return this == ORDERS ? keys : name().toLowerCase(Locale.ROOT) + ":" + keys;
  }

  /// The API's name of a column. The order number is called the reference there.
  public String wire(Column column) {
    return switch (this) {
      case ORDERS ->
          switch (column) {
            case NUMBER -> "reference";
            case ITEM -> "itemName";
            case SERVICE -> "requestedService";
            default -> CamelCase.of(column.name());
          };
      case PRODUCTS ->
          switch (column) {
            case ITEM -> "name";
            case ITEM_PRICE -> "value";
            case ORIGIN -> "originCountry";
            case ITEM_WEIGHT_OZ -> "weightOz";
            case ITEM_WEIGHT_LB -> "weightLb";
            case ITEM_WEIGHT_G -> "weightG";
            case LENGTH -> "lengthIn";
            case WIDTH -> "widthIn";
            case HEIGHT -> "heightIn";
            case PIECE_CHECK -> "check";
            default -> CamelCase.of(column.name());
          };
      case SHIPPED ->
          switch (column) {
            case NUMBER -> "reference";
            case TRACKING -> "trackingNumber";
            default -> CamelCase.of(column.name());
          };
    };
  }

  Mapping guess(List<String> header) {
    return guess(header, ColumnMemory.NONE);
  }

  /// @param memory what was chosen for headers before
  Mapping guess(List<String> header, ColumnMemory memory) {
    return new HeaderGuess(this, header).with(memory);
  }

  /// What a column is called, by its letters; with `?` in front of those that come last.
  List<String> names(Column column) {
    return names.getOrDefault(column, List.of());
  }

  /// Whether a column may be called by these letters.
  boolean isCalled(Column column, String letters) {
    return names(column).stream()
        .anyMatch(name -> name.equals(letters) || name.equals("?" + letters));
  }

  /// A name of a table by its letters, with the mark of those that come last.
  private static String key(String name) {
    return name.startsWith("?") ? "?" + Letters.of(name) : Letters.of(name);
  }

  private static Map<Column, List<String>> read(String table) {
    var names = new LinkedHashMap<Column, List<String>>();
    for (var line : TableFile.lines("/dev/quayside/engine/order/file", table)) {
      var entry = line.split("\t");
      names.put(
          Column.valueOf(entry[0]),
          Stream.of(entry[1].strip().split("\\|")).map(FileKind::key).toList());
    }
    return names;
  }
}

package dev.quayside.engine.order.file;

import dev.quayside.engine.base.table.TableFile;
import dev.quayside.engine.base.text.CamelCase;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.AddressHeader;
import dev.quayside.engine.order.file.cell.ChoiceColumns;
import dev.quayside.engine.order.file.cell.CurrencyHeader;
import dev.quayside.engine.order.file.cell.ShipToHeader;
import dev.quayside.engine.order.file.cell.SidesCell;
import dev.quayside.engine.order.file.cell.StatusHeader;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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

  private static final Set<Column> ADDRESS =
      EnumSet.of(
          Column.NAME,
          Column.FIRST_NAME,
          Column.LAST_NAME,
          Column.COMPANY,
          Column.STREET1,
          Column.STREET2,
          Column.STREET3,
          Column.STREET4,
          Column.STREET_NUMBER,
          Column.CITY,
          Column.STATE,
          Column.ZIP,
          Column.COUNTRY,
          Column.PHONE,
          Column.EMAIL);

  /// Where a further part of a street is kept.
  private static final List<Column> FURTHER =
      List.of(Column.STREET2, Column.STREET3, Column.STREET4);

  /// Where a further status is kept; that of a payment is read in its own way.
  private static final List<Column> STATUSES =
      List.of(Column.ORDER_STATUS, Column.FULFILLMENT_STATUS, Column.LINE_STATUS);

  private static final List<Column> AMOUNTS =
      List.of(Column.ITEM_PRICE, Column.ITEM_TOTAL, Column.VALUE);

  private static final List<Column> SIDES = List.of(Column.LENGTH, Column.WIDTH, Column.HEIGHT);

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

  /// The meaning of headers: as it was chosen for files of this kind, as the kind has them, as it
  /// was chosen for columns of these names, and as the names are usually meant.
  Mapping guess(List<String> header, ColumnMemory memory) {
    var keys = header.stream().map(Letters::of).toList();
    var places = new EnumMap<Column, Integer>(Column.class);
    var taken = new HashSet<Integer>();
    assign(keys, memory.ofKind(), places, taken);
    if (this == ORDERS) {
      ExportKinds.of(header).ifPresent(kind -> assign(kind.places(keys), places, taken));
    }
    assign(keys, memory.ofAny(), places, taken);
    if (this == ORDERS) {
      ChoiceColumns.places(header).forEach(taken::add);
    }
    assign(keys, "", places, taken);
    if (this == ORDERS) {
      assignShipTo(keys, places, taken);
      assignMeasures(keys, places, taken);
      assignAmounts(header, places, taken);
    }
    assign(keys, "?", places, taken);
    if (this == ORDERS && ExportKinds.of(header).isEmpty()) {
      furtherStatuses(keys, places, taken);
    }
    if (this == ORDERS && places.containsKey(Column.CITY)) {
      partOfTown(keys, places, taken);
    }
    if (this == ORDERS && places.containsKey(Column.SKU)) {
      nameOfGoods(keys, places, taken);
    }
    if (this == ORDERS && !places.containsKey(Column.STREET_NUMBER)) {
      houseNumber(keys, places, taken);
    }
    if (this == ORDERS && SIDES.stream().noneMatch(places::containsKey)) {
      sidesInOne(keys, places, taken);
    }
    if (this == ORDERS && !places.containsKey(Column.CITY) && !places.containsKey(Column.ZIP)) {
      cityWithZip(keys, places, taken);
    }
    if (this == ORDERS && !places.containsKey(Column.CITY)) {
      wholeAddress(places);
    }
    if (this == ORDERS && !places.containsKey(Column.LAST_NAME)) {
      wholeName(places);
    }
    return new Mapping(places);
  }

  /// A second status is read too: an order that the seller has sent may still be paid and open.
  private void furtherStatuses(
      List<String> keys, Map<Column, Integer> places, HashSet<Integer> taken) {
    for (int place = 0; place < keys.size(); place++) {
      var key = keys.get(place);
      boolean status =
          StatusHeader.is(key) || STATUSES.stream().anyMatch(column -> isCalled(column, key));
      if (status && !taken.contains(place)) {
        keptIn(STATUSES, place, places, taken);
      }
    }
  }

  /// `name` beside an SKU is that of the goods where numbers and people have columns of their own.
  private static void nameOfGoods(
      List<String> keys, Map<Column, Integer> places, HashSet<Integer> taken) {
    Integer place = keys.indexOf("name");
    if (place < 0 || places.containsKey(Column.ITEM)) {
      return;
    }
    if (places.containsKey(Column.LAST_NAME) && place.equals(places.get(Column.NAME))) {
      places.remove(Column.NAME);
      places.put(Column.ITEM, place);
    } else if (taken.add(place)) {
      places.put(Column.ITEM, place);
    }
  }

  /// The mapping with a column of house numbers that stands apart from its street: `Número` is one
  /// where no street has a number and all its cells are such.
  static Mapping withHouseNumbers(Mapping guessed, Sheet sheet) {
    var places = guessed.places();
    var street = places.get(Column.STREET1);
    if (street == null
        || places.containsKey(Column.STREET_NUMBER)
        || cells(sheet, street).anyMatch(AddressHeader::hasDigit)) {
      return guessed;
    }
    return IntStream.range(0, sheet.header().size())
        .filter(place -> !places.containsValue(place))
        .filter(place -> AddressHeader.isNumber(Letters.of(sheet.header().get(place))))
        .filter(place -> cells(sheet, place).findAny().isPresent())
        .filter(place -> cells(sheet, place).allMatch(AddressHeader::isHouseNumber))
        .boxed()
        .findFirst()
        .map(place -> guessed.with(Column.STREET_NUMBER, place))
        .orElse(guessed);
  }

  private static Stream<String> cells(Sheet sheet, int place) {
    return sheet.lines().stream()
        .map(Sheet.Line::cells)
        .filter(cells -> place < cells.size())
        .map(cells -> cells.get(place).strip())
        .filter(cell -> !cell.isEmpty());
  }

  /// `Nr.` is the number of a house right behind its street, and anything elsewhere.
  private static void houseNumber(
      List<String> keys, Map<Column, Integer> places, HashSet<Integer> taken) {
    var street = places.get(Column.STREET1);
    int next = street == null ? keys.size() : street + 1;
    if (next < keys.size() && AddressHeader.isNumber(keys.get(next)) && taken.add(next)) {
      places.put(Column.STREET_NUMBER, next);
    }
  }

  /// `PLZ/Ort` and `City, State, Zip` are the city and the postal code.
  private static void cityWithZip(
      List<String> keys, Map<Column, Integer> places, HashSet<Integer> taken) {
    for (int place = 0; place < keys.size(); place++) {
      var key = keys.get(place);
      if (!taken.contains(place)
          && Stream.concat(Stream.of(key), ShipToHeader.parts(key))
              .anyMatch(AddressHeader::isCityWithZip)) {
        places.putIfAbsent(Column.CITY, place);
        places.putIfAbsent(Column.ZIP, place);
        taken.add(place);
      }
    }
  }

  /// `Dimensions (cm)` are all sides of the parcel.
  private static void sidesInOne(
      List<String> keys, Map<Column, Integer> places, HashSet<Integer> taken) {
    for (int place = 0; place < keys.size(); place++) {
      if (SidesCell.isHeader(keys.get(place))
          && !places.containsKey(Column.LENGTH)
          && taken.add(place)) {
        for (var side : SIDES) {
          places.put(side, place);
        }
      }
    }
  }

  /// `Nome` is a first name beside that of the family, and a whole one without it.
  private static void wholeName(Map<Column, Integer> places) {
    if (!places.containsKey(Column.NAME)) {
      var first = places.remove(Column.FIRST_NAME);
      if (first != null) {
        places.put(Column.NAME, first);
      }
    }
  }

  /// A street without a city and a postal code in columns of their own has them in its cell.
  private static void wholeAddress(Map<Column, Integer> places) {
    var street = places.remove(Column.STREET1);
    if (street != null) {
      places.putIfAbsent(Column.ADDRESS, street);
    }
  }

  private static void assign(
      List<String> keys,
      Map<String, Column> chosen,
      Map<Column, Integer> places,
      HashSet<Integer> taken) {
    for (int place = 0; place < keys.size(); place++) {
      var column = chosen.get(keys.get(place));
      if (column != null && !places.containsKey(column) && taken.add(place)) {
        places.put(column, place);
      }
    }
  }

  /// A kind may give one column two meanings.
  private static void assign(
      Map<Column, Integer> own, Map<Column, Integer> places, HashSet<Integer> taken) {
    var before = Set.copyOf(taken);
    own.forEach(
        (column, place) -> {
          if (!before.contains(place) && !places.containsKey(column)) {
            places.put(column, place);
            taken.add(place);
          }
        });
  }

  /// Assigns the headers. Recipient names are assigned before order numbers: a shop whose order
  /// number is in a column "Name" has another column for the person.
  private void assign(
      List<String> keys, String mark, Map<Column, Integer> places, HashSet<Integer> taken) {
    for (var column : order()) {
      for (var name : names.getOrDefault(column, List.of())) {
        int place = name.startsWith("?") ? -1 : keys.indexOf(name);
        if (mark.equals("?") && name.startsWith("?")) {
          place = keys.indexOf(name.substring(1));
        } else if (!mark.isEmpty()) {
          place = -1;
        }
        if (place >= 0 && !places.containsKey(column) && taken.add(place)) {
          places.put(column, place);
        }
      }
    }
  }

  /// Headers made of where the parcel goes to and a part of an address: `Lieferadresse PLZ`,
  /// `shipping_person_city`, `Delivery contact - phone`.
  private void assignShipTo(
      List<String> keys, Map<Column, Integer> places, HashSet<Integer> taken) {
    for (int place = 0; place < keys.size(); place++) {
      var key = keys.get(place);
      // Estado envío is how far the parcel is
      var column = taken.contains(place) || StatusHeader.is(key) ? null : shipTo(key);
      if (column != null && !places.containsKey(column)) {
        places.put(column, place);
        taken.add(place);
      } else if (column != null && FURTHER.contains(column)) {
        further(place, places, taken);
      }
    }
  }

  /// A second addition to a street is kept behind the first.
  private static void further(int place, Map<Column, Integer> places, HashSet<Integer> taken) {
    keptIn(FURTHER, place, places, taken);
  }

  /// The first of some columns that has no place yet gets this one.
  private static void keptIn(
      List<Column> columns, int place, Map<Column, Integer> places, HashSet<Integer> taken) {
    columns.stream()
        .filter(column -> !places.containsKey(column))
        .findFirst()
        .ifPresent(
            column -> {
              places.put(column, place);
              taken.add(place);
            });
  }

  /// A part of a town beside the town itself: `Suburb`, `Colonia`, `Delivery district`.
  private static void partOfTown(
      List<String> keys, Map<Column, Integer> places, HashSet<Integer> taken) {
    for (int place = 0; place < keys.size(); place++) {
      var key = keys.get(place);
      boolean part =
          AddressHeader.isPartOfTown(key)
              || ShipToHeader.parts(key).anyMatch(AddressHeader::isPartOfTown);
      if (part && !taken.contains(place)) {
        further(place, places, taken);
      }
    }
  }

  /// Headers made of a measure and its unit: `Shipping weight (lbs.)`, `Box length in mm`.
  private static void assignMeasures(
      List<String> keys, Map<Column, Integer> places, HashSet<Integer> taken) {
    for (int place = 0; place < keys.size(); place++) {
      var column = taken.contains(place) ? null : MeasureHeader.of(keys.get(place)).orElse(null);
      if (column != null && !places.containsKey(column)) {
        places.put(column, place);
        taken.add(place);
      }
    }
  }

  /// Headers made of an amount and its currency: `Price (EUR)`, `line_total_usd`.
  private void assignAmounts(
      List<String> header, Map<Column, Integer> places, HashSet<Integer> taken) {
    for (int place = 0; place < header.size(); place++) {
      var base = CurrencyHeader.base(header.get(place)).orElse("");
      for (var column : AMOUNTS) {
        if (!taken.contains(place) && !places.containsKey(column) && isCalled(column, base)) {
          places.put(column, place);
          taken.add(place);
        }
      }
    }
  }

  private @Nullable Column shipTo(String key) {
    return ShipToHeader.parts(key)
        .flatMap(part -> ADDRESS.stream().filter(column -> isCalled(column, part)))
        .findFirst()
        .orElse(null);
  }

  private boolean isCalled(Column column, String part) {
    return names.getOrDefault(column, List.of()).stream()
        .anyMatch(name -> name.equals(part) || name.equals("?" + part));
  }

  /// A name of a table by its letters, with the mark of those that come last.
  private static String key(String name) {
    return name.startsWith("?") ? "?" + Letters.of(name) : Letters.of(name);
  }

  private static List<Column> order() {
    var order = new ArrayList<>(List.of(Column.values()));
    order.remove(Column.NUMBER);
    order.add(order.indexOf(Column.NAME) + 1, Column.NUMBER);
    return order;
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

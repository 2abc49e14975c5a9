package dev.quayside.engine.order.file;

import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.AddressHeader;
import dev.quayside.engine.order.file.cell.ChoiceColumns;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.cell.CurrencyHeader;
import dev.quayside.engine.order.file.cell.MeasureHeader;
import dev.quayside.engine.order.file.cell.ShipToHeader;
import dev.quayside.engine.order.file.cell.SidesCell;
import dev.quayside.engine.order.file.cell.StatusHeader;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The meaning of a file's headers: as it was chosen for files of this kind, as the kind has them,
/// as it was chosen for columns of these names, and as the names are usually meant. What is surest
/// comes first; a header has one meaning, and a column one header.
final class HeaderGuess {

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
          Column.STREET5,
          Column.STREET6,
          Column.STREET_NUMBER,
          Column.CITY,
          Column.STATE,
          Column.ZIP,
          Column.COUNTRY,
          Column.PHONE,
          Column.EMAIL);

  /// Where a further part of a street is kept.
  private static final List<Column> FURTHER =
      List.of(Column.STREET2, Column.STREET3, Column.STREET4, Column.STREET5, Column.STREET6);

  /// Where a further status is kept; that of a payment is read in its own way.
  private static final List<Column> STATUSES =
      List.of(Column.ORDER_STATUS, Column.FULFILLMENT_STATUS, Column.LINE_STATUS);

  private static final List<Column> AMOUNTS =
      List.of(Column.ITEM_PRICE, Column.ITEM_TOTAL, Column.VALUE);

  /// How many goods an order has in all.
  private static final Set<String> COUNTS =
      Set.of(
          "itemcount",
          "noofitems",
          "numberofitems",
          "numitems",
          "nombredarticles",
          "numerodearticulos",
          "numerodiarticoli");

  private static final List<Column> SIDES = List.of(Column.LENGTH, Column.WIDTH, Column.HEIGHT);

  /// Recipient names come before order numbers: a shop whose order number is in a column "Name" has
  /// another column for the person.
  private static final List<Column> ORDER = order();

  private final FileKind kind;
  private final List<String> header;

  /// The headers by their letters.
  private final List<String> keys;

  private final Map<Column, Integer> places = new EnumMap<>(Column.class);
  private final Set<Integer> taken = new HashSet<>();

  HeaderGuess(FileKind kind, List<String> header) {
    this.kind = kind;
    this.header = header;
    keys = header.stream().map(Letters::of).toList();
  }

  /// @param memory what was chosen for headers before
  Mapping with(ColumnMemory memory) {
    if (kind == FileKind.ORDERS) {
      orders(memory);
    } else {
      remembered(memory.ofKind());
      remembered(memory.ofAny());
      named();
      namedLast();
    }
    return new Mapping(places);
  }

  private void orders(ColumnMemory memory) {
    var export = ExportKinds.of(header);
    remembered(memory.ofKind());
    export.ifPresent(known -> assign(known.places(keys)));
    remembered(memory.ofAny());
    ChoiceColumns.places(header).forEach(taken::add);
    named();
    shipTo();
    measures();
    amounts();
    namedLast();
    if (export.isEmpty()) {
      furtherStatuses();
    }
    if (has(Column.CITY)) {
      partOfTown();
    }
    if (has(Column.SKU)) {
      nameOfGoods();
    }
    if (!has(Column.STREET_NUMBER)) {
      houseNumber();
    }
    if (SIDES.stream().noneMatch(this::has)) {
      sidesInOne();
    }
    if (!has(Column.CITY) && !has(Column.ZIP)) {
      cityWithZip();
    }
    if (!has(Column.CITY)) {
      wholeAddress();
    }
    if (!has(Column.LAST_NAME)) {
      wholeName();
    }
    if (!has(Column.SKU)
        && !has(Column.ITEM)
        && export.filter(known -> known.columns().containsKey(Column.QUANTITY)).isEmpty()) {
      countOfAll();
    }
  }

  /// `Item count` is that of the goods beside a column that names them, and of nothing without one.
  private void countOfAll() {
    var place = places.get(Column.QUANTITY);
    if (place != null && COUNTS.contains(keys.get(place))) {
      places.remove(Column.QUANTITY);
    }
  }

  private boolean has(Column column) {
    return places.containsKey(column);
  }

  /// The headers without a meaning yet, from the left; one that gets its meaning is none of those
  /// after it.
  private IntStream free() {
    return IntStream.range(0, keys.size()).filter(place -> !taken.contains(place));
  }

  private IntStream free(IntPredicate which) {
    return free().filter(which);
  }

  /// Gives the column this place, unless one of both is taken.
  private void assign(Column column, int place) {
    if (!has(column) && taken.add(place)) {
      places.put(column, place);
    }
  }

  private void remembered(Map<String, Column> chosen) {
    free()
        .forEach(
            place ->
                Optional.ofNullable(chosen.get(keys.get(place)))
                    .ifPresent(column -> assign(column, place)));
  }

  /// A kind may give one header two meanings.
  private void assign(Map<Column, Integer> own) {
    var before = Set.copyOf(taken);
    own.forEach(
        (column, place) -> {
          if (!before.contains(place) && !has(column)) {
            places.put(column, place);
            taken.add(place);
          }
        });
  }

  private void named() {
    named(name -> name.startsWith("?") ? Optional.empty() : Optional.of(name));
  }

  /// Names that mean it only where nothing else does.
  private void namedLast() {
    named(name -> name.startsWith("?") ? Optional.of(name.substring(1)) : Optional.empty());
  }

  private void named(Function<String, Optional<String>> wanted) {
    for (var column : ORDER) {
      kind.names(column).stream()
          .flatMap(name -> wanted.apply(name).stream())
          .mapToInt(keys::indexOf)
          .filter(place -> place >= 0)
          .forEach(place -> assign(column, place));
    }
  }

  /// A second status is read too: an order that the seller has sent may still be paid and open.
  private void furtherStatuses() {
    free(place -> isStatus(keys.get(place))).forEach(place -> keptIn(STATUSES, place));
  }

  private boolean isStatus(String key) {
    return StatusHeader.is(key) || STATUSES.stream().anyMatch(column -> kind.isCalled(column, key));
  }

  /// `name` beside an SKU is that of the goods where numbers and people have columns of their own.
  private void nameOfGoods() {
    Integer place = keys.indexOf("name");
    if (place < 0 || has(Column.ITEM)) {
      return;
    }
    if (has(Column.LAST_NAME) && place.equals(places.get(Column.NAME))) {
      places.remove(Column.NAME);
      places.put(Column.ITEM, place);
    } else {
      assign(Column.ITEM, place);
    }
  }

  /// `Nr.` is the number of a house right behind its street, and anything elsewhere.
  private void houseNumber() {
    var street = places.get(Column.STREET1);
    int next = street == null ? keys.size() : street + 1;
    if (next < keys.size() && AddressHeader.isNumber(keys.get(next))) {
      assign(Column.STREET_NUMBER, next);
    }
  }

  /// `PLZ/Ort` and `City, State, Zip` are the city and the postal code.
  private void cityWithZip() {
    free(place ->
            Stream.concat(Stream.of(keys.get(place)), ShipToHeader.parts(keys.get(place)))
                .anyMatch(AddressHeader::isCityWithZip))
        .forEach(
            place -> {
              places.putIfAbsent(Column.CITY, place);
              places.putIfAbsent(Column.ZIP, place);
              taken.add(place);
            });
  }

  /// `Dimensions (cm)` are all sides of the parcel.
  private void sidesInOne() {
    free(place -> SidesCell.isHeader(keys.get(place)))
        .findFirst()
        .ifPresent(
            place -> {
              taken.add(place);
              SIDES.forEach(side -> places.put(side, place));
            });
  }

  /// `Nome` is a first name beside that of the family, and a whole one without it.
  private void wholeName() {
    if (!has(Column.NAME)) {
      var first = places.remove(Column.FIRST_NAME);
      if (first != null) {
        places.put(Column.NAME, first);
      }
    }
  }

  /// A street without a city and a postal code in columns of their own has them in its cell.
  private void wholeAddress() {
    var street = places.remove(Column.STREET1);
    if (street != null) {
      places.putIfAbsent(Column.ADDRESS, street);
    }
  }

  /// Headers made of where the parcel goes to and a part of an address: `Lieferadresse PLZ`,
  /// `shipping_person_city`, `Delivery contact - phone`. `Estado envío` is how far the parcel is.
  private void shipTo() {
    free(place -> !StatusHeader.is(keys.get(place)))
        .forEach(place -> shipTo(keys.get(place)).ifPresent(column -> shipTo(column, place)));
  }

  private void shipTo(Column column, int place) {
    if (!has(column)) {
      assign(column, place);
    } else if (FURTHER.contains(column)) {
      keptIn(FURTHER, place);
    }
  }

  private Optional<Column> shipTo(String key) {
    return ShipToHeader.parts(key)
        .flatMap(part -> ADDRESS.stream().filter(column -> kind.isCalled(column, part)))
        .findFirst();
  }

  /// The first of some columns that has no place yet gets this one.
  private void keptIn(List<Column> columns, int place) {
    columns.stream()
        .filter(column -> !has(column))
        .findFirst()
        .ifPresent(column -> assign(column, place));
  }

  /// A part of a town beside the town itself: `Suburb`, `Colonia`, `Delivery district`.
  private void partOfTown() {
    free(place ->
            Stream.concat(Stream.of(keys.get(place)), ShipToHeader.parts(keys.get(place)))
                .anyMatch(AddressHeader::isPartOfTown))
        .forEach(place -> keptIn(FURTHER, place));
  }

  /// Headers made of a measure and its unit: `Shipping weight (lbs.)`, `Box length in mm`.
  private void measures() {
    free()
        .forEach(
            place -> MeasureHeader.of(keys.get(place)).ifPresent(column -> assign(column, place)));
  }

  /// Headers made of an amount and its currency: `Price (EUR)`, `line_total_usd`.
  private void amounts() {
    free()
        .forEach(
            place ->
                CurrencyHeader.base(header.get(place)).stream()
                    .flatMap(base -> AMOUNTS.stream().filter(column -> kind.isCalled(column, base)))
                    .forEach(column -> assign(column, place)));
  }

  private static List<Column> order() {
    var order = new ArrayList<>(List.of(Column.values()));
    order.remove(Column.NUMBER);
    order.add(order.indexOf(Column.NAME) + 1, Column.NUMBER);
    return order;
  }
}

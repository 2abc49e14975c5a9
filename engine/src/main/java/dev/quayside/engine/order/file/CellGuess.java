package dev.quayside.engine.order.file;

import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.AddressHeader;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.cell.PlaceCell;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What the cells of a file tell of its columns where the headers leave it open.
final class CellGuess {

  private static final Pattern AMOUNT =
      Pattern.compile("(?:\\p{Sc}|[A-Z]{3})?\\s*\\d{1,6}[.,]\\d{2}\\s*(?:\\p{Sc}|[A-Z]{3})?");

  /// Headers that are the day to ship by in one shop and the day of shipping in another.
  private static final Set<String> EITHER_DAY =
      Set.of(
          "shipdate",
          "versanddatum",
          "fechadeenvio",
          "datedexpedition",
          "dateenvoi",
          "dispatchdate",
          "verzenddatum");

  private static final int A_DAY_LATER = 1;

  private CellGuess() {}

  /// The mapping with what only the cells of a file tell.
  static Mapping told(Mapping guessed, Sheet sheet) {
    var told = withZipsOfCities(withHouseNumbers(FileStatus.told(guessed, sheet), sheet), sheet);
    return withDayOfShipping(withoutAmount(told, sheet), sheet);
  }

  /// The mapping with a column of house numbers that stands apart from its street: `Número` is one
  /// where no street has a number and all its cells are such.
  private static Mapping withHouseNumbers(Mapping guessed, Sheet sheet) {
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

  /// The mapping with the postal code in the column of the city, where no other column has it and
  /// some city has one beside it: `Springfield, IL 62704`.
  private static Mapping withZipsOfCities(Mapping guessed, Sheet sheet) {
    var city = guessed.places().get(Column.CITY);
    if (city == null
        || guessed.places().containsKey(Column.ZIP)
        || cells(sheet, city).allMatch(cell -> PlaceCell.of(cell).zip() == null)) {
      return guessed;
    }
    var places = new EnumMap<>(guessed.places());
    places.put(Column.ZIP, city);
    return new Mapping(places);
  }

  /// The mapping without a service whose cells are all amounts: `Livraison` is what it costs.
  private static Mapping withoutAmount(Mapping guessed, Sheet sheet) {
    var service = guessed.places().get(Column.SERVICE);
    return service == null
            || cells(sheet, service).findAny().isEmpty()
            || !cells(sheet, service).allMatch(AMOUNT.asMatchPredicate())
        ? guessed
        : guessed.unused(service);
  }

  /// The mapping with a day to ship by that is the day of shipping: some orders have none, and no
  /// other lies after the file was made, of which its last order tells. A day to ship by is one of
  /// all orders, or still to come.
  private static Mapping withDayOfShipping(Mapping guessed, Sheet sheet) {
    var place = guessed.places().get(Column.SHIP_BY);
    if (place == null
        || guessed.places().containsKey(Column.SHIPPED_ON)
        || !EITHER_DAY.contains(Letters.of(sheet.header().get(place)))
        || cells(sheet, place).count() == sheet.lines().size()) {
      return guessed;
    }
    var layout = Layout.of(sheet, guessed);
    var last = days(layout, sheet, Column.ORDERED_ON).max(Comparator.naturalOrder());
    var shipped = days(layout, sheet, Column.SHIP_BY).max(Comparator.naturalOrder());
    return last.isPresent()
            && shipped.isPresent()
            && !shipped.get().isAfter(last.get().plusDays(A_DAY_LATER))
        ? guessed.with(Column.SHIPPED_ON, place)
        : guessed;
  }

  private static Stream<LocalDate> days(Layout layout, Sheet sheet, Column column) {
    return sheet.lines().stream()
        .map(line -> new Cells(line, layout).knownDate(column))
        .filter(Objects::nonNull);
  }

  private static Stream<String> cells(Sheet sheet, int place) {
    return sheet.lines().stream()
        .map(Sheet.Line::cells)
        .filter(cells -> place < cells.size())
        .map(cells -> cells.get(place).strip())
        .filter(cell -> !cell.isEmpty());
  }
}

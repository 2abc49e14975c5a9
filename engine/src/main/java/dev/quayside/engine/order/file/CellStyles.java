package dev.quayside.engine.order.file;

import dev.quayside.engine.base.number.NumberReading.Exact;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How the columns of a file write numbers and dates. One cell such as `1.234,56` proves the style
/// of its whole column. Without proof the decimal sign is a point in files delimited by commas; in
/// others, a number that can be read in two ways is reported, not guessed. A date such as
/// `27/11/2026` proves its column in the same way.
///
/// @param dayFirst columns of dates whose day stands before the month
/// @param eitherWay columns of dates of which some prove the one and some the other
public record CellStyles(
    Map<Column, NumberStyle> styles, Set<Column> dayFirst, Set<Column> eitherWay) {

  private static final Set<Column> NUMBERS =
      EnumSet.of(
          Column.QUANTITY,
          Column.QUANTITY_LEFT,
          Column.QUANTITY_SHIPPED,
          Column.QUANTITY_REFUNDED,
          Column.QUANTITY_CANCELLED,
          Column.ITEM_PRICE,
          Column.ITEM_TOTAL,
          Column.ITEM_WEIGHT,
          Column.WEIGHT,
          Column.ITEM_WEIGHT_OZ,
          Column.ITEM_WEIGHT_LB,
          Column.ITEM_WEIGHT_G,
          Column.ITEM_WEIGHT_KG,
          Column.WEIGHT_OZ,
          Column.WEIGHT_LB,
          Column.WEIGHT_G,
          Column.WEIGHT_KG,
          Column.LENGTH,
          Column.WIDTH,
          Column.HEIGHT,
          Column.VALUE);

  private static final Pattern NUMBER = Pattern.compile("[0-9](?:[0-9.,'\u2019\\h]*[0-9])?");

  private static final int MONTHS = 12;

  private static final Set<Column> DATES =
      EnumSet.of(Column.SHIP_BY, Column.SHIP_DATE, Column.ORDERED_ON);

  private static final Pattern DATE =
      Pattern.compile("(\\d{1,2})[/.-](\\d{1,2})[/.-]\\d{2,4}(?!\\d).*");

  /// Files of earlier versions have none for dates.
  public CellStyles {
    styles = Map.copyOf(styles);
    dayFirst = dayFirst == null ? Set.of() : Set.copyOf(dayFirst);
    eitherWay = eitherWay == null ? Set.of() : Set.copyOf(eitherWay);
  }

  /// The styles for a file whose cells prove nothing.
  static CellStyles unproven(char delimiter) {
    return of(delimiter, new Mapping(Map.of()), List.of(), delimiter == ';');
  }

  /// @param dayFirst whether dates that prove nothing have the day first
  static CellStyles of(char delimiter, Mapping mapping, List<Sheet.Line> lines, boolean dayFirst) {
    var unproven = delimiter == ',' ? NumberStyle.POINT : NumberStyle.UNKNOWN;
    var styles = new EnumMap<Column, NumberStyle>(Column.class);
    for (var column : NUMBERS) {
      var place = mapping.places().get(column);
      styles.put(column, place == null ? unproven : proven(place, lines, unproven));
    }
    return new CellStyles(styles, dayFirst(mapping, lines, dayFirst), eitherWay(mapping, lines));
  }

  /// With a decimal point in all columns at these places.
  CellStyles withPoints(Mapping mapping, Set<Integer> at) {
    var changed = new EnumMap<Column, NumberStyle>(Column.class);
    changed.putAll(styles);
    mapping
        .places()
        .forEach(
            (column, place) -> {
              if (at.contains(place)) {
                changed.put(column, NumberStyle.POINT);
              }
            });
    return new CellStyles(changed, dayFirst, eitherWay);
  }

  private static Set<Column> dayFirst(Mapping mapping, List<Sheet.Line> lines, boolean otherwise) {
    var dayFirst = EnumSet.noneOf(Column.class);
    var places = DATES.stream().map(mapping.places()::get).filter(Objects::nonNull).toList();
    // one program writes all dates of a file: a column that proves nothing is read as the others
    boolean usual = isDayFirst(places, lines, otherwise);
    for (var column : DATES) {
      var place = mapping.places().get(column);
      if (place == null ? usual : isDayFirst(List.of(place), lines, usual)) {
        dayFirst.add(column);
      }
    }
    return dayFirst;
  }

  private static boolean isDayFirst(
      List<Integer> places, List<Sheet.Line> lines, boolean otherwise) {
    var dates = places.stream().flatMap(place -> dates(place, lines)).toList();
    boolean day = dates.stream().anyMatch(CellStyles::provesDay);
    boolean month = dates.stream().anyMatch(CellStyles::provesMonth);
    // no country writes 12.3. for the third of December
    boolean dots = dates.stream().anyMatch(date -> date.group().indexOf('.') >= 0);
    return day == month ? otherwise || dots && !day : day;
  }

  private static Set<Column> eitherWay(Mapping mapping, List<Sheet.Line> lines) {
    var eitherWay = EnumSet.noneOf(Column.class);
    for (var column : DATES) {
      var place = mapping.places().get(column);
      var dates = place == null ? List.<MatchResult>of() : dates(place, lines).toList();
      if (dates.stream().anyMatch(CellStyles::provesDay)
          && dates.stream().anyMatch(CellStyles::provesMonth)) {
        eitherWay.add(column);
      }
    }
    return eitherWay;
  }

  private static Stream<MatchResult> dates(int place, List<Sheet.Line> lines) {
    return lines.stream()
        .filter(line -> place < line.cells().size())
        .map(line -> DATE.matcher(line.cells().get(place).strip()))
        .filter(Matcher::matches)
        .map(Matcher::toMatchResult);
  }

  private static boolean provesDay(MatchResult date) {
    return Integer.parseInt(date.group(1)) > MONTHS;
  }

  private static boolean provesMonth(MatchResult date) {
    return Integer.parseInt(date.group(2)) > MONTHS;
  }

  NumberStyle of(Column column) {
    return styles.getOrDefault(column, NumberStyle.UNKNOWN);
  }

  private static NumberStyle proven(int place, List<Sheet.Line> lines, NumberStyle unproven) {
    var proofs =
        lines.stream()
            .map(Sheet.Line::cells)
            .filter(cells -> place < cells.size())
            .flatMap(cells -> NUMBER.matcher(cells.get(place)).results())
            .map(number -> NumberStyle.UNKNOWN.read(number.group()))
            .flatMap(
                read ->
                    read instanceof Exact exact
                        ? Set.of(exact.proves()).stream()
                        : Set.<NumberStyle>of().stream())
            .filter(style -> style != NumberStyle.UNKNOWN)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(NumberStyle.class)));
    return switch (proofs.size()) {
      case 0 -> unproven;
      case 1 -> proofs.iterator().next();
      default -> NumberStyle.UNKNOWN;
    };
  }
}

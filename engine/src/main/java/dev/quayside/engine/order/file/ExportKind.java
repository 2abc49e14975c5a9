package dev.quayside.engine.order.file;

import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.cell.UnitOfWeight;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A file as one shop or shipping tool exports it, and how its writer means it. The descriptions
/// are `exports/*.properties`, one each: its name, the headers it is recognised by, the columns
/// that the common table of headers would not read right, and
///
/// - `dates`: `day-first` or `month-first`, for dates such as 3/12/2026 that prove nothing;
/// - `weight`, `sides`: the units of weights and sides without one;
/// - `country`: that of an address without one;
/// - `number`: columns that together are the number of an order, in exports that number none;
/// - `paid`: a column with the day of payment, which orders that are not paid leave empty beside
///   others;
/// - `STATE=Estado+`: the second of two columns of that name;
/// - `ORDER_STATUS.4`, a column and one of its cells: what a code means that says nothing itself;
/// - `noise`: the file has lines that are no orders, such as a footer or an explanation.
///
/// @param headers all of them stand in such a file, by their letters
/// @param columns headers by their letters, the best first
/// @param codes by column, words for cells of it
/// @param number headers by their letters; none where orders have a number of their own
/// @param paid headers by their letters, the best first; none where it does not tell
/// @param dayFirst null when its dates are written so that they can be read in one way only
record ExportKind(
    String name,
    Set<String> headers,
    Map<Column, List<String>> columns,
    Map<Column, Map<String, String>> codes,
    List<String> number,
    List<String> paid,
    @Nullable Boolean dayFirst,
    @Nullable UnitOfWeight weight,
    @Nullable String sides,
    @Nullable String country,
    boolean noise) {

  private static final String SECOND = "+";

  private static final Set<String> SETTINGS =
      Set.of("name", "headers", "number", "paid", "dates", "weight", "sides", "country", "noise");

  static ExportKind of(Properties description) {
    var columns = new EnumMap<Column, List<String>>(Column.class);
    var codes = new EnumMap<Column, Map<String, String>>(Column.class);
    for (var key : description.stringPropertyNames()) {
      int dot = key.indexOf('.');
      if (dot > 0) {
        codes
            .computeIfAbsent(Column.valueOf(key.substring(0, dot)), _ -> new HashMap<>())
            .put(key.substring(dot + 1), description.getProperty(key));
      } else if (!SETTINGS.contains(key)) {
        columns.put(Column.valueOf(key), keys(description.getProperty(key)));
      }
    }
    var number = description.getProperty("number");
    var paid = description.getProperty("paid");
    var dates = description.getProperty("dates");
    return new ExportKind(
        description.getProperty("name"),
        Set.copyOf(keys(description.getProperty("headers"))),
        Map.copyOf(columns),
        Map.copyOf(codes),
        number == null ? List.of() : keys(number),
        paid == null ? List.of() : keys(paid),
        dates == null ? null : dates.equals("day-first"),
        Optional.ofNullable(description.getProperty("weight"))
            .flatMap(UnitOfWeight::named)
            .orElse(null),
        description.getProperty("sides"),
        description.getProperty("country"),
        Boolean.parseBoolean(description.getProperty("noise")));
  }

  private static List<String> keys(String headers) {
    return Stream.of(headers.split("\\|"))
        .map(name -> name.endsWith(SECOND) ? Letters.of(name) + SECOND : Letters.of(name))
        .toList();
  }

  /// What a cell says, in words where it is a code.
  String inWords(Column column, String cell) {
    return codes.getOrDefault(column, Map.of()).getOrDefault(cell, cell);
  }

  /// Whether a file with these headers, by their letters, is of this kind.
  boolean fits(Set<String> header) {
    return header.containsAll(headers);
  }

  /// Whether the kind says what a column is.
  ///
  /// @param key the letters of its header
  boolean describes(String key) {
    return number.contains(key) || columns.values().stream().anyMatch(keys -> keys.contains(key));
  }

  /// The cells that together are the number of an order, from a column on; none where the column is
  /// the whole number.
  ///
  /// @param key the letters of the column's header
  List<Integer> numberFrom(String key, List<String> header) {
    return number.getFirst().equals(key)
        ? number.stream().map(header::indexOf).filter(place -> place >= 0).toList()
        : List.of();
  }

  /// The place of the column with the day of payment; empty where the file has none.
  OptionalInt paidOn(List<String> header) {
    var keys = header.stream().map(Letters::of).toList();
    return paid.stream().mapToInt(keys::indexOf).filter(place -> place >= 0).findFirst();
  }

  /// The places of its own columns in a file. One column may have two meanings: the unit of measure
  /// of a UPS batch file is that of weights and of sides.
  Map<Column, Integer> places(List<String> header) {
    var places = new EnumMap<Column, Integer>(Column.class);
    columns.forEach(
        (column, names) ->
            names.stream()
                .map(name -> place(header, name))
                .filter(place -> place >= 0)
                .findFirst()
                .ifPresent(place -> places.put(column, place)));
    number.stream()
        .map(header::indexOf)
        .limit(1)
        .filter(place -> place >= 0)
        .forEach(place -> places.put(Column.NUMBER, place));
    return places;
  }

  /// @param name letters of a header; with `+` behind them of the second one of that name
  private static int place(List<String> header, String name) {
    if (!name.endsWith(SECOND)) {
      return header.indexOf(name);
    }
    var bare = name.substring(0, name.length() - SECOND.length());
    int first = header.indexOf(bare);
    return first < 0
        ? first
        : IntStream.range(first + 1, header.size())
            .filter(at -> header.get(at).equals(bare))
            .findFirst()
            .orElse(-1);
  }

  @Override
  public String toString() {
    return name.toLowerCase(Locale.ROOT);
  }
}

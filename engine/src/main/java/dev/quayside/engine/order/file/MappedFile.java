package dev.quayside.engine.order.file;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.file.cell.ChoiceColumns;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.cell.ItemColumns;
import dev.quayside.engine.order.file.cell.NumberedItems;
import dev.quayside.engine.order.file.cell.SplitColumns;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.parcel.address.postal.CountryNames;
import dev.quayside.engine.parcel.address.postal.PostalCodes;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A file read as a table, with the meaning of its columns. Nothing is stored yet.
public interface MappedFile {

  FileKind kind();

  Sheet sheet();

  Mapping mapping();

  /// Whether the mapping was used for a file of the same layout before.
  boolean remembered();

  /// Whether an import would have no result.
  boolean isEmpty();

  /// Required columns that are not mapped. Where all orders go to countries without postal codes,
  /// none is required.
  default Set<Column> missing() {
    var missing = new LinkedHashSet<>(kind().missing(mapping()));
    if (missing.contains(Column.ZIP) && goesWithoutPostalCodes()) {
      missing.remove(Column.ZIP);
    }
    return missing;
  }

  private boolean goesWithoutPostalCodes() {
    int place = mapping().places().getOrDefault(Column.COUNTRY, Integer.MAX_VALUE);
    var countries =
        sheet().lines().stream()
            .map(Sheet.Line::cells)
            .filter(cells -> place < cells.size())
            .map(cells -> cells.get(place))
            .filter(cell -> !cell.isBlank())
            .distinct()
            .toList();
    return !countries.isEmpty()
        && countries.stream()
            .map(CountryNames::code)
            .allMatch(code -> code.filter(PostalCodes::mayBeMissing).isPresent());
  }

  /// Headers of columns that hold something and are not mapped. Shops export dozens of columns that
  /// are empty: those would hide the one whose loss matters.
  default List<String> unused() {
    var header = sheet().header();
    var read = kind() == FileKind.ORDERS ? choices(header) : Set.<Integer>of();
    return IntStream.range(0, header.size())
        .filter(place -> !mapping().places().containsValue(place) && !read.contains(place))
        .filter(place -> !isGoneOnWith(place) && !isOfItems(place))
        .filter(this::isFilled)
        .mapToObj(header::get)
        .toList();
  }

  private Set<Integer> choices(List<String> header) {
    var chosen = mapping().choices(header);
    return Stream.concat(
            chosen.stream(),
            chosen.stream().flatMap(place -> ChoiceColumns.naming(header, place).stream().boxed()))
        .collect(Collectors.toSet());
  }

  /// Whether another column goes on in this one.
  private boolean isGoneOnWith(int place) {
    return Cells.SPLIT.stream()
        .map(mapping().places()::get)
        .filter(Objects::nonNull)
        .anyMatch(first -> SplitColumns.further(sheet().header(), first).contains(place));
  }

  /// Whether a column holds items of its own, in a file that names them in no other way.
  private boolean isOfItems(int place) {
    var places = mapping().places();
    if (kind() != FileKind.ORDERS
        || places.containsKey(Column.SKU)
        || places.containsKey(Column.ITEM)) {
      return false;
    }
    return NumberedItems.places(sheet().header()).contains(place)
        || sheet().lines().stream()
            .map(Sheet.Line::cells)
            .filter(cells -> place < cells.size())
            .allMatch(cells -> ItemColumns.isRead(sheet().header().get(place), cells.get(place)));
  }

  private boolean isFilled(int place) {
    return sheet().lines().stream()
        .map(Sheet.Line::cells)
        .anyMatch(cells -> place < cells.size() && !cells.get(place).isBlank());
  }

  /// @throws ProblemException `INVALID_REQUEST` naming the required columns that are not mapped
  default void requireColumns() {
    var found = new Violations();
    missing()
        .forEach(
            column -> found.add(column.name().toLowerCase(Locale.ROOT), OrderWords.FIELD_COLUMN));
    found.throwAs(ProblemCode.INVALID_REQUEST);
  }
}

package dev.quayside.engine.order.file;

import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.ChoiceColumns;
import dev.quayside.engine.order.file.cell.Column;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/// The meaning of a file's columns.
///
/// @param places index of the column, from 0, by its meaning
public record Mapping(Map<Column, Integer> places) {

  /// What a buyer chooses of goods.
  private static final Set<String> CHOICES =
      Set.of(
          "color",
          "colour",
          "size",
          "material",
          "flavor",
          "flavour",
          "scent",
          "talla",
          "tamano",
          "farbe",
          "grosse",
          "couleur",
          "taille",
          "pointure",
          "itemcolor",
          "itemcolour",
          "itemsize",
          "productcolor",
          "productcolour",
          "productsize",
          "initials",
          "monogram",
          "inscription",
          "finish",
          "pattern");

  /// Columns of which one at least has to be there for goods to be read.
  private static final Set<Column> GOODS = Set.of(Column.SKU, Column.ITEM, Column.QUANTITY);

  /// A column that a person or a program chose by its header.
  public record Chosen(Column column, String header) {}

  public Mapping {
    places = Map.copyOf(places);
  }

  /// The places of columns that mean nothing else and each say one thing that the buyer chose:
  /// `Color`, `Size`, `Option 1 Value`. The header is the name of the choice, where no other column
  /// names it. A file without goods has none.
  List<Integer> choices(List<String> header) {
    if (GOODS.stream().noneMatch(places::containsKey)) {
      return List.of();
    }
    return IntStream.range(0, header.size())
        .filter(
            place ->
                CHOICES.contains(Letters.of(header.get(place)))
                    || ChoiceColumns.isOfForm(header.get(place))
                    || ChoiceColumns.naming(header, place).isPresent())
        .filter(place -> !places.containsValue(place))
        .boxed()
        .toList();
  }

  public Mapping with(Column column, int place) {
    var changed = without(column, place);
    changed.put(column, place);
    return new Mapping(changed);
  }

  /// A copy with these columns, whatever the case of their headers.
  ///
  /// @return also without those whose header is not there, which {@link #absent} tells
  public Mapping with(List<Chosen> chosen, List<String> header) {
    var changed = this;
    for (var each : chosen) {
      int place = place(each, header);
      if (place >= 0) {
        changed = changed.with(each.column(), place);
      }
    }
    return changed;
  }

  /// The headers among those chosen that are not there.
  public static List<String> absent(List<Chosen> chosen, List<String> header) {
    return chosen.stream().filter(each -> place(each, header) < 0).map(Chosen::header).toList();
  }

  private static int place(Chosen chosen, List<String> header) {
    var wanted = chosen.header().strip();
    int exact = header.indexOf(wanted);
    return exact >= 0
        ? exact
        : IntStream.range(0, header.size())
            .filter(place -> header.get(place).equalsIgnoreCase(wanted))
            .findFirst()
            .orElse(-1);
  }

  /// A copy without these columns.
  Mapping without(Set<Column> columns) {
    var changed = new EnumMap<Column, Integer>(Column.class);
    places.forEach(
        (column, place) -> {
          if (!columns.contains(column)) {
            changed.put(column, place);
          }
        });
    return new Mapping(changed);
  }

  /// A copy that leaves the column of the file unused.
  public Mapping unused(int place) {
    var changed = new EnumMap<Column, Integer>(Column.class);
    places.forEach(
        (held, at) -> {
          if (at != place) {
            changed.put(held, at);
          }
        });
    return new Mapping(changed);
  }

  private Map<Column, Integer> without(Column column, int place) {
    var changed = new EnumMap<Column, Integer>(Column.class);
    places.forEach(
        (held, at) -> {
          if (held != column && at != place) {
            changed.put(held, at);
          }
        });
    return changed;
  }
}

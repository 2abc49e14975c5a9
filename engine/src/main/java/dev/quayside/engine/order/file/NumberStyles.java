package dev.quayside.engine.order.file;

import dev.quayside.engine.base.number.NumberReading.Exact;
import dev.quayside.engine.base.number.NumberStyle;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// How the columns of a file write numbers. One cell such as `1.234,56` proves the style of its
/// whole column. Without proof the decimal sign is a point in files delimited by commas; in others,
/// a number that can be read in two ways is reported, not guessed.
public record NumberStyles(Map<Column, NumberStyle> styles) {

  private static final Set<Column> NUMBERS =
      EnumSet.of(
          Column.QUANTITY,
          Column.ITEM_PRICE,
          Column.ITEM_WEIGHT_OZ,
          Column.ITEM_WEIGHT_LB,
          Column.ITEM_WEIGHT_G,
          Column.WEIGHT_OZ,
          Column.WEIGHT_LB,
          Column.WEIGHT_G,
          Column.WEIGHT_KG,
          Column.LENGTH,
          Column.WIDTH,
          Column.HEIGHT,
          Column.VALUE);

  private static final Pattern NUMBER = Pattern.compile("[0-9](?:[0-9.,'\u2019\\h]*[0-9])?");

  public NumberStyles {
    styles = Map.copyOf(styles);
  }

  /// The styles for a file whose cells prove nothing.
  static NumberStyles unproven(char delimiter) {
    return of(delimiter, new Mapping(Map.of()), List.of());
  }

  static NumberStyles of(char delimiter, Mapping mapping, List<Sheet.Line> lines) {
    var unproven = delimiter == ',' ? NumberStyle.POINT : NumberStyle.UNKNOWN;
    var styles = new EnumMap<Column, NumberStyle>(Column.class);
    for (var column : NUMBERS) {
      var place = mapping.places().get(column);
      styles.put(column, place == null ? unproven : proven(place, lines, unproven));
    }
    return new NumberStyles(styles);
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

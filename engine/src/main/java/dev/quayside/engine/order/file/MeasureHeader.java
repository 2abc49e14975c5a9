package dev.quayside.engine.order.file;

import dev.quayside.engine.order.file.cell.UnitOfLength;
import dev.quayside.engine.order.file.cell.UnitOfWeight;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A header that names a measure and its unit: `Shipping weight (lbs.)`, `Box length in mm`.
final class MeasureHeader {

  private static final Pattern WEIGHT =
      Pattern.compile("(.*?)(?:weight|peso|gewicht|poids)(?:de|of)?");

  /// Whose weight a parcel's is called, before the word.
  private static final Pattern OF_PARCEL =
      Pattern.compile(
          "|(?:sum)?(?:total)?(?:order|parcel|package|shipment|shipping|gross|actual|box)?");

  private static final Pattern OF_ITEM =
      Pattern.compile("(?:line)?(?:item|unit|product|piece|article|artikel|stuck|sku|variant)");

  private static final Pattern SIDE =
      Pattern.compile("(?:box|parcel|package|carton|shipment|dimension|dim)?s?(.+)");

  private static final Map<String, Column> SIDES =
      Map.of(
          "length", Column.LENGTH,
          "width", Column.WIDTH,
          "height", Column.HEIGHT,
          "depth", Column.HEIGHT);

  private static final List<String> UNITS_OF_WEIGHT = longestFirst(UnitOfWeight.names());
  private static final List<String> UNITS_OF_LENGTH = longestFirst(UnitOfLength.names());

  private static final Pattern JOINING = Pattern.compile("(?:in|en)$");

  private MeasureHeader() {}

  /// So that `mm` is not read as `m`.
  private static List<String> longestFirst(Stream<String> names) {
    return names.sorted(Comparator.comparingInt(String::length).reversed()).toList();
  }

  /// @param key letters of the header
  static Optional<Column> of(String key) {
    return Stream.concat(
            UNITS_OF_WEIGHT.stream().flatMap(unit -> weight(key, unit)),
            UNITS_OF_LENGTH.stream().flatMap(unit -> side(key, unit)))
        .findFirst();
  }

  private static Stream<Column> weight(String key, String unit) {
    return bases(key, unit).stream()
        .map(WEIGHT::matcher)
        .filter(found -> found.matches())
        .map(found -> weight(found.group(1), UnitOfWeight.named(unit).orElseThrow()))
        .flatMap(Stream::ofNullable);
  }

  private static @Nullable Column weight(String whose, UnitOfWeight unit) {
    if (OF_PARCEL.matcher(whose).matches()) {
      return switch (unit) {
        case OUNCE -> Column.WEIGHT_OZ;
        case POUND -> Column.WEIGHT_LB;
        case GRAM -> Column.WEIGHT_G;
        case KILOGRAM -> Column.WEIGHT_KG;
      };
    }
    if (!OF_ITEM.matcher(whose).matches()) {
      return null;
    }
    return switch (unit) {
      case OUNCE -> Column.ITEM_WEIGHT_OZ;
      case POUND -> Column.ITEM_WEIGHT_LB;
      case GRAM -> Column.ITEM_WEIGHT_G;
      case KILOGRAM -> Column.ITEM_WEIGHT_KG;
    };
  }

  private static Stream<Column> side(String key, String unit) {
    return bases(key, unit).stream()
        .map(SIDE::matcher)
        .filter(found -> found.matches())
        .map(found -> SIDES.get(found.group(1)))
        .flatMap(Stream::ofNullable);
  }

  /// What stands before the unit, with and without the word that joins them.
  private static List<String> bases(String key, String unit) {
    if (!key.endsWith(unit) || key.length() == unit.length()) {
      return List.of();
    }
    var base = key.substring(0, key.length() - unit.length());
    return List.of(base, JOINING.matcher(base).replaceFirst(""));
  }
}

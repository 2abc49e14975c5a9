package dev.quayside.engine.order.file.cell;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A header that names a measure and its unit: `Shipping weight (lbs.)`, `Box length in mm`.
public final class MeasureHeader {

  private static final Pattern WEIGHT =
      Pattern.compile(
          "(.*?)(?:weight|wt|peso|gewicht|poids|vikt|vaegt|vekt|paino|waga|hmotnost|suly|tomeg|greutate"
              + "|agirlik|βαρος|вес|重量|무게|중량)(?:de|of)?");

  /// Whose weight a parcel's is called, before the word.
  private static final Pattern OF_PARCEL =
      Pattern.compile(
          "|(?:sum)?(?:total)?(?:order|parcel|package|shipment|shipping|gross|actual|box)?"
              + "|paket|pakke|kolli|przesylki|zasilky|spedizione|pacco|発送|総|总|商品总");

  private static final Pattern OF_ITEM =
      Pattern.compile(
          "(?:line)?(?:item|unit|product|piece|article|artikel|stuck|sku|variant|vare|produkt"
              + "|produktu|prodotto|tuote|商品|単品|单品)");

  private static final Pattern SIDE =
      Pattern.compile("(box|parcel|package|carton|shipment|dimension|dim)?s?(.+)");

  /// How sides are shortened behind what they are of: `Box L (cm)`.
  private static final Map<String, Column> SHORT_SIDES =
      Map.of("l", Column.LENGTH, "w", Column.WIDTH, "h", Column.HEIGHT, "d", Column.HEIGHT);

  private static final Map<String, Column> SIDES =
      Map.ofEntries(
          Map.entry("length", Column.LENGTH),
          Map.entry("width", Column.WIDTH),
          Map.entry("height", Column.HEIGHT),
          Map.entry("depth", Column.HEIGHT),
          Map.entry("lengte", Column.LENGTH),
          Map.entry("breedte", Column.WIDTH),
          Map.entry("hoogte", Column.HEIGHT),
          Map.entry("langd", Column.LENGTH),
          Map.entry("laengde", Column.LENGTH),
          Map.entry("bredd", Column.WIDTH),
          Map.entry("bredde", Column.WIDTH),
          Map.entry("hojd", Column.HEIGHT),
          Map.entry("hojde", Column.HEIGHT),
          Map.entry("hoyde", Column.HEIGHT),
          Map.entry("pituus", Column.LENGTH),
          Map.entry("leveys", Column.WIDTH),
          Map.entry("korkeus", Column.HEIGHT),
          Map.entry("dlugosc", Column.LENGTH),
          Map.entry("szerokosc", Column.WIDTH),
          Map.entry("wysokosc", Column.HEIGHT),
          Map.entry("delka", Column.LENGTH),
          Map.entry("sirka", Column.WIDTH),
          Map.entry("vyska", Column.HEIGHT),
          Map.entry("lunghezza", Column.LENGTH),
          Map.entry("larghezza", Column.WIDTH),
          Map.entry("altezza", Column.HEIGHT),
          Map.entry("comprimento", Column.LENGTH),
          Map.entry("largura", Column.WIDTH),
          Map.entry("altura", Column.HEIGHT),
          Map.entry("長さ", Column.LENGTH),
          Map.entry("幅", Column.WIDTH),
          Map.entry("高さ", Column.HEIGHT),
          Map.entry("长", Column.LENGTH),
          Map.entry("长度", Column.LENGTH),
          Map.entry("宽", Column.WIDTH),
          Map.entry("宽度", Column.WIDTH),
          Map.entry("高", Column.HEIGHT),
          Map.entry("高度", Column.HEIGHT));

  private static final List<String> UNITS_OF_WEIGHT = longestFirst(UnitOfWeight.names());

  /// Units of weight that no carrier of parcels asks for.
  private static final List<String> OTHER_UNITS =
      List.of("st", "stone", "stones", "t", "ton", "tons", "tonnes", "mg", "ct", "cwt", "q");

  private static final List<String> UNITS_OF_LENGTH = longestFirst(UnitOfLength.names());

  private static final Pattern JOINING = Pattern.compile("(?:in|en)$");

  private MeasureHeader() {}

  /// So that `mm` is not read as `m`.
  private static List<String> longestFirst(Stream<String> names) {
    return names.sorted(Comparator.comparingInt(String::length).reversed()).toList();
  }

  /// Whose weight it is where its unit is one that is not read: a number in such a column is asked
  /// for, since it would be missed if the column meant nothing.
  private static Stream<Column> otherWeight(String key) {
    if (key.equals("stone") || key.equals("stones")) {
      return Stream.of(Column.WEIGHT);
    }
    return OTHER_UNITS.stream()
        .flatMap(unit -> bases(key, unit).stream())
        .map(WEIGHT::matcher)
        .filter(found -> found.matches())
        .flatMap(
            found ->
                OF_PARCEL.matcher(found.group(1)).matches()
                    ? Stream.of(Column.WEIGHT)
                    : OF_ITEM.matcher(found.group(1)).matches()
                        ? Stream.of(Column.ITEM_WEIGHT)
                        : Stream.empty());
  }

  /// @param key letters of the header
  public static Optional<Column> of(String key) {
    return Stream.of(
            UNITS_OF_WEIGHT.stream().flatMap(unit -> weight(key, unit)),
            UNITS_OF_LENGTH.stream().flatMap(unit -> side(key, unit)),
            otherWeight(key))
        .flatMap(measures -> measures)
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
        .map(
            found ->
                found.group(1) == null
                    ? SIDES.get(found.group(2))
                    : SIDES.getOrDefault(found.group(2), SHORT_SIDES.get(found.group(2))))
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

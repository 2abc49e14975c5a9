package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.text.Letters;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The unit of a parcel's side, named in the cell, in a column of units or in the header; with the
/// codes of UN/CEFACT Recommendation 20.
public enum UnitOfLength {
  CENTIMETRE(
      "2.54",
      "cm",
      "cms",
      "cmt",
      "centimeter",
      "centimeters",
      "centimetre",
      "centimetres",
      "centimetro",
      "centimetros",
      "zentimeter",
      "centimetri"),
  MILLIMETRE(
      "25.4",
      "mm",
      "mmt",
      "millimeter",
      "millimeters",
      "millimetre",
      "millimetres",
      "milimetro",
      "milimetros",
      "millimetri"),
  METRE("0.0254", "m", "mtr", "meter", "meters", "metre", "metres", "metro", "metros", "metri"),
  INCH(
      "1",
      "in",
      "inch",
      "inches",
      "inh",
      "ins",
      "pulgada",
      "pulgadas",
      "zoll",
      "pouce",
      "pouces",
      "pollici"),
  FOOT("0.08333333333333333333", "ft", "fot", "foot", "feet", "pie", "pies");

  private static final int DIGITS = 2;

  /// German and French headers without a unit mean centimetres.
  private static final List<String> METRIC =
      List.of("lange", "laenge", "breite", "hohe", "hoehe", "longueur", "largeur", "hauteur");

  /// The unit behind a number.
  private static final Pattern BEHIND =
      Pattern.compile("(?<=[\\d\\s.,])(\\p{L}+\\.?|[\"\u201d\u2033])\\s*$");

  private static final Pattern WORDS = Pattern.compile("[^\\p{L}]+");

  private final BigDecimal perInch;
  private final List<String> names;

  UnitOfLength(String perInch, String... names) {
    this.perInch = new BigDecimal(perInch);
    this.names = List.of(names);
  }

  /// The unit with this name, code or abbreviation.
  public static Optional<UnitOfLength> named(String word) {
    var key = Letters.of(word);
    return key.isEmpty() && "\"\u201d\u2033".contains(word.strip()) && !word.isBlank()
        ? Optional.of(INCH)
        : Arrays.stream(values()).filter(unit -> unit.names.contains(key)).findFirst();
  }

  /// The unit in a column of units. Where it is one of weights, kilograms go with centimetres and
  /// pounds with inches, as in UPS's batch files.
  public static Optional<UnitOfLength> ofColumn(String word) {
    return named(word)
        .or(
            () ->
                UnitOfWeight.named(Letters.of(word))
                    .map(weight -> weight.isMetric() ? CENTIMETRE : INCH));
  }

  /// The unit of `30 cm`.
  public static Optional<UnitOfLength> ofCell(String cell) {
    var behind = BEHIND.matcher(cell.strip());
    return behind.find() ? named(behind.group(1)) : Optional.empty();
  }

  /// The number of `30 cm`, `30`; as it is where what stands behind it is no unit.
  public static String number(String cell) {
    return ofCell(cell).isPresent()
        ? BEHIND.matcher(cell.strip()).replaceFirst("").strip()
        : cell.strip();
  }

  /// The unit in `Length (cm)` or `lengthcm`; empty when a header names none.
  public static Optional<UnitOfLength> ofHeader(String header) {
    var words = WORDS.split(header.strip());
    var last = words.length < 2 ? "" : words[words.length - 1];
    return named(last)
        .or(() -> endOf(header))
        .or(() -> METRIC.contains(Letters.of(header)) ? Optional.of(CENTIMETRE) : Optional.empty());
  }

  /// All names.
  public static Stream<String> names() {
    return Arrays.stream(values()).flatMap(unit -> unit.names.stream());
  }

  public BigDecimal inches(BigDecimal number) {
    return this == INCH ? number : number.divide(perInch, DIGITS, RoundingMode.HALF_UP);
  }

  /// A unit of two letters and more that ends a header without blanks.
  private static Optional<UnitOfLength> endOf(String header) {
    var key = Letters.of(header);
    return Stream.of(MILLIMETRE, CENTIMETRE, INCH, FOOT)
        .filter(
            unit -> unit.names.stream().anyMatch(name -> name.length() > 1 && key.endsWith(name)))
        .findFirst();
  }
}

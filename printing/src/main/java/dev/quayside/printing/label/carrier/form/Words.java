package dev.quayside.printing.label.carrier.form;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.font.GlyphLine;
import dev.quayside.printing.font.Printable;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.Normalizer;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes weights, dimensions, dates and numbers as on labels.
public final class Words {

  private static final BigDecimal OUNCES_IN_A_POUND = BigDecimal.valueOf(16);

  /// Exact: the international avoirdupois ounce.
  private static final BigDecimal KILOGRAMS_IN_AN_OUNCE = new BigDecimal("0.028349523125");

  private static final BigDecimal CENTIMETRES_IN_AN_INCH = new BigDecimal("2.54");

  private static final Pattern ACCENTED_GREEK = Pattern.compile("(\\p{IsGreek})(\u0308?)\u0301");

  private static final double MILS_TO_POINTS = 0.072;

  private Words() {}

  /// A weight in pounds, rounded up to `decimals`: a label never shows less than the parcel weighs.
  public static String pounds(BigDecimal ounces, int decimals) {
    return ounces.divide(OUNCES_IN_A_POUND, decimals, RoundingMode.CEILING).toPlainString();
  }

  /// A weight rounded up for carriers that use kilograms: `1.07 KG`.
  static String kilograms(BigDecimal ounces) {
    return ounces.multiply(KILOGRAMS_IN_AN_OUNCE).setScale(2, RoundingMode.CEILING).toPlainString()
        + " KG";
  }

  /// A weight with its ounces rounded up: `2 lb 5 oz`.
  public static String poundsAndOunces(BigDecimal ounces) {
    long whole = ounces.setScale(0, RoundingMode.CEILING).longValueExact();
    return whole / 16 == 0 ? whole + " oz" : whole / 16 + " lb " + whole % 16 + " oz";
  }

  /// The dimensions in inches: `12 x 9 x 6 IN`.
  static String inches(Box box, String between) {
    return sides(box, between, Words::plain) + " IN";
  }

  /// The dimensions in centimetres: `30.5 x 22.9 x 15.2 CM`.
  static String centimetres(Box box, String between) {
    return sides(
            box,
            between,
            side -> plain(side.multiply(CENTIMETRES_IN_AN_INCH).setScale(1, RoundingMode.HALF_UP)))
        + " CM";
  }

  private static String sides(Box box, String between, Function<BigDecimal, String> side) {
    return Stream.of(box.length(), box.width(), box.height())
        .map(side)
        .collect(Collectors.joining(between));
  }

  private static String plain(BigDecimal number) {
    return number.stripTrailingZeros().toPlainString();
  }

  public static String date(LocalDate date, String pattern) {
    return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH)
        .format(date)
        .toUpperCase(Locale.ROOT);
  }

  public static String capitals(String text) {
    return greek(text.toUpperCase(Locale.ROOT));
  }

  /// A text in the capitals of a country's language: Turkish has an i with and one without a dot.
  public static String capitals(String text, String country) {
    boolean turkic = country.equals("TR") || country.equals("AZ");
    return greek(text.toUpperCase(turkic ? Locale.of("tr") : Locale.ROOT));
  }

  /// Removes accents, which Greek capitals do not have.
  private static String greek(String capitals) {
    return ACCENTED_GREEK
        .matcher(Normalizer.normalize(capitals, Normalizer.Form.NFD))
        .replaceAll("$1$2");
  }

  public static String countryName(String code) {
    return capitals(Locale.of("", code).getDisplayCountry(Locale.ENGLISH));
  }

  /// As much of a text as fits a width, followed by an ellipsis; characters no font has become
  /// question marks. For explanations, which must never make a label fail.
  ///
  /// @param points the type size
  /// @param mils the width
  public static String fitted(String text, int points, int mils) {
    String readable = Printable.readable(text);
    double ems = mils * MILS_TO_POINTS / points;
    if (GlyphLine.width(readable, Face.REGULAR) <= ems) {
      return readable;
    }
    int fits = 0;
    int over = readable.codePointCount(0, readable.length());
    while (over - fits > 1) {
      int middle = (fits + over) / 2;
      boolean enough = GlyphLine.width(cut(readable, middle), Face.REGULAR) <= ems;
      fits = enough ? middle : fits;
      over = enough ? over : middle;
    }
    return cut(readable, fits);
  }

  private static String cut(String text, int characters) {
    return text.substring(0, text.offsetByCodePoints(0, characters)).strip() + "…";
  }

  /// Digits in groups of `size`, from the left.
  public static String grouped(String digits, int size) {
    return digits.replaceAll("(.{" + size + "})(?!$)", "$1 ");
  }
}

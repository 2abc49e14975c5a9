package dev.quayside.printing.label.carrier;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.Normalizer;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Pattern;

/// How labels write weights, measures, dates and numbers.
final class Words {

  private static final BigDecimal OUNCES_IN_A_POUND = BigDecimal.valueOf(16);

  /// Exact: the international avoirdupois ounce.
  private static final BigDecimal KILOGRAMS_IN_AN_OUNCE = new BigDecimal("0.028349523125");

  private static final Pattern ACCENTED_GREEK = Pattern.compile("(\\p{IsGreek})(\u0308?)\u0301");

  private Words() {}

  /// Pounds, rounded up to `decimals`: a label never shows less than the parcel weighs.
  static String pounds(BigDecimal ounces, int decimals) {
    return ounces.divide(OUNCES_IN_A_POUND, decimals, RoundingMode.CEILING).toPlainString();
  }

  /// `1.07 KG`, rounded up, for carriers that weigh in kilograms.
  static String kilograms(BigDecimal ounces) {
    return ounces.multiply(KILOGRAMS_IN_AN_OUNCE).setScale(2, RoundingMode.CEILING).toPlainString()
        + " KG";
  }

  /// `2 lb 5 oz`, ounces rounded up.
  static String poundsAndOunces(BigDecimal ounces) {
    long whole = ounces.setScale(0, RoundingMode.CEILING).longValueExact();
    return whole / 16 == 0 ? whole + " oz" : whole / 16 + " lb " + whole % 16 + " oz";
  }

  /// `12 x 9 x 6 IN`.
  static String inches(Box box, String between) {
    return plain(box.length())
        + between
        + plain(box.width())
        + between
        + plain(box.height())
        + " IN";
  }

  private static String plain(BigDecimal number) {
    return number.stripTrailingZeros().toPlainString();
  }

  static String date(LocalDate date, String pattern) {
    return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH)
        .format(date)
        .toUpperCase(Locale.ROOT);
  }

  static String capitals(String text) {
    return greek(text.toUpperCase(Locale.ROOT));
  }

  /// As the language of a country writes them: Turkish has an i with and one without a dot.
  static String capitals(String text, String country) {
    boolean turkic = country.equals("TR") || country.equals("AZ");
    return greek(text.toUpperCase(turkic ? Locale.of("tr") : Locale.ROOT));
  }

  /// Greek capitals have no accent.
  private static String greek(String capitals) {
    return ACCENTED_GREEK
        .matcher(Normalizer.normalize(capitals, Normalizer.Form.NFD))
        .replaceAll("$1$2");
  }

  static String countryName(String code) {
    return capitals(Locale.of("", code).getDisplayCountry(Locale.ENGLISH));
  }

  /// Groups of `size`, from the left.
  static String grouped(String digits, int size) {
    return digits.replaceAll("(.{" + size + "})(?!$)", "$1 ");
  }
}

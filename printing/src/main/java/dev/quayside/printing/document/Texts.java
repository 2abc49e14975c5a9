package dev.quayside.printing.document;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.MessageFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.ResourceBundle;

/// The words of documents in one language, and how that language writes dates and weights. A text
/// without a translation is English.
final class Texts {

  private static final BigDecimal GRAMS_IN_AN_OUNCE = new BigDecimal("28.349523125");

  private final ResourceBundle bundle;
  private final Locale locale;

  private Texts(Locale locale) {
    this.locale = locale;
    this.bundle =
        ResourceBundle.getBundle(
            "dev.quayside.printing.document.texts",
            locale,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  static Texts in(Locale locale) {
    return new Texts(locale);
  }

  String get(String key, Object... arguments) {
    String text = bundle.getString(key);
    return arguments.length == 0 ? text : new MessageFormat(text, locale).format(arguments);
  }

  String date(LocalDate date) {
    return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM).withLocale(locale).format(date);
  }

  String country(String code) {
    String name = Locale.of("", code).getDisplayCountry(locale);
    return name.isEmpty() ? code : name;
  }

  /// Kilograms, rounded up to grams: papers that cross borders are metric.
  String kilograms(BigDecimal ounces) {
    return ounces
            .multiply(GRAMS_IN_AN_OUNCE)
            .movePointLeft(3)
            .setScale(3, RoundingMode.CEILING)
            .toPlainString()
        + " kg";
  }

  /// The weight in pounds and kilograms.
  String weight(BigDecimal ounces) {
    return ounces.divide(BigDecimal.valueOf(16), 2, RoundingMode.CEILING).toPlainString()
        + " lb / "
        + kilograms(ounces);
  }
}

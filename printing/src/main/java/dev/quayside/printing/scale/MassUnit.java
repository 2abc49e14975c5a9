package dev.quayside.printing.scale;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;

/// Units scales weigh in; grams by the international definition of the pound.
enum MassUnit {
  GRAM("1"),
  KILOGRAM("1000"),
  OUNCE("28.349523125"),
  POUND("453.59237");

  private final BigDecimal grams;

  MassUnit(String grams) {
    this.grams = new BigDecimal(grams);
  }

  BigDecimal toGrams(BigDecimal amount) {
    return amount.multiply(grams);
  }

  /// As scales write it.
  static Optional<MassUnit> of(String symbol) {
    return switch (symbol.toLowerCase(Locale.ROOT)) {
      case "g" -> Optional.of(GRAM);
      case "kg" -> Optional.of(KILOGRAM);
      case "oz" -> Optional.of(OUNCE);
      case "lb" -> Optional.of(POUND);
      default -> Optional.empty();
    };
  }
}

package dev.quayside.printing.scale;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;

/// Units of scales; grams by the international definition of the pound.
public enum MassUnit {
  GRAM("g", "1"),
  KILOGRAM("kg", "1000"),
  OUNCE("oz", "28.349523125"),
  POUND("lb", "453.59237");

  private final String symbol;
  private final BigDecimal grams;

  MassUnit(String symbol, String grams) {
    this.symbol = symbol;
    this.grams = new BigDecimal(grams);
  }

  /// The unit as scales write it, such as `kg`.
  public String symbol() {
    return symbol;
  }

  BigDecimal toGrams(BigDecimal amount) {
    return amount.multiply(grams);
  }

  /// The unit of a symbol as scales write it, in either case; empty for other symbols.
  static Optional<MassUnit> of(String symbol) {
    String small = symbol.toLowerCase(Locale.ROOT);
    for (MassUnit unit : values()) {
      if (unit.symbol.equals(small)) {
        return Optional.of(unit);
      }
    }
    return Optional.empty();
  }
}

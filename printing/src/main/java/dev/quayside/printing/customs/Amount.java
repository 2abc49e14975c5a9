package dev.quayside.printing.customs;

import java.math.BigDecimal;

/// Money as a document shows it.
///
/// @param value with as many decimals as the currency has
/// @param currency ISO 4217
public record Amount(BigDecimal value, String currency) {

  /// @throws IllegalArgumentException when the currencies differ
  public Amount plus(Amount other) {
    if (!currency.equals(other.currency)) {
      throw new IllegalArgumentException(
          "Amounts in " + currency + " and " + other.currency + " have no sum.");
    }
    return new Amount(value.add(other.value), currency);
  }

  public Amount times(int quantity) {
    return new Amount(value.multiply(BigDecimal.valueOf(quantity)), currency);
  }

  public String text() {
    return value.toPlainString() + " " + currency;
  }
}

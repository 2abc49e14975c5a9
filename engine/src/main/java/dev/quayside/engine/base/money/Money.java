package dev.quayside.engine.base.money;

import dev.quayside.engine.base.text.CountryCode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// An amount in one currency, always with exactly the currency's minor digits (USD 12.50, JPY
/// 1250).
///
/// Arithmetic between two currencies throws: an exchange rate is a decision, not a default.
public record Money(BigDecimal amount, Currency currency) implements Comparable<Money> {

  public static final Currency USD = Currency.getInstance("USD");

  private static final Pattern WRITTEN = Pattern.compile("[A-Z]{3} -?\\d+(\\.\\d+)?");

  private static final Map<String, Currency> OF_COUNTRIES =
      CountryCode.all().stream()
          .collect(Collectors.toUnmodifiableMap(Function.identity(), Money::paidWith));

  public Money {
    amount = amount.setScale(currency.getDefaultFractionDigits(), RoundingMode.UNNECESSARY);
  }

  /// @throws ArithmeticException when `amount` has more digits than the currency
  public static Money of(String amount, Currency currency) {
    return new Money(new BigDecimal(amount), currency);
  }

  public static Money usd(String amount) {
    return of(amount, USD);
  }

  /// The currency of a country; USD for a country without its own, or an unknown code.
  public static Currency currencyOf(String country) {
    return OF_COUNTRIES.getOrDefault(country, USD);
  }

  public static Money zero(Currency currency) {
    return new Money(BigDecimal.ZERO, currency);
  }

  /// Rounds half up to the currency's minor digits, as carriers' invoices do.
  public static Money rounded(BigDecimal amount, Currency currency) {
    return new Money(
        amount.setScale(currency.getDefaultFractionDigits(), RoundingMode.HALF_UP), currency);
  }

  /// From the currency's smallest unit, as the database keeps it: 1250 USD cents is 12.50.
  public static Money ofMinor(long minor, Currency currency) {
    return new Money(BigDecimal.valueOf(minor, currency.getDefaultFractionDigits()), currency);
  }

  public long minor() {
    // the unscaled value, without allocating a BigInteger
    return amount.scaleByPowerOfTen(amount.scale()).longValueExact();
  }

  public Money plus(Money other) {
    return new Money(amount.add(same(other).amount), currency);
  }

  public Money minus(Money other) {
    return new Money(amount.subtract(same(other).amount), currency);
  }

  /// `factor` times this, rounded half up.
  public Money times(BigDecimal factor) {
    return rounded(amount.multiply(factor), currency);
  }

  public Money negated() {
    return new Money(amount.negate(), currency);
  }

  public boolean isNegative() {
    return amount.signum() < 0;
  }

  public boolean isZero() {
    return amount.signum() == 0;
  }

  private static Currency paidWith(String country) {
    return country.equals(CountryCode.KOSOVO)
        ? Currency.getInstance("EUR")
        : Objects.requireNonNullElse(Currency.getInstance(Locale.of("", country)), USD);
  }

  @Override
  public int compareTo(Money other) {
    return amount.compareTo(same(other).amount);
  }

  private Money same(Money other) {
    if (!other.currency.equals(currency)) {
      throw new IllegalArgumentException("cannot mix " + currency + " and " + other.currency);
    }
    return other;
  }

  /// What {@link #toString} wrote; empty for anything else.
  public static Optional<Money> read(String written) {
    if (!WRITTEN.matcher(written).matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(of(written.substring(4), Currency.getInstance(written.substring(0, 3))));
    } catch (IllegalArgumentException | ArithmeticException noMoney) {
      return Optional.empty();
    }
  }

  @Override
  public String toString() {
    return currency + " " + amount.toPlainString();
  }
}

package dev.quayside.engine.platform.server.json;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// An amount on the wire: a number with exactly the currency's minor digits, and its code.
public record MoneyJson(BigDecimal amount, String currency) {

  public static MoneyJson of(Money money) {
    return new MoneyJson(money.amount(), money.currency().getCurrencyCode());
  }

  /// Reads the object `name` of {amount, currency}.
  ///
  /// @param shipment gives the default currency by the account that pays for it
  public static @Nullable Money read(Fields fields, String name, Fields shipment) {
    return fields.has(name) ? read(fields, name, () -> account(shipment)) : null;
  }

  /// Reads the object `name` of {amount, currency}; without a currency it is in that of the account
  /// of the caller's workspace.
  public static @Nullable Money read(Fields fields, String name) {
    return fields.has(name) ? read(fields, name, fields::account) : null;
  }

  private static @Nullable Money read(Fields fields, String name, Supplier<Currency> otherwise) {
    var money = fields.money(name);
    return money == null ? null : amount(money, "amount", currency(money, "currency", otherwise));
  }

  /// The currency of the account that pays for a shipment from the country of `from`; that of the
  /// workspace's own country when it is missing, as of a shipment from one of its locations.
  public static Currency account(Fields shipment) {
    var from = shipment.object("from");
    var country = from == null ? null : from.text("country");
    return country == null
        ? shipment.account()
        : Money.currencyOf(country.strip().toUpperCase(Locale.ROOT));
  }

  /// Reads a plain number as money; reports it as missing when absent.
  public static @Nullable Money amount(Fields fields, String name, Currency currency) {
    fields.require(name);
    var amount = fields.amount(name);
    if (amount == null) {
      return null;
    }
    int digits = currency.getDefaultFractionDigits();
    if (amount.stripTrailingZeros().scale() > digits) {
      fields.violations().add(fields.path(name), FieldWords.DECIMALS, digits);
      return null;
    }
    return Money.rounded(amount, currency);
  }

  /// Reads a currency code of ISO 4217.
  public static Currency currency(Fields fields, String name, Currency otherwise) {
    return currency(fields, name, () -> otherwise);
  }

  /// @param otherwise the currency when none is named
  public static Currency currency(Fields fields, String name, Supplier<Currency> otherwise) {
    var code = fields.text(name);
    if (code == null) {
      return otherwise.get();
    }
    try {
      var currency = Currency.getInstance(code.toUpperCase(Locale.ROOT));
      if (currency.getDefaultFractionDigits() >= 0) {
        return currency;
      }
    } catch (IllegalArgumentException e) {
      // reported below
    }
    fields.violations().add(fields.path(name), FieldWords.CURRENCY);
    return Money.USD;
  }
}

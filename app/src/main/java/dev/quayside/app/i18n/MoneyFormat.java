package dev.quayside.app.i18n;

import dev.quayside.engine.base.money.Money;
import java.text.NumberFormat;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// Money as people of a language write it.
final class MoneyFormat {

  /// A currency without a sign of its own is written with its code, which must not touch the
  /// number.
  private static final Pattern CODE_BEFORE_DIGITS = Pattern.compile("([A-Z]{3})(?=[\\d-])");

  private final Map<Currency, NumberFormat> currencies = new ConcurrentHashMap<>();
  private final Locale locale;

  MoneyFormat(Locale locale) {
    this.locale = locale;
  }

  /// `$12.50`, `CAD 12.50`
  String of(Money money) {
    var format = currencies.computeIfAbsent(money.currency(), this::currency);
    String text;
    synchronized (format) {
      text = format.format(money.amount());
    }
    return CODE_BEFORE_DIGITS.matcher(text).replaceFirst("$1\u00a0");
  }

  /// Made once: a list of rates shows dozens of prices at every answer.
  private NumberFormat currency(Currency currency) {
    var format = NumberFormat.getCurrencyInstance(locale);
    format.setCurrency(currency);
    format.setMinimumFractionDigits(currency.getDefaultFractionDigits());
    format.setMaximumFractionDigits(currency.getDefaultFractionDigits());
    return format;
  }
}

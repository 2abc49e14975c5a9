package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.money.Money;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// The currency that an amount names by its sign or code: `£12.50`, `C$5`, `US $9.00`, `12.50 EUR`.
public final class CurrencySign {

  private static final Pattern WORD = Pattern.compile("[\\p{L}]*\\s*\\p{Sc}|[\\p{L}]{2,3}");

  /// Signs that name one currency, by their letters and sign alone.
  private static final Map<String, String> SIGNS =
      Map.ofEntries(
          Map.entry("£", "GBP"),
          Map.entry("€", "EUR"),
          Map.entry("¥", "JPY"),
          Map.entry("￥", "JPY"),
          Map.entry("₹", "INR"),
          Map.entry("₩", "KRW"),
          Map.entry("₪", "ILS"),
          Map.entry("₺", "TRY"),
          Map.entry("₫", "VND"),
          Map.entry("฿", "THB"),
          Map.entry("₱", "PHP"),
          Map.entry("ZŁ", "PLN"),
          Map.entry("CN¥", "CNY"),
          Map.entry("US$", "USD"),
          Map.entry("C$", "CAD"),
          Map.entry("CA$", "CAD"),
          Map.entry("CDN$", "CAD"),
          Map.entry("A$", "AUD"),
          Map.entry("AU$", "AUD"),
          Map.entry("NZ$", "NZD"),
          Map.entry("HK$", "HKD"),
          Map.entry("S$", "SGD"),
          Map.entry("MX$", "MXN"),
          Map.entry("R$", "BRL"));

  /// Currencies that call themselves dollar or peso: a bare `$` may be any of them.
  private static final Set<String> DOLLARS =
      Set.of("USD", "CAD", "AUD", "NZD", "HKD", "SGD", "MXN", "TWD", "CLP", "COP", "ARS");

  private CurrencySign() {}

  /// The amount without the sign or the code of its currency.
  public static String without(String text) {
    return WORD.matcher(text).replaceAll(found -> isCurrency(found.group()) ? "" : found.group());
  }

  /// The currency that an amount names; empty when it names none.
  ///
  /// @param otherwise the currency of amounts that name none; a bare `$` is that one where it is a
  ///   dollar
  public static Optional<Currency> named(String text, Currency otherwise) {
    return signs(text).stream()
        .map(sign -> currency(sign, otherwise))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static List<String> signs(String text) {
    return WORD.matcher(text).results().map(found -> letters(found.group())).toList();
  }

  private static boolean isCurrency(String word) {
    return currency(letters(word), Money.USD).isPresent();
  }

  private static Optional<Currency> currency(String sign, Currency otherwise) {
    if (sign.equals("$")) {
      return Optional.of(DOLLARS.contains(otherwise.getCurrencyCode()) ? otherwise : Money.USD);
    }
    var code = SIGNS.getOrDefault(sign, sign);
    try {
      return code.length() == 3 ? Optional.of(Currency.getInstance(code)) : Optional.empty();
    } catch (IllegalArgumentException none) {
      return Optional.empty();
    }
  }

  private static String letters(String word) {
    return word.replaceAll("\\s", "").toUpperCase(Locale.ROOT);
  }
}

package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.text.Letters;
import java.util.Currency;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// A header that names the currency of its amounts: `Price (EUR)`, `unit_price_usd`, `Preis in €`.
public final class CurrencyHeader {

  /// Codes that are no words: `Total all` is not in the money of Albania.
  private static final Set<String> CODES =
      Set.of(
          "USD", "EUR", "GBP", "CAD", "AUD", "NZD", "CHF", "SEK", "NOK", "DKK", "ISK", "PLN", "CZK",
          "HUF", "RON", "BGN", "TRY", "JPY", "CNY", "KRW", "INR", "BRL", "MXN", "SGD", "HKD", "TWD",
          "ILS", "ZAR", "MYR", "IDR", "THB", "PHP", "VND", "AED", "UAH", "CLP", "COP", "ARS");

  private static final Pattern CODE = Pattern.compile("(.*[^\\p{L}\\p{N}])(\\p{L}{3})\\P{L}*");

  private static final Pattern SIGN = Pattern.compile("\\p{L}{0,3}\\p{Sc}");

  private static final Pattern JOINING = Pattern.compile("(?i)\\b(?:in|en)\\W*$");

  private CurrencyHeader() {}

  /// @param otherwise that of a bare sign which several currencies have
  public static Optional<Currency> of(String header, Currency otherwise) {
    var code = CODE.matcher(header);
    if (code.matches() && CODES.contains(code.group(2).toUpperCase(Locale.ROOT))) {
      return Optional.of(Currency.getInstance(code.group(2).toUpperCase(Locale.ROOT)));
    }
    var sign = SIGN.matcher(header);
    return sign.find() ? CurrencySign.named(sign.group(), otherwise) : Optional.empty();
  }

  /// The letters of a header before the code or the sign of a currency; empty when it names none.
  public static Optional<String> base(String header) {
    var code = CODE.matcher(header);
    var bare =
        code.matches() && CODES.contains(code.group(2).toUpperCase(Locale.ROOT))
            ? code.group(1)
            : SIGN.matcher(header).replaceFirst("");
    return bare.equals(header)
        ? Optional.empty()
        : Optional.of(Letters.of(JOINING.matcher(bare.strip()).replaceFirst("")));
  }
}

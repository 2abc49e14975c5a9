package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.money.Money;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The currency that an amount names by its sign or code: `£12.50`, `C$5`, `US $9.00`, `12.50 EUR`.
public final class CurrencySign {

  private static final Pattern WORD =
      Pattern.compile("[\\p{L}]*\\s*\\p{Sc}|[\\p{L}]{2,3}\\.?|[円원元]");

  private static final Pattern DECIMALS = Pattern.compile("\\d[.,]\\d{2}(?!\\d)");

  private static final Pattern CODE_AND_SIGN = Pattern.compile("^(\\p{Lu}{3})\\p{Sc}$");

  private static final Pattern ALONE =
      Pattern.compile("\\p{L}{3}|\\p{L}{0,3}\\s*\\p{Sc}|(?i)euros?");

  /// Signs that name one currency, by their letters and sign alone.
  private static final Map<String, String> SIGNS =
      Map.ofEntries(
          Map.entry("£", "GBP"),
          Map.entry("€", "EUR"),
          // the euro of ISO 8859-15, read in the set that it amends
          Map.entry("¤", "EUR"),
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
          Map.entry("NT$", "TWD"),
          Map.entry("MX$", "MXN"),
          Map.entry("₴", "UAH"),
          Map.entry("₽", "RUB"),
          Map.entry("GB£", "GBP"),
          Map.entry("JP¥", "JPY"),
          Map.entry("R$", "BRL"),
          Map.entry("円", "JPY"),
          Map.entry("원", "KRW"),
          Map.entry("元", "CNY"),
          Map.entry("RMB", "CNY"),
          Map.entry("TL", "TRY"),
          Map.entry("FT", "HUF"),
          Map.entry("KČ", "CZK"),
          Map.entry("RP", "IDR"),
          Map.entry("RM", "MYR"),
          Map.entry("FR", "CHF"),
          Map.entry("SFR", "CHF"),
          Map.entry("LEI", "RON"),
          Map.entry("руб".toUpperCase(Locale.ROOT), "RUB"),
          Map.entry("ЛВ", "BGN"),
          Map.entry("KD", "KWD"),
          Map.entry("BD", "BHD"),
          Map.entry("RS", "INR"),
          Map.entry("DKR", "DKK"),
          Map.entry("NKR", "NOK"),
          Map.entry("SKR", "SEK"));

  /// Currencies that call themselves dollar or peso: a bare `$` may be any of them.
  private static final Set<String> DOLLARS =
      Set.of("USD", "CAD", "AUD", "NZD", "HKD", "SGD", "MXN", "TWD", "CLP", "COP", "ARS");

  private static final Set<String> CROWNS = Set.of("SEK", "NOK", "DKK", "ISK");

  /// Signs that several currencies have, beside the one that is meant by them alone.
  private static final Map<String, Set<String>> SHARED =
      Map.of("¥", Set.of("CNY"), "￥", Set.of("CNY"), "£", Set.of("EGP", "GIP", "FKP", "SHP"));

  private CurrencySign() {}

  /// The amount without the sign or the code of its currency.
  public static String without(String text) {
    return WORD.matcher(text)
        .replaceAll(
            found -> isCurrency(found.group()) ? "" : Matcher.quoteReplacement(found.group()));
  }

  /// The currency that an amount names; empty when it names none.
  ///
  /// @param otherwise the currency of amounts that name none; a sign that several currencies have
  ///   is that one where it has it
  public static Optional<Currency> named(String text, Currency otherwise) {
    // of $12.50 CAD the code says more than the sign
    return signs(text).stream()
        .sorted(Comparator.comparing(sign -> sign.indexOf('$') >= 0))
        .map(sign -> currency(ofDecimals(sign, text), otherwise))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /// A yen has no decimals: `￥88.00` are yuan.
  private static String ofDecimals(String sign, String text) {
    return "¥￥".contains(sign) && DECIMALS.matcher(text).find() ? "CN¥" : sign;
  }

  /// The currency that a cell names which holds nothing else: `EUR`, `€`, `US$`.
  public static Optional<Currency> alone(String text, Currency otherwise) {
    return ALONE.matcher(text.strip()).matches() ? named(text, otherwise) : Optional.empty();
  }

  private static List<String> signs(String text) {
    return WORD.matcher(text).results().map(found -> letters(found.group())).toList();
  }

  /// Whether an amount is in crowns, which several countries have.
  public static boolean isCrown(String text) {
    return signs(text).contains("KR");
  }

  private static boolean isCurrency(String word) {
    return isCrown(word) || currency(letters(word), Money.USD).isPresent();
  }

  private static Optional<Currency> currency(String sign, Currency otherwise) {
    if (sign.equals("$")) {
      return Optional.of(DOLLARS.contains(otherwise.getCurrencyCode()) ? otherwise : Money.USD);
    }
    if (sign.equals("KR")) {
      // several countries have a crown: without one of them as one's own it names none
      return CROWNS.contains(otherwise.getCurrencyCode())
          ? Optional.of(otherwise)
          : Optional.empty();
    }
    if (SHARED.getOrDefault(sign, Set.of()).contains(otherwise.getCurrencyCode())) {
      return Optional.of(otherwise);
    }
    var code = SIGNS.getOrDefault(sign, CODE_AND_SIGN.matcher(sign).replaceFirst("$1"));
    try {
      return code.length() == 3 ? Optional.of(Currency.getInstance(code)) : Optional.empty();
    } catch (IllegalArgumentException none) {
      return Optional.empty();
    }
  }

  private static String letters(String word) {
    return word.replaceAll("[\\s.]", "").toUpperCase(Locale.ROOT);
  }
}

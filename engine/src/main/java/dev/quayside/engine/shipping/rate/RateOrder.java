package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.money.Money;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;

/// Order of rates by docs/api/rates.md: amount (of what another pays, what it costs him), transit
/// days, carrier, service. Prices in another currency than the sender's come last, since they
/// cannot be compared without an exchange rate.
public final class RateOrder {

  private static final Comparator<Rate> BY_PRICE =
      Comparator.<Rate, String>comparing(rate -> currency(rate).getCurrencyCode())
          .thenComparing(rate -> rate.quote().isUnpriced())
          .thenComparingLong(rate -> rate.quote().worth().minor())
          .thenComparingInt(rate -> rate.quote().transitDays())
          .thenComparing(Rate::carrier)
          .thenComparing(rate -> rate.quote().service());

  private RateOrder() {}

  /// @param from the sender's country
  public static Comparator<Rate> cheapestFirst(String from) {
    var home = Money.currencyOf(from);
    return Comparator.<Rate>comparingInt(rate -> currency(rate).equals(home) ? 0 : 1)
        .thenComparing(BY_PRICE);
  }

  /// The rates whose prices can be compared: all in the currency of the first.
  ///
  /// @param rates cheapest first
  public static List<Rate> comparable(List<Rate> rates) {
    return rates.stream()
        .filter(rate -> currency(rate).equals(currency(rates.getFirst())))
        .toList();
  }

  private static Currency currency(Rate rate) {
    return rate.quote().amount().currency();
  }
}

package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.money.Money;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;

/// Decisions section 7: amount, then transit days, then carrier, then service. What is priced in
/// another money than the sender's comes last: nobody knows here what it costs beside the others.
public final class RateOrder {

  private static final Comparator<Rate> BY_PRICE =
      Comparator.<Rate, String>comparing(rate -> currency(rate).getCurrencyCode())
          .thenComparing(rate -> rate.quote().amount().amount())
          .thenComparing(rate -> rate.quote().transitDays())
          .thenComparing(Rate::carrier)
          .thenComparing(rate -> rate.quote().service());

  private RateOrder() {}

  /// @param from the sender's country
  public static Comparator<Rate> cheapestFirst(String from) {
    var home = Money.currencyOf(from);
    return Comparator.<Rate>comparingInt(rate -> currency(rate).equals(home) ? 0 : 1)
        .thenComparing(BY_PRICE);
  }

  /// Those whose prices say which costs less: all in the currency of the first.
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

package dev.quayside.engine.shipping.rate;

import java.util.Comparator;

/// Decisions section 7: amount, then transit days, then carrier, then service. Amounts of two
/// currencies group by currency.
public final class RateOrder {

  public static final Comparator<Rate> CHEAPEST_FIRST =
      Comparator.<Rate, String>comparing(rate -> rate.quote().amount().currency().getCurrencyCode())
          .thenComparing(rate -> rate.quote().amount().amount())
          .thenComparing(rate -> rate.quote().transitDays())
          .thenComparing(Rate::carrier)
          .thenComparing(rate -> rate.quote().service());

  private RateOrder() {}
}

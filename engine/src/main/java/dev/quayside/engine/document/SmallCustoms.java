package dev.quayside.engine.document;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.math.BigDecimal;

/// Whether the small customs form CN22 is enough (Universal Postal Union: up to 300 SDR and 2 kg).
final class SmallCustoms {

  /// 300 special drawing rights in US dollars, April 2026. Values in other currencies get the large
  /// form, which is always accepted.
  private static final BigDecimal MOST_USD = new BigDecimal("420");

  /// 2 kg.
  private static final BigDecimal MOST_OUNCES = new BigDecimal("70.547");

  private static final int MOST_LINES = 5;

  private SmallCustoms() {}

  static boolean allows(Shipment shipment, Customs customs) {
    var ounces = shipment.consignment().weight().ounces();
    boolean dollars =
        customs.items().stream().allMatch(item -> item.value().currency().equals(Money.USD));
    return dollars
        && customs.items().size() <= MOST_LINES
        && ounces.compareTo(MOST_OUNCES) <= 0
        && value(customs).compareTo(MOST_USD) <= 0;
  }

  private static BigDecimal value(Customs customs) {
    return customs.items().stream()
        .map(item -> item.value().amount().multiply(BigDecimal.valueOf(item.quantity())))
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }
}

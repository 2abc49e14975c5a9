package dev.quayside.engine.carrier.quote;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.printing.message.Message;
import java.time.LocalDate;
import java.util.List;

/// One service's price for one consignment.
///
/// @param breakdown parts that sum to `amount` exactly
/// @param zone the carrier's name of the zone between the two addresses
/// @param billableWeight the weight that is priced, after rounding and dimensional weight
/// @param transitDays business days from the ship date
public record Quote(
    String service,
    String serviceName,
    Money amount,
    List<Charge> breakdown,
    String zone,
    Weight billableWeight,
    int transitDays,
    LocalDate deliveryDate,
    boolean guaranteed) {

  /// One line of a price.
  ///
  /// @param code for example `base`, `fuel`, `residential`
  public record Charge(String code, Message description, Money amount) {}

  public Quote {
    breakdown = List.copyOf(breakdown);
    var sum = Money.zero(amount.currency());
    for (Charge charge : breakdown) {
      sum = sum.plus(charge.amount());
    }
    if (!sum.equals(amount)) {
      throw new IllegalArgumentException(service + ": parts sum to " + sum + ", not " + amount);
    }
  }
}

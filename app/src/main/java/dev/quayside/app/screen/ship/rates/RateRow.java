package dev.quayside.app.screen.ship.rates;

import dev.quayside.engine.shipping.rate.Rate;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A rate as the list shows it.
///
/// @param onTime share of the carrier's parcels that came by the promised day, 0 to 1; null when
///   too few were delivered to tell
/// @param gain of the best one over the cheapest; null for all others
public record RateRow(
    Rate rate, List<Badge> badges, @Nullable BigDecimal onTime, @Nullable Gain gain) {
  public RateRow {
    badges = List.copyOf(badges);
  }

  /// What the service is called beside its carrier's tile. One word alone, as "Ground" or "12:00",
  /// would say too little.
  String serviceName() {
    var name = rate.quote().serviceName();
    var prefix = rate.carrierName() + " ";
    var rest = name.startsWith(prefix) ? name.substring(prefix.length()) : name;
    return rest.contains(" ") ? rest : name;
  }

  /// The same service for the same money.
  public boolean isSameOffer(Rate other) {
    return isSameService(rate, other) && rate.quote().amount().equals(other.quote().amount());
  }

  static boolean isSameService(Rate one, Rate other) {
    return one.carrier().equals(other.carrier())
        && one.quote().service().equals(other.quote().service());
  }
}

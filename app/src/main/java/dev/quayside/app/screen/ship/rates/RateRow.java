package dev.quayside.app.screen.ship.rates;

import dev.quayside.engine.shipping.rate.Rate;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A rate as a row of the list.
///
/// @param onTime the share of the carrier's parcels that arrived by the promised day, 0 to 1; null
///   when too few were delivered to tell
/// @param gain of the best rate over the cheapest; null for all others
public record RateRow(
    Rate rate, List<Badge> badges, @Nullable BigDecimal onTime, @Nullable Gain gain) {
  public RateRow {
    badges = List.copyOf(badges);
  }

  /// The service's name without the carrier's, which is on the tile beside it. It stays whole when
  /// only one word would be left, such as "Ground" or "12:00".
  String serviceName() {
    var name = rate.quote().serviceName();
    var prefix = rate.carrierName() + " ";
    var rest = name.startsWith(prefix) ? name.substring(prefix.length()) : name;
    return rest.contains(" ") ? rest : name;
  }
}

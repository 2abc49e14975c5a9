package dev.quayside.app.screen.ship;

import dev.quayside.engine.rate.Rate;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A rate as the list shows it.
///
/// @param onTime share of the carrier's parcels that came by the promised day, 0 to 1; null when
///   too few were delivered to tell
public record RateRow(Rate rate, List<Badge> badges, @Nullable BigDecimal onTime) {
  public RateRow {
    badges = List.copyOf(badges);
  }

  /// The same service for the same money.
  boolean isSameOffer(@Nullable RateRow other) {
    return other != null
        && isSameService(other.rate)
        && rate.quote().amount().equals(other.rate.quote().amount());
  }

  /// The same offer in a later answer: rate ids change with every question.
  boolean isSameService(Rate other) {
    return rate.carrier().equals(other.carrier())
        && rate.quote().service().equals(other.quote().service());
  }
}

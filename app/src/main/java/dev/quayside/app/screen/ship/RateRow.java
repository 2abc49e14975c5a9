package dev.quayside.app.screen.ship;

import dev.quayside.engine.rate.Rate;
import java.util.List;

/// A rate as the list shows it.
public record RateRow(Rate rate, List<Badge> badges) {
  public RateRow {
    badges = List.copyOf(badges);
  }

  /// The same offer in a later answer: rate ids change with every question.
  boolean isSameService(Rate other) {
    return rate.carrier().equals(other.carrier())
        && rate.quote().service().equals(other.quote().service());
  }
}

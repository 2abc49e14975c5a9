package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.carrier.quote.Quote;
import java.time.Duration;
import java.time.Instant;

/// A carrier's quote that can be bought by its id until it expires.
public record Rate(String id, String carrier, String carrierName, Quote quote, Instant expiresAt) {

  /// How long a rate can be bought (docs/api/rates.md). The messages are given it;
  /// `RateLifetimeTest` holds the documents, which state it in words.
  public static final Duration LIFETIME = Duration.ofMinutes(15);
}

package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.carrier.quote.Quote;
import java.time.Instant;

/// A carrier's quote that can be bought for 15 minutes by its id.
public record Rate(String id, String carrier, String carrierName, Quote quote, Instant expiresAt) {}

package dev.quayside.engine;

import dev.quayside.engine.shipping.rate.AsyncRateRequests;
import dev.quayside.engine.shipping.rate.Rates;

/// Prices of carriers, for a caller that waits and for one that comes back for them.
public record RateShopping(Rates rates, AsyncRateRequests asyncRateRequests) {}

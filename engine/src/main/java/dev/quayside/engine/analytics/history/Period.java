package dev.quayside.engine.analytics.history;

import java.time.Instant;

/// A time span, `to` excluded.
public record Period(Instant from, Instant to) {}

package dev.quayside.engine.analytics.history;

import java.time.Instant;

/// From an instant on, up to but without another.
public record Period(Instant from, Instant to) {}

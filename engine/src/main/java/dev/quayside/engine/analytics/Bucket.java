package dev.quayside.engine.analytics;

import dev.quayside.engine.money.Money;
import java.time.Instant;

/// Labels of one carrier bought within a quarter of an hour, and what they cost. Every time zone's
/// days and hours begin on a quarter.
record Bucket(Instant from, String carrier, Money paid, int labels) {}

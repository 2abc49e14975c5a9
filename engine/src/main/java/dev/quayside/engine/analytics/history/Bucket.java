package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.money.Money;

/// Labels of one carrier bought within a day or an hour, and what they cost.
///
/// @param time the day (days since 1970) or the hour (0..23), as in {@link ActivityStore.Term}
record Bucket(long time, String carrier, Money paid, int labels) {}

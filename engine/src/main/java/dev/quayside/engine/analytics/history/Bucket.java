package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.money.Money;

/// Labels of one carrier bought within a day or an hour, and what they cost.
///
/// @param time of which day or hour, as the terms of the sum name it
record Bucket(long time, String carrier, Money paid, int labels) {}

package dev.quayside.engine.sandbox.metric;

import dev.quayside.engine.sandbox.price.Fuel;
import dev.quayside.engine.sandbox.price.Surcharge;
import dev.quayside.engine.sandbox.price.Tax;
import java.util.Currency;
import java.util.List;

/// What all services of one card share when a price is made.
///
/// @param divisor cubic centimetres to the kilogram
record MetricPricing(
    Currency currency,
    long divisor,
    List<Surcharge> surcharges,
    Oversize oversize,
    Fuel fuel,
    Tax tax) {}

package dev.quayside.engine.sandbox.metric;

import dev.quayside.engine.sandbox.price.Fuel;
import dev.quayside.engine.sandbox.price.Surcharge;
import dev.quayside.engine.sandbox.price.Tax;
import java.util.Currency;
import java.util.List;

/// The parts of a price shared by all services of one card.
///
/// @param divisor cubic centimetres per kilogram
record MetricPricing(
    Currency currency,
    long divisor,
    List<Surcharge> surcharges,
    Oversize oversize,
    Fuel fuel,
    Tax tax) {}

package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.sandbox.day.PickupTimes;
import dev.quayside.engine.sandbox.price.Fuel;
import dev.quayside.engine.sandbox.price.Surcharge;
import dev.quayside.engine.sandbox.price.Tax;
import java.util.Currency;
import java.util.List;

/// The parts of a price shared by all services of one card.
record Pricing(
    Currency currency,
    BillableWeight weight,
    List<Surcharge> surcharges,
    Fuel fuel,
    Tax tax,
    PickupTimes pickup) {}

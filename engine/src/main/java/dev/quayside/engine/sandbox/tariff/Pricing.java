package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.sandbox.day.PickupTimes;
import dev.quayside.engine.sandbox.price.Fuel;
import dev.quayside.engine.sandbox.price.Surcharge;
import dev.quayside.engine.sandbox.price.Tax;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The parts of a price shared by all services of one card.
///
/// @param flatLimit the heaviest at the flat price of a packaging, as the carrier's list says
/// @param saturday the charge for a delivery on Saturday that is asked for, in minor units
record Pricing(
    Currency currency,
    BillableWeight weight,
    List<Surcharge> surcharges,
    Fuel fuel,
    Tax tax,
    PickupTimes pickup,
    long saturday,
    Function<Packaging, Optional<Weight>> flatLimit) {}

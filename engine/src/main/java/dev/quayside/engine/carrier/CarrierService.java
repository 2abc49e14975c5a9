package dev.quayside.engine.carrier;

import dev.quayside.engine.measure.Weight;

/// One product of a carrier.
///
/// @param code service code as the API shows it
/// @param minTransitDays published fastest, in business days
/// @param maxTransitDays published slowest, in business days
public record CarrierService(
    String code,
    String name,
    int minTransitDays,
    int maxTransitDays,
    Weight maxWeight,
    boolean domestic,
    boolean international,
    boolean insurance,
    boolean signature,
    boolean hazmat,
    boolean needsDimensions,
    boolean guaranteed) {}

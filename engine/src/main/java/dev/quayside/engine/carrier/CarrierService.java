package dev.quayside.engine.carrier;

import dev.quayside.engine.base.measure.Weight;

/// One product of a carrier.
///
/// @param code service code as the API shows it
/// @param minTransitDays fastest published transit, in business days
/// @param maxTransitDays slowest published transit, in business days
public record CarrierService(
    String code,
    String name,
    int minTransitDays,
    int maxTransitDays,
    Weight maxWeight,
    boolean international,
    boolean insurance,
    boolean signature,
    boolean needsDimensions,
    boolean guaranteed) {

  /// This service joined with the same one sold elsewhere: it can do what either can, and needs
  /// dimensions only when both do.
  public CarrierService joined(CarrierService other) {
    return new CarrierService(
        code,
        name,
        Math.min(minTransitDays, other.minTransitDays),
        Math.max(maxTransitDays, other.maxTransitDays),
        maxWeight.isMoreThan(other.maxWeight) ? maxWeight : other.maxWeight,
        international || other.international,
        insurance || other.insurance,
        signature || other.signature,
        needsDimensions && other.needsDimensions,
        guaranteed || other.guaranteed);
  }
}

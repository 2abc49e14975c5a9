package dev.quayside.engine.carrier;

import dev.quayside.engine.base.measure.Weight;

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
    boolean international,
    boolean insurance,
    boolean signature,
    boolean needsDimensions,
    boolean guaranteed) {

  /// This service and the same one as sold elsewhere: whatever either can, and dimensions only when
  /// both need them.
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

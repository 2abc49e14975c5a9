package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.money.Money;

/// What a plan may cost, to ask for the prices of the best ones only: a parcel, and each pound of
/// what is billed at the usual divisor of 139 cubic inches (UPS and FedEx, 2026).
final class ExpectedCost {

  private static final double PARCEL = 8;
  private static final double POUND = 0.6;
  private static final double DIVISOR = 139;
  private static final double FLAT_RATE = 13;

  private ExpectedCost() {}

  static double of(BoxPlan plan) {
    return plan.parcels().stream().mapToDouble(ExpectedCost::of).sum();
  }

  private static double of(BoxParcel parcel) {
    var box = parcel.box();
    if (box.isFlatRate()) {
      return FLAT_RATE;
    }
    Money cost = box.cost();
    var outer = box.outer();
    double air = outer == null ? 0 : outer.cubicInches().doubleValue() / DIVISOR;
    double billed = Math.max(air, parcel.weight().pounds().doubleValue());
    return PARCEL + POUND * billed + (cost == null ? 0 : cost.amount().doubleValue());
  }
}

package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.money.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/// Money that other offers would have saved without a parcel arriving later.
///
/// @param lanesAnalyzed lanes on which offers were compared
/// @param topLanes lanes with savings, the largest first
/// @param paidByOthers parcels of the period that another's account is billed for: nothing was paid
///   and nothing can be saved
public record Savings(
    Money total,
    int lanesAnalyzed,
    int lanesWithSavings,
    List<Lane> topLanes,
    Period period,
    int paidByOthers) {

  public Savings {
    topLanes = List.copyOf(topLanes);
  }

  Savings(
      Money total, int lanesAnalyzed, int lanesWithSavings, List<Lane> topLanes, Period period) {
    this(total, lanesAnalyzed, lanesWithSavings, topLanes, period, 0);
  }

  Savings with(int others) {
    return new Savings(total, lanesAnalyzed, lanesWithSavings, topLanes, period, others);
  }

  /// @param currentCarrier the carrier of most of the parcels
  /// @param recommendedCarrier the carrier that had the best offer most often
  public record Lane(
      String lane,
      String currentCarrier,
      String recommendedCarrier,
      Money currentAverage,
      Money recommendedAverage,
      Money savings,
      int shipmentCount) {}

  /// Rounded half up to the currency's minor digits.
  static Money average(Money sum, long count) {
    var digits = sum.currency().getDefaultFractionDigits();
    return new Money(
        sum.amount().divide(BigDecimal.valueOf(count), digits, RoundingMode.HALF_UP),
        sum.currency());
  }
}

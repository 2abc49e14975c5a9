package dev.quayside.engine.analytics;

import dev.quayside.engine.money.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What could have been saved without a parcel arriving later.
///
/// @param lanesAnalyzed lanes on which offers were compared
/// @param topLanes those with savings, the largest first
public record Savings(
    Money total, int lanesAnalyzed, int lanesWithSavings, List<Lane> topLanes, Period period) {

  private static final int MOST_LANES = 20;

  /// @param currentCarrier who carried most of the parcels
  /// @param recommendedCarrier who offered the best most often
  public record Lane(
      String lane,
      String currentCarrier,
      String recommendedCarrier,
      Money currentAverage,
      Money recommendedAverage,
      Money savings,
      int shipmentCount) {}

  /// @param currency other currencies' parcels do not count: there is no exchange rate here
  static Savings of(List<Journey> journeys, Currency currency, Period period) {
    var lanes =
        journeys.stream()
            .filter(journey -> journey.best() != null)
            .filter(journey -> journey.paid().currency().equals(currency))
            .collect(Collectors.groupingBy(Journey::lane, LinkedHashMap::new, Collectors.toList()))
            .entrySet()
            .stream()
            .map(lane -> lane(lane.getKey(), lane.getValue(), currency))
            .toList();
    var saving =
        lanes.stream()
            .filter(lane -> !lane.savings().isZero())
            .sorted(Comparator.comparing(Lane::savings).reversed().thenComparing(Lane::lane))
            .toList();
    var total = saving.stream().map(Lane::savings).reduce(Money.zero(currency), Money::plus);
    return new Savings(
        total,
        lanes.size(),
        saving.size(),
        saving.subList(0, Math.min(MOST_LANES, saving.size())),
        period);
  }

  private static Lane lane(String name, List<Journey> journeys, Currency currency) {
    var paid = sum(journeys, currency, journey -> Optional.of(journey.paid()));
    var best = sum(journeys, currency, journey -> Optional.ofNullable(journey.best()));
    var count = journeys.size();
    return new Lane(
        name,
        mostFrequent(journeys, journey -> Optional.of(journey.carrier())),
        mostFrequent(journeys, journey -> Optional.ofNullable(journey.bestCarrier())),
        average(paid, count),
        average(best, count),
        paid.minus(best),
        count);
  }

  /// Rounded half up to the currency's minor digits.
  static Money average(Money sum, int count) {
    var digits = sum.currency().getDefaultFractionDigits();
    return new Money(
        sum.amount().divide(BigDecimal.valueOf(count), digits, RoundingMode.HALF_UP),
        sum.currency());
  }

  static Money sum(
      List<Journey> journeys, Currency currency, Function<Journey, Optional<Money>> amount) {
    return journeys.stream()
        .flatMap(journey -> amount.apply(journey).stream())
        .reduce(Money.zero(currency), Money::plus);
  }

  private static String mostFrequent(
      List<Journey> journeys, Function<Journey, Optional<String>> name) {
    return journeys.stream()
        .flatMap(journey -> name.apply(journey).stream())
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
        .entrySet()
        .stream()
        .min(
            Map.Entry.<String, Long>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .orElseThrow()
        .getKey();
  }
}

package dev.quayside.app.screen.ship.packing;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.shipping.rate.CarrierMessage;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateOrder;
import java.util.List;
import java.util.stream.Stream;

/// The carriers' answers to one question.
///
/// @param rates cheapest first
/// @param silent carriers that gave no price, and why
/// @param sizeWanted whether services are missing because the parcel has no measurements
public record ShownRates(List<Rate> rates, List<CarrierMessage> silent, boolean sizeWanted) {

  static final ShownRates NONE = new ShownRates(List.of(), List.of(), false);

  public ShownRates {
    rates = List.copyOf(rates);
    silent = List.copyOf(silent);
  }

  /// @param country the parcel is sent from
  ShownRates with(CarrierRates answer, String country) {
    return new ShownRates(
        Stream.concat(rates.stream(), answer.rates().stream())
            .sorted(RateOrder.cheapestFirst(country))
            .toList(),
        Stream.concat(silent.stream(), Stream.ofNullable(answer.message())).toList(),
        sizeWanted
            || answer.declined().stream().anyMatch(no -> no.is(ProblemCode.DIMENSION_REQUIRED)));
  }

  /// Whether two rates are the same service at the same price.
  static boolean isSameOffer(Rate one, Rate other) {
    return isSameService(one, other) && one.quote().amount().equals(other.quote().amount());
  }

  static boolean isSameService(Rate one, Rate other) {
    return one.carrier().equals(other.carrier())
        && one.quote().service().equals(other.quote().service());
  }
}

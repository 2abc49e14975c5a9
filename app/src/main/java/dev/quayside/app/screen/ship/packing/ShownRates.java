package dev.quayside.app.screen.ship.packing;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.shipping.rate.CarrierMessage;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateOrder;
import dev.quayside.engine.shipping.rate.RateQuote;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The carriers' answers to one question.
///
/// @param rates cheapest first
/// @param silent carriers that gave no price, and why
/// @param wanting carriers whose prices cannot be bought until an address is put right, and why
/// @param sizeWanted whether services are missing because the parcel has no measurements
/// @param answered codes of the carriers whose answer is here, those that failed among them
public record ShownRates(
    List<Rate> rates,
    List<CarrierMessage> silent,
    List<CarrierMessage> wanting,
    boolean sizeWanted,
    Set<String> answered) {

  static final ShownRates NONE = new ShownRates(List.of(), List.of(), List.of(), false, Set.of());

  public ShownRates {
    rates = List.copyOf(rates);
    silent = List.copyOf(silent);
    wanting = List.copyOf(wanting);
    answered = Set.copyOf(answered);
  }

  /// The rates that can be bought as the form stands.
  List<Rate> ready() {
    return RateQuote.ready(rates, wanting);
  }

  /// The carriers that answered in time.
  Set<String> heard() {
    return answered.stream().filter(carrier -> !isAway(carrier)).collect(Collectors.toSet());
  }

  /// Whether a carrier could not be reached, so that nothing is known of its services.
  boolean isAway(String carrier) {
    return silent.stream()
        .anyMatch(why -> why.carrier().equals(carrier) && why.is(ProblemCode.CARRIER_UNAVAILABLE));
  }

  /// @param country the parcel is sent from
  ShownRates with(CarrierRates answer, String country) {
    return new ShownRates(
        Stream.concat(rates.stream(), answer.rates().stream())
            .sorted(RateOrder.cheapestFirst(country))
            .toList(),
        Stream.concat(silent.stream(), why(answer).stream()).toList(),
        Stream.concat(
                wanting.stream(),
                answer.alerts().stream().filter(no -> no.is(ProblemCode.INVALID_ADDRESS)))
            .toList(),
        sizeWanted
            || answer.declined().stream().anyMatch(no -> no.is(ProblemCode.DIMENSION_REQUIRED)),
        Stream.concat(answered.stream(), Stream.of(answer.carrier())).collect(Collectors.toSet()));
  }

  /// Why a carrier gives no price: it failed, or it takes nothing of the kind, as several boxes.
  private static Optional<CarrierMessage> why(CarrierRates answer) {
    return Optional.ofNullable(answer.message())
        .or(
            () ->
                answer.alerts().stream()
                    .filter(_ -> answer.rates().isEmpty())
                    .filter(no -> !no.is(ProblemCode.INVALID_ADDRESS))
                    .findFirst());
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

package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.shipping.rate.Rate;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What a service asks for all parcels of a plan.
///
/// @param rates one for each parcel, in their order
public record BoxOffer(List<Rate> rates) {

  public BoxOffer {
    rates = List.copyOf(rates);
  }

  /// The cheapest service that takes every parcel; of equally cheap ones the faster.
  ///
  /// @param offered for each parcel what was offered, and is wanted
  static Optional<BoxOffer> cheapest(List<List<Rate>> offered) {
    return offered.getFirst().stream()
        .flatMap(first -> with(first, offered).stream())
        .min(
            Comparator.comparing(BoxOffer::postage)
                .thenComparing(BoxOffer::deliveryDate)
                .thenComparing(BoxOffer::carrier)
                .thenComparing(BoxOffer::service));
  }

  private static Optional<BoxOffer> with(Rate first, List<List<Rate>> offered) {
    var rates = new ArrayList<Rate>();
    for (var each : offered) {
      each.stream().filter(rate -> isSame(rate, first)).findFirst().ifPresent(rates::add);
    }
    return rates.size() == offered.size() ? Optional.of(new BoxOffer(rates)) : Optional.empty();
  }

  private static boolean isSame(Rate one, Rate other) {
    return one.carrier().equals(other.carrier())
        && one.quote().service().equals(other.quote().service())
        && one.quote().amount().currency().equals(other.quote().amount().currency());
  }

  public Money postage() {
    return rates.stream().map(rate -> rate.quote().amount()).reduce(Money::plus).orElseThrow();
  }

  public String carrier() {
    return rates.getFirst().carrier();
  }

  public String service() {
    return rates.getFirst().quote().service();
  }

  /// When the last parcel is there.
  public LocalDate deliveryDate() {
    return rates.stream()
        .map(rate -> rate.quote().deliveryDate())
        .max(Comparator.naturalOrder())
        .orElseThrow();
  }
}

package dev.quayside.app.screen.ship.packing;

import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRequest;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Decides which rate is selected: the packer's pick, else the choice of a rule or the buyer, else
/// the cheapest.
///
/// @param pick of the packer; null when there is none
/// @param choice of a rule or the buyer; null without one
public record Preference(@Nullable Pick pick, @Nullable Choice choice) {

  public static final Preference NONE = new Preference(null, null);

  /// A rate picked by the packer.
  ///
  /// @param asked the question it answered
  public record Pick(Rate rate, RateRequest asked) {

    /// The same offer in a later answer, where rates have other ids.
    private Optional<Rate> among(List<Rate> rates) {
      return rates.stream()
          .filter(rate::equals)
          .findFirst()
          .or(
              () ->
                  rates.stream()
                      .filter(other -> ShownRates.isSameService(rate, other))
                      .findFirst());
    }

    /// Whether the pick holds for another question: a parcel with another weight is still the same
    /// parcel, one to another place is not.
    private boolean isFor(RateRequest other) {
      return asked.isReturn() == other.isReturn()
          && isSamePlace(asked.from(), other.from())
          && isSamePlace(asked.to(), other.to());
    }

    private static boolean isSamePlace(Address one, Address other) {
      return Objects.equals(one.zip(), other.zip())
          && Objects.equals(one.country(), other.country());
    }
  }

  Preference with(Pick hand) {
    return new Preference(hand, choice);
  }

  public boolean isRuled() {
    return pick == null && choice != null;
  }

  /// The preference for another question.
  ///
  /// @param now the choice of a rule or the buyer for it; null without one
  Preference asFarAsMeantFor(RateRequest request, @Nullable Choice now) {
    return new Preference(pick != null && pick.isFor(request) ? pick : null, now);
  }

  /// The preference without a pick that is no longer offered.
  ///
  /// @param rates of all carriers
  Preference asFarAsOffered(List<Rate> rates) {
    return pick == null || pick.among(rates).isPresent() ? this : new Preference(null, choice);
  }

  /// Whether no further answer can change which rate is selected: the picked one is here, or all
  /// carriers the rule chooses among have answered.
  boolean isDecidedBy(ShownRates offers) {
    if (pick != null) {
      return pick.among(offers.rates()).isPresent();
    }
    return choice != null
        && !choice.asks().isEmpty()
        && offers.answered().containsAll(choice.asks());
  }

  /// The selected rate; null as long as the pick, or rates a rule chooses among, may still arrive.
  ///
  /// @param complete whether all carriers that count have answered
  @Nullable Rate selected(ShownRates offers, boolean complete) {
    return among(offers, complete).orElse(null);
  }

  private Optional<Rate> among(ShownRates offers, boolean complete) {
    var rates = offers.rates();
    if (pick != null) {
      return pick.among(rates);
    }
    if (choice == null) {
      return rates.stream().findFirst();
    }
    return complete ? choice.among(offers.ready()).or(() -> choice.among(rates)) : Optional.empty();
  }
}

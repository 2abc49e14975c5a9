package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.printing.message.Message;
import java.util.Optional;

/// The most a carrier pays for a parcel it loses.
///
/// @param most highest declared value, in the card's currency
public record Cover(Money most) {

  /// Why a service refuses the declared value; empty when it accepts it.
  public Optional<Problem> refusal(String service, Parcel parcel) {
    var insured = parcel.insuredValue();
    if (insured == null) {
      return Optional.empty();
    }
    if (!insured.currency().equals(most.currency())) {
      return refuse(LimitWords.COVER_CURRENCY.of(service, most.currency()));
    }
    return insured.compareTo(most) <= 0
        ? Optional.empty()
        : refuse(LimitWords.COVER.of(service, most));
  }

  private static Optional<Problem> refuse(Message message) {
    return Optional.of(new Problem.Refused(ProblemCode.SERVICE_NOT_AVAILABLE, message));
  }
}

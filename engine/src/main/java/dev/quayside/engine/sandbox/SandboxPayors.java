package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.parcel.option.OptionWords;
import dev.quayside.engine.parcel.option.PaidBy;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How simulated carriers take the accounts of others, so that both ways can be tried: one that
/// ends in 0000 is refused, and for one that ends in 9999 no price is told.
final class SandboxPayors {

  private static final String REFUSED = "0000";
  private static final String UNPRICED = "9999";

  private SandboxPayors() {}

  /// @param name the carrier's, for people
  static Optional<Problem> refusal(String name, Consignment consignment) {
    var options = consignment.options();
    if (options == null || !options.billing().hasAccount()) {
      return Optional.empty();
    }
    var billing = options.billing();
    return refusal(name, billing.transport(), "billing.transport.account")
        .or(() -> refusal(name, billing.duties(), "billing.duties.account"));
  }

  private static Optional<Problem> refusal(String name, @Nullable PaidBy paid, String field) {
    return paid != null && paid.number().endsWith(REFUSED)
        ? Optional.of(
            ProblemException.invalid(
                    ProblemCode.PAYOR_NOT_ACCEPTED,
                    field,
                    OptionWords.ACCOUNT_REFUSED.of(
                        name, Optional.ofNullable(paid.accountEnd()).orElse("")))
                .problem())
        : Optional.empty();
  }

  /// @throws ProblemException `PAYOR_NOT_ACCEPTED`
  static void require(String name, Consignment consignment) {
    refusal(name, consignment)
        .ifPresent(
            why -> {
              throw new ProblemException(why);
            });
  }

  /// The prices, of which another's account may not be told.
  static Rating told(Consignment consignment, Rating rating) {
    var options = consignment.options();
    return options == null || !options.billing().transportOrSender().number().endsWith(UNPRICED)
        ? rating
        : new Rating(
            rating.quotes().stream().map(SandboxPayors::unpriced).toList(),
            rating.declined(),
            rating.alerts(),
            rating.refusals());
  }

  private static Quote unpriced(Quote quote) {
    return new Quote(
        quote.service(),
        quote.serviceName(),
        Money.zero(quote.amount().currency()),
        List.of(),
        quote.zone(),
        quote.billableWeight(),
        quote.transitDays(),
        quote.deliveryDate(),
        quote.guaranteed(),
        quote.pricing(),
        null);
  }
}

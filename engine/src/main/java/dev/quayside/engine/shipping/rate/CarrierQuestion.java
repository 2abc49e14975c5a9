package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.option.OptionCheck;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What a carrier is asked for: the prices of a consignment, of which it is told apart what its
/// list of options leaves out, and who pays.
///
/// @param services codes of the services to price; empty for all
/// @param now by the workspace's clock
public record CarrierQuestion(Consignment consignment, Set<String> services, Instant now) {

  /// The carrier's prices. A parcel of which nothing is asked beside is priced as it is.
  public Rating ask(Carrier carrier) {
    if (!OptionCheck.isNeeded(consignment)) {
      return carrier.rate(consignment, services);
    }
    var profile = carrier.profile();
    var check = new OptionCheck(profile.name(), profile.options());
    return check
        .refusal(consignment, now)
        .map(CarrierQuestion::refused)
        .orElseGet(() -> judged(check, carrier.rate(consignment, services)));
  }

  private static Rating refused(Problem why) {
    return new Rating(List.of(), List.of(new Rating.Declined("", why)), List.of(), List.of(why));
  }

  private Rating judged(OptionCheck check, Rating rating) {
    var quotes = new ArrayList<Quote>();
    var declined = new ArrayList<>(rating.declined());
    var refusals = new ArrayList<>(rating.refusals());
    for (var quote : rating.quotes()) {
      refusal(check, quote)
          .ifPresentOrElse(
              why -> declined.add(new Rating.Declined(quote.service(), why)),
              () -> quotes.add(billed(quote)));
    }
    if (quotes.isEmpty() && !rating.quotes().isEmpty()) {
      // the last to be told is the first that was refused here
      refusals.add(declined.get(rating.declined().size()).reason());
    }
    return new Rating(quotes, declined, rating.alerts(), refusals);
  }

  private Optional<Problem> refusal(OptionCheck check, Quote quote) {
    return check
        .refusal(consignment, quote.service(), quote.serviceName())
        .or(() -> check.refusal(consignment, quote));
  }

  private Quote billed(Quote quote) {
    var billing = consignment.wanted().billing();
    return billing.isTransportBilledElsewhere()
        ? quote.billedTo(billing.transportOrSender())
        : quote;
  }
}

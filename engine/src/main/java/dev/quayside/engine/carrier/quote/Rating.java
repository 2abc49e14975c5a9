package dev.quayside.engine.carrier.quote;

import dev.quayside.engine.base.problem.Problem;
import java.util.List;
import java.util.stream.Stream;

/// A carrier's answer to a rate question: what it offers, and why it does not offer the rest.
///
/// @param alerts further remarks of the carrier, in its own words
/// @param refusals what keeps its quotes, or some of its services, from being bought as the
///   consignment is now
public record Rating(
    List<Quote> quotes, List<Declined> declined, List<String> alerts, List<Problem> refusals) {

  /// A service the carrier does not offer for this consignment.
  public record Declined(String service, Problem reason) {}

  public Rating {
    quotes = List.copyOf(quotes);
    declined = List.copyOf(declined);
    alerts = List.copyOf(alerts);
    refusals = List.copyOf(refusals);
  }

  public Rating(List<Quote> quotes, List<Declined> declined, List<String> alerts) {
    this(quotes, declined, alerts, List.of());
  }

  public Rating(List<Quote> quotes, List<Declined> declined) {
    this(quotes, declined, List.of());
  }

  /// The rating of a consignment the carrier does not take at all.
  public static Rating none(Stream<String> services, Problem why) {
    return new Rating(List.of(), services.map(each -> new Declined(each, why)).toList());
  }
}

package dev.quayside.engine.carrier.sandbox.tariff;

import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.Quote;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.carrier.Rating.Declined;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/// The services of one card in its order: finds them, asks each of them, says which it has not.
///
/// @param ask what one service says to a journey
public record Shelf<S extends Shelf.Ware>(
    CarrierProfile profile, List<S> services, BiFunction<S, Journey, Offer> ask) {

  /// A service as it stands on the shelf.
  public interface Ware {

    String code();

    /// Whether it is meant for this kind of door and this side of the border.
    boolean opensTo(Journey journey);
  }

  public Shelf {
    services = List.copyOf(services);
  }

  /// @throws ProblemException `INVALID_SERVICE` for a service it does not have
  public S service(String code) {
    return services.stream()
        .filter(service -> service.code().equals(code))
        .findFirst()
        .orElseThrow(() -> unknown(profile, code));
  }

  /// Asks every service, or those of `wanted`. A service sold to the other kind of door under
  /// another name, or to the other side of the border, is left out without a word unless it was
  /// asked for.
  ///
  /// @param journey may refuse with a {@link ProblemException}, which every service then repeats
  public Rating rate(Set<String> wanted, Supplier<Journey> journey) {
    var asked =
        services.stream().filter(s -> wanted.isEmpty() || wanted.contains(s.code())).toList();
    try {
      var made = journey.get();
      return rate(made, wanted.isEmpty() ? fitting(made, asked) : asked);
    } catch (ProblemException e) {
      return new Rating(
          List.of(), asked.stream().map(s -> new Declined(s.code(), e.problem())).toList());
    }
  }

  /// What one service says.
  ///
  /// @throws ProblemException `INVALID_SERVICE` for a service it does not have
  public Offer offer(String code, Supplier<Journey> journey) {
    var service = service(code);
    try {
      return ask.apply(service, journey.get());
    } catch (ProblemException e) {
      return new Offer.Declined(e.problem());
    }
  }

  static ProblemException unknown(CarrierProfile profile, String code) {
    return ProblemException.invalid(
        ProblemCode.INVALID_SERVICE,
        "service",
        "'%s' is not a service of %s: GET /v1/carriers/%s lists them"
            .formatted(code, profile.name(), profile.code()));
  }

  /// Services for this kind of door and lane; all of them when there is none, each with its reason.
  private List<S> fitting(Journey journey, List<S> asked) {
    var fitting = asked.stream().filter(s -> s.opensTo(journey)).toList();
    return fitting.isEmpty() ? asked : fitting;
  }

  private Rating rate(Journey journey, List<S> asked) {
    var quotes = new ArrayList<Quote>(asked.size());
    var declined = new ArrayList<Declined>();
    for (var service : asked) {
      switch (ask.apply(service, journey)) {
        case Offer.Sold sold -> quotes.add(sold.quote());
        case Offer.Declined no -> declined.add(new Declined(service.code(), no.reason()));
      }
    }
    return new Rating(quotes, declined);
  }
}

package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.quote.Rating.Declined;
import dev.quayside.engine.sandbox.card.CardFile;
import dev.quayside.engine.sandbox.card.Section;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// The services of one card in its order: finds them, asks each for an offer, and refuses unknown
/// ones. A code may be listed twice, once for each side of the border; a journey gets the one that
/// suits it.
///
/// @param ask makes one service's offer for a journey
public record ServiceList<S extends ServiceList.ListedService>(
    CarrierProfile profile, List<S> services, BiFunction<S, PricedConsignment, ServiceOffer> ask) {

  /// A service in the list.
  public interface ListedService {

    String code();

    /// Whether the service is for this kind of door and this side of the border.
    boolean opensTo(PricedConsignment journey);

    /// Whether it is quoted only when named, for example because of its restricted contents.
    default boolean waitsToBeAsked() {
      return false;
    }
  }

  public ServiceList {
    services = List.copyOf(services);
  }

  /// @param listed converts a service for the catalogue
  public static <S extends ListedService> ServiceList<S> of(
      CardFile card,
      List<S> services,
      Function<S, CarrierService> listed,
      BiFunction<S, PricedConsignment, ServiceOffer> ask) {
    var byCode = new LinkedHashMap<String, CarrierService>();
    services.stream()
        .map(listed)
        .forEach(service -> byCode.merge(service.code(), service, CarrierService::joined));
    return new ServiceList<>(
        carrier(card, card.one("carrier")).with(List.copyOf(byCode.values())), services, ask);
  }

  /// The carrier's profile from the card, without services.
  private static CarrierProfile carrier(CardFile card, Section carrier) {
    return new CarrierProfile(
        card.carrier(),
        carrier.text("name"),
        List.of(),
        carrier.yes("returns"),
        carrier.yes("pickup"),
        carrier.yes("address-validation"),
        Duration.ofHours(carrier.whole("void-hours")),
        CarrierModules.options(card.carrier()));
  }

  /// @throws ProblemException `INVALID_SERVICE` for an unknown service
  public S service(String code) {
    return named(code).findFirst().orElseThrow(() -> unknown(profile, code));
  }

  /// Asks every service, or those wanted. A service for the other kind of door, or for the other
  /// side of the border, is left out without a reason unless it was asked for.
  ///
  /// @param journey may throw a {@link ProblemException}, which declines every service
  public Rating rate(Set<String> wanted, Supplier<PricedConsignment> journey) {
    try {
      var made = journey.get();
      return rate(made, asked(made, wanted));
    } catch (ProblemException e) {
      return new Rating(List.of(), codes(wanted).map(code -> declined(code, e.problem())).toList());
    }
  }

  /// One service's offer.
  ///
  /// @throws ProblemException `INVALID_SERVICE` for an unknown service
  public ServiceOffer offer(String code, Supplier<PricedConsignment> journey) {
    var first = service(code);
    try {
      var made = journey.get();
      return say(opening(code, made).orElse(first), made);
    } catch (ProblemException e) {
      return new ServiceOffer.Declined(declined(code, e.problem()).reason());
    }
  }

  /// The reason that keeps the whole carrier from a journey, stated for one service.
  private Declined declined(String code, Problem why) {
    var name = profile.service(code).map(CarrierService::name).orElse(code);
    return new Declined(
        code,
        why.code() == ProblemCode.SERVICE_NOT_AVAILABLE
            ? new Problem.Refused(why.code(), LimitWords.UNAVAILABLE.of(name, why.message()))
            : why);
  }

  static ProblemException unknown(CarrierProfile profile, String code) {
    return ProblemException.invalid(
        ProblemCode.INVALID_SERVICE,
        "service",
        LimitWords.NO_SERVICE,
        code,
        profile.name(),
        profile.code());
  }

  /// The services that suit the door and lane; when none does, all of them, so that each states its
  /// reason.
  private List<S> asked(PricedConsignment journey, Set<String> wanted) {
    var fitting = wanted.isEmpty() ? fitting(journey) : List.<S>of();
    return !fitting.isEmpty()
        ? fitting
        : codes(wanted).map(code -> opening(code, journey).orElseGet(() -> service(code))).toList();
  }

  private List<S> fitting(PricedConsignment journey) {
    var fitting = new ArrayList<S>(services.size());
    for (var service : services) {
      if (service.opensTo(journey) && !service.waitsToBeAsked()) {
        fitting.add(service);
      }
    }
    return fitting;
  }

  private Stream<String> codes(Set<String> wanted) {
    return services.stream()
        .map(ListedService::code)
        .distinct()
        .filter(code -> wanted.isEmpty() || wanted.contains(code));
  }

  private Stream<S> named(String code) {
    return services.stream().filter(service -> service.code().equals(code));
  }

  private Optional<S> opening(String code, PricedConsignment journey) {
    return named(code).filter(service -> service.opensTo(journey)).findFirst();
  }

  private ServiceOffer say(S service, PricedConsignment journey) {
    return journey.isReturn() && !profile.supportsReturns()
        ? new ServiceOffer.Declined(
            new Problem.Refused(
                ProblemCode.RETURNS_NOT_SUPPORTED, LimitWords.NO_RETURNS.of(profile.name())))
        : ask.apply(service, journey);
  }

  private Rating rate(PricedConsignment journey, List<S> asked) {
    var quotes = new ArrayList<Quote>(asked.size());
    var declined = new ArrayList<Declined>();
    for (var service : asked) {
      switch (say(service, journey)) {
        case ServiceOffer.Sold sold -> {
          quotes.add(sold.quote());
          if (sold.flat() != null) {
            quotes.add(sold.flat());
          }
        }
        case ServiceOffer.Declined no -> declined.add(new Declined(service.code(), no.reason()));
      }
    }
    return new Rating(quotes, declined);
  }
}

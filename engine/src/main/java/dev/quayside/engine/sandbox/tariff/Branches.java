package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.day.WorkingDays;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.quote.Rating.Declined;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.sandbox.scan.HubNetwork;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// A carrier that takes parcels in several countries, with prices and a currency for each.
///
/// @param profile the home country's, with the services of all branches
public record Branches(CarrierProfile profile, List<Branch> branches) implements PriceBook {

  private static final String UNITED_STATES = "US";

  /// @param country of origin, ISO 3166-1 alpha-2
  public record Branch(String country, PriceBook book) {}

  public Branches {
    branches = List.copyOf(branches);
  }

  /// @param branches the home country's first; a service of several is listed once
  public static Branches of(List<Branch> branches) {
    var services = new LinkedHashMap<String, CarrierService>();
    branches.stream()
        .flatMap(branch -> branch.book().profile().services().stream())
        .forEach(service -> services.merge(service.code(), service, CarrierService::joined));
    var home = branches.getFirst().book().profile();
    return new Branches(home.with(List.copyOf(services.values())), branches);
  }

  @Override
  public WorkingDays officeDays() {
    return branches.getFirst().book().officeDays();
  }

  @Override
  public WorkingDays pickupDays() {
    return branches.getFirst().book().pickupDays();
  }

  @Override
  public HubNetwork network(String country, String service) {
    return in(country).orElseThrow().network(country, service);
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> wanted) {
    var from = consignment.from();
    return in(from.country())
        .map(book -> rate(book, consignment, wanted))
        .orElseGet(() -> new Rating(List.of(), all(wanted).map(c -> declined(from, c)).toList()));
  }

  /// Prices the services in one country. One asked for that is sold only elsewhere is declined for
  /// that reason.
  private Rating rate(PriceBook book, Consignment consignment, Set<String> wanted) {
    var rating = book.rate(consignment, wanted);
    if (wanted.isEmpty()) {
      return rating;
    }
    var elsewhere =
        all(wanted)
            .filter(code -> book.profile().service(code).isEmpty())
            .map(code -> declined(consignment.from(), code));
    return new Rating(
        rating.quotes(), Stream.concat(rating.declined().stream(), elsewhere).toList());
  }

  @Override
  public ServiceOffer offer(Consignment consignment, String service) {
    if (profile.service(service).isEmpty()) {
      throw ServiceList.unknown(profile, service);
    }
    return in(consignment.from().country())
        .filter(book -> book.profile().service(service).isPresent())
        .map(book -> book.offer(consignment, service))
        .orElseGet(() -> new ServiceOffer.Declined(declined(consignment.from(), service).reason()));
  }

  private Optional<PriceBook> in(String country) {
    var home = Places.isUsPostal(country) ? UNITED_STATES : country;
    return branches.stream()
        .filter(branch -> branch.country().equals(home))
        .map(Branch::book)
        .findFirst();
  }

  private Stream<String> all(Set<String> wanted) {
    return profile.services().stream()
        .map(CarrierService::code)
        .filter(code -> wanted.isEmpty() || wanted.contains(code));
  }

  private Declined declined(Address from, String service) {
    var name = profile.service(service).map(CarrierService::name).orElse(service);
    return new Declined(
        service,
        new Problem.Refused(
            ProblemCode.SERVICE_NOT_AVAILABLE,
            LimitWords.SOLD_FROM.of(
                name, Locale.of("", from.country()).getDisplayCountry(Locale.ENGLISH))));
  }
}

package dev.quayside.engine.carrier.sandbox.metric;

import dev.quayside.engine.address.Address;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.carrier.Quote;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.carrier.Rating.Declined;
import dev.quayside.engine.carrier.sandbox.day.Pickup;
import dev.quayside.engine.carrier.sandbox.day.WorkingDays;
import dev.quayside.engine.carrier.sandbox.place.Lane;
import dev.quayside.engine.carrier.sandbox.place.Place;
import dev.quayside.engine.carrier.sandbox.place.Places;
import dev.quayside.engine.carrier.sandbox.price.Piece;
import dev.quayside.engine.carrier.sandbox.scan.Hub;
import dev.quayside.engine.carrier.sandbox.scan.HubNetwork;
import dev.quayside.engine.carrier.sandbox.tariff.Journey;
import dev.quayside.engine.carrier.sandbox.tariff.Offer;
import dev.quayside.engine.carrier.sandbox.tariff.PriceBook;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The price book of a post outside the United States: it takes parcels in its own country only.
///
/// @param country ISO 3166-1 alpha-2, where it is at home
/// @param officeDays Monday to Friday less its holidays
public record MetricTariff(
    String country,
    CarrierProfile profile,
    List<MetricService> services,
    MetricPricing pricing,
    Pickup pickup,
    WorkingDays officeDays,
    List<Hub> hubs)
    implements PriceBook {

  /// Reads a carrier's card from the resources.
  public static MetricTariff read(String carrier) {
    return new MetricTariffReader(carrier).read();
  }

  @Override
  public HubNetwork network(String service) {
    return new HubNetwork(hubs, pickup.cutOff(), service(service).doorBy());
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> wanted) {
    var asked =
        services.stream().filter(s -> wanted.isEmpty() || wanted.contains(s.code())).toList();
    try {
      var journey = journey(consignment);
      return rate(journey, wanted.isEmpty() ? fitting(journey, asked) : asked);
    } catch (ProblemException e) {
      return new Rating(
          List.of(), asked.stream().map(s -> new Declined(s.code(), e.problem())).toList());
    }
  }

  @Override
  public Offer offer(Consignment consignment, String service) {
    var known = service(service);
    try {
      return offer(journey(consignment), known);
    } catch (ProblemException e) {
      return new Offer.Declined(e.problem());
    }
  }

  private MetricService service(String code) {
    return services.stream()
        .filter(s -> s.code().equals(code))
        .findFirst()
        .orElseThrow(
            () ->
                ProblemException.invalid(
                    ProblemCode.INVALID_SERVICE,
                    "service",
                    "'%s' is not a service of %s: GET /v1/carriers/%s lists them"
                        .formatted(code, profile.name(), profile.code())));
  }

  private static List<MetricService> fitting(Journey journey, List<MetricService> asked) {
    var fitting = asked.stream().filter(s -> s.opensTo(journey)).toList();
    return fitting.isEmpty() ? asked : fitting;
  }

  private Rating rate(Journey journey, List<MetricService> asked) {
    var quotes = new ArrayList<Quote>(asked.size());
    var declined = new ArrayList<Declined>();
    for (var service : asked) {
      switch (offer(journey, service)) {
        case Offer.Sold sold -> quotes.add(sold.quote());
        case Offer.Declined no -> declined.add(new Declined(service.code(), no.reason()));
      }
    }
    return new Rating(quotes, declined);
  }

  private Offer offer(Journey journey, MetricService service) {
    var piece = MetricPiece.of(journey.piece().parcel());
    return service
        .refusal(journey, piece)
        .<Offer>map(Offer.Declined::new)
        .orElseGet(() -> new Offer.Sold(service.quote(journey, piece, pricing), journey));
  }

  private Journey journey(Consignment consignment) {
    if (!consignment.from().country().equals(country)) {
      throw ProblemException.refused(
          ProblemCode.INVALID_SERVICE,
          profile.name() + " takes parcels in " + countryName() + " only");
    }
    var from = place("from.zip", consignment.from());
    var to = place("to.zip", consignment.to());
    return new Journey(
        Lane.between(from, to, false),
        Piece.of(consignment.parcel(), false),
        "",
        consignment.isReturn(),
        consignment.customs(),
        pickup.shipDate(consignment.tenderAt(), from.timeZone()));
  }

  private String countryName() {
    return Locale.of("", country).getDisplayCountry(Locale.ENGLISH);
  }

  private static Place place(String field, Address address) {
    return Places.find(address)
        .orElseThrow(
            () ->
                ProblemException.invalid(
                    ProblemCode.INVALID_ADDRESS,
                    field,
                    "'" + address.zip() + "' is not a postal code of " + address.country()));
  }
}

package dev.quayside.engine.carrier.sandbox.tariff;

import dev.quayside.engine.address.Address;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.carrier.Quote;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.carrier.Rating.Declined;
import dev.quayside.engine.carrier.sandbox.day.Pickup;
import dev.quayside.engine.carrier.sandbox.day.WorkingDays;
import dev.quayside.engine.carrier.sandbox.place.AreaTable;
import dev.quayside.engine.carrier.sandbox.place.Lane;
import dev.quayside.engine.carrier.sandbox.place.Place;
import dev.quayside.engine.carrier.sandbox.place.Places;
import dev.quayside.engine.carrier.sandbox.place.ServiceArea;
import dev.quayside.engine.carrier.sandbox.price.Piece;
import dev.quayside.engine.carrier.sandbox.scan.Hub;
import dev.quayside.engine.carrier.sandbox.scan.HubNetwork;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A price book of a US carrier: pounds and inches, zones by distance or country.
public final class Tariff implements PriceBook {

  private static final String REMOTE_ALASKA = "alaska";

  private final CarrierProfile profile;
  private final List<ServiceCard> services;
  private final Pricing pricing;
  private final ServiceArea served;
  private final AreaTable areas;
  private final Pickup pickup;
  private final WorkingDays officeDays;
  private final Map<String, List<Hub>> hubs;

  Tariff(
      CarrierProfile profile,
      List<ServiceCard> services,
      Pricing pricing,
      ServiceArea served,
      AreaTable areas,
      Pickup pickup,
      WorkingDays officeDays,
      Map<String, List<Hub>> hubs) {
    this.profile = profile;
    this.services = services;
    this.pricing = pricing;
    this.served = served;
    this.areas = areas;
    this.pickup = pickup;
    this.officeDays = officeDays;
    this.hubs = Map.copyOf(hubs);
  }

  /// Reads a carrier's card and tables from the resources.
  public static Tariff read(String carrier) {
    return new TariffReader(carrier).read();
  }

  @Override
  public CarrierProfile profile() {
    return profile;
  }

  /// Monday to Friday less the carrier's holidays.
  @Override
  public WorkingDays officeDays() {
    return officeDays;
  }

  @Override
  public HubNetwork network(String service) {
    var card = card(service);
    return new HubNetwork(
        hubs.getOrDefault(card.family(), List.of()), pickup.cutOff(), card.doorBy());
  }

  /// Prices every service, or those of `wanted`. A service sold to the other kind of door under
  /// another name, or to the other side of the border, is left out without a word unless it was
  /// asked for.
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
    var card = card(service);
    try {
      return offer(journey(consignment), card);
    } catch (ProblemException e) {
      return new Offer.Declined(e.problem());
    }
  }

  private ServiceCard card(String service) {
    return services.stream()
        .filter(s -> s.code().equals(service))
        .findFirst()
        .orElseThrow(() -> unknown(service));
  }

  /// Services for this kind of door and lane; all of them when there is none, each with its reason.
  private static List<ServiceCard> fitting(Journey journey, List<ServiceCard> asked) {
    var fitting = asked.stream().filter(s -> s.opensTo(journey)).toList();
    return fitting.isEmpty() ? asked : fitting;
  }

  private Rating rate(Journey journey, List<ServiceCard> asked) {
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

  private Offer offer(Journey journey, ServiceCard service) {
    return service
        .refusal(journey)
        .<Offer>map(Offer.Declined::new)
        .orElseGet(() -> new Offer.Sold(service.quote(journey, pricing), journey));
  }

  private Journey journey(Consignment consignment) {
    var from = origin(consignment.from());
    var to = place("to.zip", consignment.to());
    var deliveryArea = areas.classOf(to);
    boolean remoteAlaska =
        deliveryArea.equals(REMOTE_ALASKA) || areas.classOf(from).equals(REMOTE_ALASKA);
    return new Journey(
        Lane.between(from, to, remoteAlaska),
        Piece.of(consignment.parcel(), residential(consignment)),
        deliveryArea,
        consignment.isReturn(),
        consignment.customs(),
        pickup.shipDate(consignment.tenderAt(), from.timeZone()));
  }

  /// As the sender says; else a named company is a business and everything else a home.
  private static boolean residential(Consignment consignment) {
    var said = consignment.parcel().residential();
    var company = consignment.to().company();
    return said != null ? said : company == null || company.isBlank();
  }

  private Place origin(Address address) {
    if (!Places.isUsPostal(address)) {
      throw ProblemException.refused(
          ProblemCode.INVALID_SERVICE,
          profile.name() + " takes parcels in the United States and its territories only");
    }
    return place("from.zip", address);
  }

  private Place place(String field, Address address) {
    var place =
        Places.find(address)
            .orElseThrow(
                () ->
                    ProblemException.invalid(
                        ProblemCode.INVALID_ADDRESS,
                        field,
                        "'" + address.zip() + "' is not a postal code of " + address.country()));
    if (!served.covers(place)) {
      throw ProblemException.refused(
          ProblemCode.INVALID_SERVICE,
          "%s does not serve %s: it is outside its area".formatted(profile.name(), place.text()));
    }
    return place;
  }

  private ProblemException unknown(String service) {
    return ProblemException.invalid(
        ProblemCode.INVALID_SERVICE,
        "service",
        "'"
            + service
            + "' is not a service of "
            + profile.name()
            + ": GET /v1/carriers/"
            + profile.code()
            + " lists them");
  }
}

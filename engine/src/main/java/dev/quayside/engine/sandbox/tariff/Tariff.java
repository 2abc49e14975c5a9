package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.day.WorkingDays;
import dev.quayside.engine.carrier.module.ToPostBox;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.sandbox.day.PickupTimes;
import dev.quayside.engine.sandbox.place.AreaTable;
import dev.quayside.engine.sandbox.place.Lane;
import dev.quayside.engine.sandbox.price.Piece;
import dev.quayside.engine.sandbox.scan.Hub;
import dev.quayside.engine.sandbox.scan.HubNetwork;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The prices of a carrier that uses pounds and inches, or half kilos, with zones by distance or
/// country.
///
/// @param officeDays Monday to Friday without the carrier's holidays
/// @param hubs by service family
record Tariff(
    ServiceList<ServiceCard> shelf,
    Homeland homeland,
    AreaTable areas,
    PickupTimes pickup,
    WorkingDays officeDays,
    Map<String, List<Hub>> hubs)
    implements PriceBook {

  private static final String REMOTE_ALASKA = "alaska";

  Tariff {
    hubs = Map.copyOf(hubs);
  }

  @Override
  public CarrierProfile profile() {
    return shelf.profile();
  }

  @Override
  public WorkingDays pickupDays() {
    return pickup.days();
  }

  @Override
  public HubNetwork network(String country, String service) {
    var card = shelf.service(service);
    return new HubNetwork(
        hubs.getOrDefault(card.family(), List.of()), card.fetched(pickup).cutOff(), card.doorBy());
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> wanted) {
    return shelf.rate(wanted, () -> journey(consignment));
  }

  @Override
  public ServiceOffer offer(Consignment consignment, String service) {
    return shelf.offer(service, () -> journey(consignment));
  }

  private PricedConsignment journey(Consignment consignment) {
    var from = homeland.origin(consignment.from());
    var to = homeland.destination(consignment.to());
    var deliveryArea = areas.classOf(to);
    boolean remoteAlaska =
        deliveryArea.equals(REMOTE_ALASKA) || areas.classOf(from).equals(REMOTE_ALASKA);
    return new PricedConsignment(
        Lane.between(from, to, remoteAlaska),
        Piece.of(consignment.parcel(), residential(consignment)),
        deliveryArea,
        consignment.isReturn(),
        ToPostBox.is(consignment),
        consignment.customs(),
        consignment.tenderAt(),
        PricedConsignment.shipDate(consignment, pickup, from.timeZone()),
        consignment.wanted());
  }

  /// Whether the destination is a home: as the sender says, else when no company is named.
  private static boolean residential(Consignment consignment) {
    var said = consignment.parcel().residential();
    var company = consignment.to().company();
    return said != null ? said : company == null || company.isBlank();
  }
}

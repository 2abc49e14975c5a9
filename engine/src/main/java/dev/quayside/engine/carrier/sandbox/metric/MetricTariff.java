package dev.quayside.engine.carrier.sandbox.metric;

import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.carrier.sandbox.day.Pickup;
import dev.quayside.engine.carrier.sandbox.day.WorkingDays;
import dev.quayside.engine.carrier.sandbox.place.Lane;
import dev.quayside.engine.carrier.sandbox.price.Piece;
import dev.quayside.engine.carrier.sandbox.scan.Hub;
import dev.quayside.engine.carrier.sandbox.scan.HubNetwork;
import dev.quayside.engine.carrier.sandbox.tariff.Homeland;
import dev.quayside.engine.carrier.sandbox.tariff.Journey;
import dev.quayside.engine.carrier.sandbox.tariff.Offer;
import dev.quayside.engine.carrier.sandbox.tariff.PriceBook;
import dev.quayside.engine.carrier.sandbox.tariff.Shelf;
import java.util.List;
import java.util.Set;

/// The price book of a post outside the United States: it takes parcels in its own country only.
///
/// @param officeDays Monday to Friday less its holidays
record MetricTariff(
    Shelf<MetricService> shelf,
    Homeland homeland,
    Pickup pickup,
    WorkingDays officeDays,
    List<Hub> hubs)
    implements PriceBook {

  @Override
  public CarrierProfile profile() {
    return shelf.profile();
  }

  @Override
  public HubNetwork network(String country, String service) {
    return new HubNetwork(hubs, pickup.cutOff(), shelf.service(service).doorBy());
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> wanted) {
    return shelf.rate(wanted, () -> journey(consignment));
  }

  @Override
  public Offer offer(Consignment consignment, String service) {
    return shelf.offer(service, () -> journey(consignment));
  }

  private Journey journey(Consignment consignment) {
    var from = homeland.origin(consignment.from());
    var to = homeland.destination(consignment.to());
    return new Journey(
        Lane.between(from, to, false),
        Piece.of(consignment.parcel(), false),
        "",
        consignment.isReturn(),
        consignment.customs(),
        consignment.tenderAt(),
        pickup.shipDate(consignment.tenderAt(), from.timeZone()));
  }
}

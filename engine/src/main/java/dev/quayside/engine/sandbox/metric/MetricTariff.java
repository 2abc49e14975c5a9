package dev.quayside.engine.sandbox.metric;

import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.day.WorkingDays;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.sandbox.day.PickupTimes;
import dev.quayside.engine.sandbox.place.Lane;
import dev.quayside.engine.sandbox.price.Piece;
import dev.quayside.engine.sandbox.scan.Hub;
import dev.quayside.engine.sandbox.scan.HubNetwork;
import dev.quayside.engine.sandbox.tariff.Homeland;
import dev.quayside.engine.sandbox.tariff.PriceBook;
import dev.quayside.engine.sandbox.tariff.PricedConsignment;
import dev.quayside.engine.sandbox.tariff.ServiceList;
import dev.quayside.engine.sandbox.tariff.ServiceOffer;
import java.util.List;
import java.util.Set;

/// The prices of a post outside the United States, which takes parcels in its own country only.
///
/// @param officeDays Monday to Friday without its holidays
record MetricTariff(
    ServiceList<MetricService> shelf,
    Homeland homeland,
    PickupTimes pickup,
    WorkingDays officeDays,
    List<Hub> hubs)
    implements PriceBook {

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
    return new HubNetwork(hubs, pickup.cutOff(), shelf.service(service).doorBy());
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
    return new PricedConsignment(
        Lane.between(from, to, false),
        Piece.of(consignment.parcel(), false),
        "",
        consignment.isReturn(),
        false,
        consignment.customs(),
        consignment.tenderAt(),
        PricedConsignment.shipDate(consignment, pickup, from.timeZone()),
        consignment.wanted());
  }
}

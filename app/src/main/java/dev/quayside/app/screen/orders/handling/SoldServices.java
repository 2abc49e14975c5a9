package dev.quayside.app.screen.orders.handling;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.orders.handling.HandlingGateway.Service;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import java.util.List;

/// The services of the carriers that sell in a workspace.
public record SoldServices(List<Service> all) {

  public SoldServices {
    all = List.copyOf(all);
  }

  public static SoldServices at(WorkspaceEngine place) {
    return new SoldServices(
        place.engine().carriers().selling(place.caller()).stream()
            .map(Carrier::profile)
            .flatMap(profile -> profile.services().stream().map(one -> service(profile, one)))
            .toList());
  }

  private static Service service(CarrierProfile carrier, CarrierService service) {
    var name = service.name();
    return new Service(
        service.code(), name.startsWith(carrier.name()) ? name : carrier.name() + " " + name);
  }

  /// The name of the service with this code; other words, such as a shop's own, as they are.
  public String named(String wanted) {
    return all.stream()
        .filter(each -> each.code().equalsIgnoreCase(wanted))
        .findFirst()
        .map(Service::name)
        .orElse(wanted);
  }
}

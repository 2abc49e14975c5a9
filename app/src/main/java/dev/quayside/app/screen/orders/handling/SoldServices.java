package dev.quayside.app.screen.orders.handling;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.orders.handling.HandlingGateway.Service;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The services of the carriers that sell in a workspace.
public final class SoldServices {

  private final List<Service> all = new ArrayList<>();

  /// By code: each of thousands of orders asks for one.
  private final Map<String, String> names = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  private SoldServices() {}

  public static SoldServices at(WorkspaceEngine place) {
    var sold = new SoldServices();
    for (var carrier : place.engine().carriers().selling(place.caller())) {
      carrier.profile().services().forEach(one -> sold.add(carrier.profile(), one));
    }
    return sold;
  }

  private void add(CarrierProfile carrier, CarrierService service) {
    var own = service.name();
    var name = own.startsWith(carrier.name()) ? own : carrier.name() + " " + own;
    all.add(new Service(service.code(), name));
    names.putIfAbsent(service.code(), name);
  }

  public List<Service> all() {
    return List.copyOf(all);
  }

  /// The name of the service with this code; other words, such as a shop's own, as they are.
  public String named(String wanted) {
    return names.getOrDefault(wanted, wanted);
  }
}

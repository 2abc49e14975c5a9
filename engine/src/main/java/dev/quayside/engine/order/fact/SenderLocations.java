package dev.quayside.engine.order.fact;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.carrier.option.HandOver;
import dev.quayside.engine.order.rule.condition.Departure;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.location.Locations;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Where orders leave from, and the time there.
public record SenderLocations(Locations locations, WorkspaceClock clock) {

  public Instant now(Caller caller) {
    return clock.now(caller.workspace());
  }

  /// @param sender of a location, or any other address
  public Departure from(Caller caller, Address sender) {
    return at(caller, sender, at(locations.list(caller), sender));
  }

  /// The location that a rule names.
  ///
  /// @param named its id or name
  public Optional<Departure> named(Caller caller, String named) {
    return location(caller, named)
        .map(location -> at(caller, location.address(), Optional.of(location)));
  }

  public Optional<Location> location(Caller caller, String named) {
    return locations.list(caller).stream().filter(each -> each.isCalled(named)).findFirst();
  }

  /// The location at an address.
  public Optional<Location> at(Caller caller, Address sender) {
    return at(locations.list(caller), sender);
  }

  /// Whether it is where orders leave of which nothing is said.
  public boolean isUsual(Caller caller, Address sender) {
    var usual = locations.standard(caller).map(Location::address);
    return usual.isEmpty() || usual.get().equals(sender);
  }

  private static Optional<Location> at(List<Location> all, Address sender) {
    return all.stream().filter(each -> each.address().equals(sender)).findFirst();
  }

  private Departure at(Caller caller, Address address, Optional<Location> location) {
    var names = location.map(each -> List.of(each.id(), each.name())).orElse(List.of());
    return new Departure(address, names, HandOver.time(address, now(caller)));
  }
}

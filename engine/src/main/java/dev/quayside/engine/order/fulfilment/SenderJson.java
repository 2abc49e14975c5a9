package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.platform.server.json.Fields;
import org.jspecify.annotations.Nullable;

/// The sender in a request: an address, a location by id or name, or nothing for the default
/// location.
public record SenderJson(@Nullable AddressDraft from, @Nullable String location) {

  public static SenderJson read(Fields body) {
    var from = body.object("from");
    var location = body.text("location");
    if (from == null) {
      return new SenderJson(null, location);
    }
    var draft = AddressJson.read(from);
    draft.checkForLabel("from", body.violations());
    return new SenderJson(draft, location);
  }

  boolean isGiven() {
    return from != null || location != null;
  }

  public Address address(Caller caller, Locations locations) {
    return from == null ? locations.sender(caller, location) : from.value();
  }
}

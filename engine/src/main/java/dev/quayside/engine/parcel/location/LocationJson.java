package dev.quayside.engine.parcel.location;

import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A location on the wire.
record LocationJson(String id, String name, AddressJson address, @Nullable String cutOff) {

  private static final AddressDraft NONE =
      new AddressDraft(null, null, null, null, null, null, null, null, null, null);

  static LocationJson of(Location location) {
    return new LocationJson(
        location.id(),
        location.name(),
        AddressJson.of(location.address()),
        Objects.toString(location.cutOff(), null));
  }

  static LocationDraft read(Fields body) {
    body.require("address");
    var address = body.object("address");
    var draft =
        new LocationDraft(
            Objects.requireNonNullElse(body.text("name"), ""),
            address == null ? NONE : AddressJson.read(address),
            body.hour("cutOff"));
    if (address == null) {
      body.violations().require("name", draft.name());
    } else {
      draft.check(body.violations());
    }
    return draft;
  }
}

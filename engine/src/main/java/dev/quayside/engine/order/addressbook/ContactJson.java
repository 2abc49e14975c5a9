package dev.quayside.engine.order.addressbook;

import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.platform.server.json.Fields;
import java.time.Instant;

/// An entry of the address book on the wire.
record ContactJson(String id, String kind, AddressJson address, Instant usedAt) {

  /// An address to be saved.
  record Draft(Contact.Kind kind, AddressDraft address) {}

  static ContactJson of(Contact contact) {
    return new ContactJson(
        contact.id(), contact.kind().wire(), AddressJson.of(contact.address()), contact.usedAt());
  }

  static Draft read(Fields body) {
    body.require("kind");
    var kind = body.choice("kind", Contact.Kind.values(), Contact.Kind::wire);
    var address = body.requiredObject("address");
    var draft = AddressJson.read(address);
    draft.checkForLabel("address", address.violations());
    return new Draft(kind == null ? Contact.Kind.RECIPIENT : kind, draft);
  }
}

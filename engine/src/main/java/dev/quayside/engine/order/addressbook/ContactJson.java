package dev.quayside.engine.order.addressbook;

import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.OptionsJson;
import dev.quayside.engine.platform.server.json.Fields;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// An entry of the address book on the wire.
record ContactJson(
    String id,
    String kind,
    AddressJson address,
    OptionsJson.@Nullable Billing billing,
    Instant usedAt) {

  /// An address to be saved.
  ///
  /// @param billing who pays for parcels to it; null to say nothing
  record Draft(Contact.Kind kind, AddressDraft address, @Nullable BillTo billing) {}

  static ContactJson of(Contact contact) {
    return new ContactJson(
        contact.id(),
        contact.kind().wire(),
        AddressJson.of(contact.address()),
        Optional.ofNullable(contact.billing()).map(OptionsJson.Billing::of).orElse(null),
        contact.usedAt());
  }

  static Draft read(Fields body) {
    body.require("kind");
    var kind = body.choice("kind", Contact.Kind.values(), Contact.Kind::wire);
    var address = body.requiredObject("address");
    var draft = AddressJson.read(address);
    draft.checkForLabel("address", address.violations());
    var billing = OptionsJson.readBilling(body);
    return new Draft(
        kind == null ? Contact.Kind.RECIPIENT : kind,
        draft,
        billing.equals(BillTo.UNSAID) ? null : billing);
  }
}

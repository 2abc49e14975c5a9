package dev.quayside.engine.order.addressbook;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.parcel.address.Address;
import java.time.Instant;

/// An entry of the address book.
///
/// @param usedAt when a label was last bought with it, or it was saved by hand
public record Contact(String id, Kind kind, Address address, Instant usedAt) {

  /// The side of a shipment an address is on.
  public enum Kind implements WireWord {
    SENDER,
    RECIPIENT
  }
}

package dev.quayside.engine.order.addressbook;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.parcel.address.Address;
import java.time.Instant;

/// An entry of the address book.
///
/// @param usedAt when it was last shipped with, or kept by hand
public record Contact(String id, Kind kind, Address address, Instant usedAt) {

  /// On which side of a shipment it stands.
  public enum Kind implements WireWord {
    SENDER,
    RECIPIENT
  }
}

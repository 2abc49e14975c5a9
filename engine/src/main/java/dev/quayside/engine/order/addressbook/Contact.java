package dev.quayside.engine.order.addressbook;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.option.BillTo;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// An entry of the address book.
///
/// @param billing who pays for parcels to it; null when nothing is said
/// @param usedAt when a label was last bought with it, or it was saved by hand
public record Contact(
    String id, Kind kind, Address address, Instant usedAt, @Nullable BillTo billing) {

  /// A contact that says nothing of who pays.
  public Contact(String id, Kind kind, Address address, Instant usedAt) {
    this(id, kind, address, usedAt, null);
  }

  /// The side of a shipment an address is on.
  public enum Kind implements WireWord {
    SENDER,
    RECIPIENT
  }
}

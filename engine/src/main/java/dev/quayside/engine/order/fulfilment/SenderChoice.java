package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.parcel.address.Address;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The sender of a parcel.
///
/// @param given address given by the caller; null when there is none
/// @param usual address to use when none is given
record SenderChoice(@Nullable Address given, Supplier<Address> usual) {

  static SenderChoice of(Address given) {
    return new SenderChoice(given, () -> given);
  }

  Address address() {
    return given == null ? usual.get() : given;
  }
}

package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.parcel.address.Address;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Where parcels leave from.
///
/// @param given as the caller says; null when he does not
/// @param usual where they leave from then
record Sender(@Nullable Address given, Supplier<Address> usual) {

  static Sender of(Address given) {
    return new Sender(given, () -> given);
  }

  Address address() {
    return given == null ? usual.get() : given;
  }
}

package dev.quayside.engine.shipping;

import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.label.carrier.form.Party;
import org.jspecify.annotations.Nullable;

/// Addresses as labels and documents show them.
public final class Parties {

  private Parties() {}

  public static Party of(Address address) {
    return new Party(
        text(address.name()),
        address.company(),
        text(address.street1()),
        address.street2(),
        text(address.city()),
        address.state(),
        address.zip(),
        address.country(),
        address.phone());
  }

  private static String text(@Nullable String line) {
    return line == null ? "" : line;
  }
}

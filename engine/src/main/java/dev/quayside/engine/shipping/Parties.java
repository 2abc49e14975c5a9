package dev.quayside.engine.shipping;

import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.font.Printable;
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

  /// The same with a question mark for what no font has: purchases refuse such text, but not all of
  /// it was known when older labels were bought, and a paid label is printed.
  static Party printable(Address address) {
    var party = of(address);
    return new Party(
        Printable.readable(party.name()),
        printable(party.company()),
        Printable.readable(party.street1()),
        printable(party.street2()),
        Printable.readable(party.city()),
        printable(party.state()),
        Printable.readable(party.zip()),
        party.country(),
        printable(party.phone()));
  }

  static @Nullable String printable(@Nullable String line) {
    return line == null ? null : Printable.readable(line);
  }

  private static String text(@Nullable String line) {
    return line == null ? "" : line;
  }
}

package dev.quayside.engine.sandbox;

import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.parcel.address.Address;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/// A simulated carrier's address files. They hold every address, and add the last four digits of a
/// ZIP+4 to addresses in the United States, always the same ones.
record SandboxAddressFiles(FaultyLine line) implements AddressLookup {

  private static final int SECTORS = 9_999;

  @Override
  public Finding lookUpAddress(Address address) {
    line.call();
    return new Finding(
        true, address.country().equals("US") ? withPlus4(address) : address, List.of());
  }

  private static Address withPlus4(Address address) {
    var street = Objects.requireNonNullElse(address.street1(), "").toUpperCase(Locale.ROOT);
    int sector = 1 + Math.floorMod((street + address.zip5()).hashCode(), SECTORS);
    var zip =
        address.zip().length() > 5 ? address.zip() : "%s-%04d".formatted(address.zip(), sector);
    return new Address(
        address.name(),
        address.company(),
        address.street1(),
        address.street2(),
        address.city(),
        address.state(),
        zip,
        address.country(),
        address.phone(),
        address.email());
  }
}

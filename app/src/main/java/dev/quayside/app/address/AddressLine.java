package dev.quayside.app.address;

import dev.quayside.app.i18n.Formats;
import dev.quayside.engine.parcel.address.Address;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes an address in one line, to tell it from others.
public final class AddressLine {
  private AddressLine() {}

  public static String of(Address address, Formats formats) {
    return Stream.of(address.name(), address.company(), address.street1(), formats.place(address))
        .filter(part -> part != null && !part.isBlank())
        .collect(Collectors.joining(", "));
  }
}

package dev.quayside.engine.parcel.address;

import dev.quayside.engine.platform.server.json.Fields;
import org.jspecify.annotations.Nullable;

/// An address on the wire.
public record AddressJson(
    @Nullable String name,
    @Nullable String company,
    @Nullable String street1,
    @Nullable String street2,
    @Nullable String city,
    @Nullable String state,
    String zip,
    String country,
    @Nullable String phone,
    @Nullable String email) {

  public static AddressJson of(Address address) {
    return new AddressJson(
        address.name(),
        address.company(),
        address.street1(),
        address.street2(),
        address.city(),
        address.state(),
        address.zip(),
        address.country(),
        address.phone(),
        address.email());
  }

  public static AddressDraft read(Fields address) {
    return new AddressDraft(
        address.text("name"),
        address.text("company"),
        address.text("street1"),
        address.text("street2"),
        address.text("city"),
        address.text("state"),
        address.text("zip"),
        address.text("country"),
        address.text("phone"),
        address.text("email"));
  }
}

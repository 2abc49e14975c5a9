package dev.quayside.app.screen.ship;

import dev.quayside.engine.parcel.address.AddressDraft;

/// Where test parcels go. Invented people, real places.
public final class Places {

  public static final AddressDraft BERLIN =
      draft("Jana Vogt", "Torstraße 5", "Berlin", null, "10119", "DE", "+49 30 5550 142");

  public static final AddressDraft TORONTO =
      draft("Shipping Desk", "100 Queen St W", "Toronto", "ON", "M5H 2N2", "CA", "416-555-0142");

  public static final AddressDraft VANCOUVER =
      draft("Ann Lee", "453 W 12th Ave", "Vancouver", "BC", "V5Y 1V4", "CA", "604-555-0187");

  private Places() {}

  private static AddressDraft draft(
      String name,
      String street,
      String city,
      @org.jspecify.annotations.Nullable String state,
      String zip,
      String country,
      String phone) {
    return new AddressDraft(
        name, null, street, null, city, state, zip, country, phone, "desk@example.com");
  }
}

package dev.quayside.engine.carrier.doubles;

import dev.quayside.engine.parcel.address.Address;
import java.time.Instant;

/// Who sends to whom in the tests of carriers in the United States, and when.
public final class NewYork {

  /// A Tuesday evening in New York, Wednesday in London.
  public static final Instant TUESDAY = Instant.parse("2026-11-25T01:00:00Z");

  private NewYork() {}

  public static Address sender() {
    return new Address(
        "Ann Sender",
        "Quay Goods",
        "20 W 34th St",
        null,
        "New York",
        "NY",
        "10001",
        "US",
        "212 555 0101",
        "shop@example.com");
  }

  public static Address recipient() {
    return new Address(
        "Bob Buyer",
        "Buyer & Co",
        "350 5th Ave",
        "Floor 12",
        "New York",
        "NY",
        "10118-0110",
        "US",
        "+1 212 555 0100",
        "bob@example.com");
  }
}

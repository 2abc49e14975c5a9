package dev.quayside.engine.order;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Orders for tests.
public final class SampleOrders {

  public static final Address SENDER =
      new Address(
          "Ann Sender",
          "Dock 7",
          "500 Terry Francois Blvd",
          null,
          "San Francisco",
          "CA",
          "94158",
          "US",
          "4155550100",
          null);

  private SampleOrders() {}

  public static NewOrder order(String number) {
    return order(number, "16");
  }

  public static NewOrder order(String number, @Nullable String ounces) {
    return new NewOrder(number, details("Bob Buyer", "New York", "NY", "10118", ounces), null);
  }

  public static OrderDetails details(
      String name, String city, String state, String zip, @Nullable String ounces) {
    return new OrderDetails(
        new Address(name, null, "350 5th Ave", null, city, state, zip, "US", null, null),
        List.of(
            new OrderItem(
                "MUG-1", "Mug", 2, Money.usd("12.50"), Weight.ofOunces("6"), "6912.00", "US")),
        new ParcelDraft(
            ounces == null ? null : new BigDecimal(ounces),
            null,
            null,
            null,
            false,
            Signature.NONE,
            null,
            null),
        null,
        null,
        null,
        null,
        null,
        null);
  }
}

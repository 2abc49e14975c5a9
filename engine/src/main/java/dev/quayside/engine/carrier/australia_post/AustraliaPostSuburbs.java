package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.parcel.address.Address;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Checks whether suburb, state and postcode belong together. Streets are not looked up.
record AustraliaPostSuburbs(CarrierLine line, AustraliaPostApi api) implements AddressLookup {

  private static final int LONGEST = 40;
  private static final int BAD_REQUEST = 400;

  @Override
  public boolean covers(String country) {
    return country.equals("AU");
  }

  @Override
  public Finding lookUpAddress(Address address) {
    var state = required("state", address.state());
    var postcode = required("zip", address.zip());
    var said = api.suburb(required("city", address.city()), state, postcode);
    if (said.status() == BAD_REQUEST) {
      return new Finding(false, null, List.of(AustraliaPostErrors.text(said)));
    }
    var suburbs =
        line.read(
            line.good(said, AustraliaPostErrors::problem), AustraliaPostOrderWire.Suburbs.class);
    var found = suburbs.found();
    if (found == null) {
      throw line.garbled();
    }
    var others = Absent.toEmpty(suburbs.results());
    return new Finding(
        found,
        null,
        found || others.isEmpty()
            ? List.of()
            : List.of(state + " " + postcode + ": " + String.join(", ", others)));
  }

  private static String required(String field, @Nullable String text) {
    return VendorText.required(AustraliaPost.NAME, field, text, LONGEST);
  }
}

package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.usps.UspsDayWire.Correction;
import dev.quayside.engine.carrier.usps.UspsDayWire.Found;
import dev.quayside.engine.carrier.usps.UspsDayWire.Street;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.place.Places;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Looks addresses up in USPS's files, which know their spelling and ZIP+4.
record UspsAddressFiles(CarrierLine line, UspsApi api) implements AddressLookup {

  private static final Pattern ZIP = Pattern.compile("\\d{5}");

  /// Neither house nor unit was found.
  private static final String UNCONFIRMED = "N";

  @Override
  public boolean covers(String country) {
    return Places.isUsPostal(country);
  }

  @Override
  public Finding lookUpAddress(Address address) {
    var said = api.address(question(address));
    if (said.isUnknown()) {
      return new Finding(false, null, List.of(UspsErrors.text(said)));
    }
    return found(line.good(said, UspsErrors::problem), address).orElseThrow(line::garbled);
  }

  private static Map<String, String> question(Address address) {
    var parts = new LinkedHashMap<String, String>();
    var zip = VendorText.tidy(address.zip());
    put(parts, "firm", VendorText.cut(address.company(), UspsParties.LINE));
    put(parts, "streetAddress", required("street1", address.street1()));
    put(parts, "secondaryAddress", VendorText.cut(address.street2(), UspsParties.LINE));
    put(parts, "city", VendorText.tidy(address.city()));
    put(parts, "state", UspsParties.state("state", address));
    put(parts, "ZIPCode", ZIP.matcher(zip).lookingAt() ? zip.substring(0, 5) : null);
    return parts;
  }

  private static String required(String field, @Nullable String text) {
    return VendorText.required(Usps.NAME, field, text, UspsParties.LINE);
  }

  private static void put(Map<String, String> parts, String name, @Nullable String value) {
    if (value != null && !value.isEmpty()) {
      parts.put(name, value);
    }
  }

  private static Optional<Finding> found(Said said, Address asked) {
    return Wire.read(said, Found.class)
        .filter(found -> found.address() != null)
        .map(
            found -> {
              var delivery = found.additionalInfo();
              return new Finding(
                  delivery == null || !UNCONFIRMED.equals(delivery.confirmed()),
                  standard(Objects.requireNonNull(found.address()), asked),
                  remarks(found));
            });
  }

  private static List<String> remarks(Found found) {
    return Stream.concat(
            Absent.toEmpty(found.corrections()).stream().map(Correction::text),
            Absent.toEmpty(found.warnings()).stream())
        .map(VendorText::tidy)
        .filter(each -> !each.isEmpty())
        .toList();
  }

  /// The address as USPS writes it. A unit that USPS leaves out is kept: it may be new.
  private static @Nullable Address standard(Street found, Address asked) {
    var street = VendorText.tidy(found.streetAddress());
    var zip = VendorText.tidy(found.zip());
    var plus4 = VendorText.tidy(found.plus4());
    var unit = VendorText.tidy(found.secondaryAddress());
    return street.isEmpty() || zip.isEmpty()
        ? null
        : new Address(
            null,
            null,
            street,
            unit.isEmpty() ? asked.street2() : unit,
            found.city(),
            found.state(),
            plus4.isEmpty() ? zip : zip + "-" + plus4,
            asked.country(),
            null,
            null);
  }
}

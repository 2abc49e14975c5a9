package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.AddressLookup.Finding;
import dev.quayside.engine.carrier.fedex.wire.FedexAddressWire;
import dev.quayside.engine.carrier.fedex.wire.FedexWire;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.parcel.address.Address;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Looks addresses up in FedEx's files: asks, and reads the answer.
final class FedexAddressFiles {

  private static final int LONGEST = 100;

  private FedexAddressFiles() {}

  static FedexAddressWire.Request request(Address address) {
    VendorText.required(Fedex.NAME, "street1", address.street1(), LONGEST);
    VendorText.required(Fedex.NAME, "city", address.city(), LONGEST);
    VendorText.required(Fedex.NAME, "zip", address.zip(), LONGEST);
    var area = FedexAddresses.area(address, null);
    return new FedexAddressWire.Request(
        List.of(
            new FedexAddressWire.Wanted(
                new FedexWire.Address(
                    street(address),
                    area.city(),
                    area.stateOrProvinceCode(),
                    area.postalCode(),
                    area.countryCode(),
                    null))));
  }

  private static List<String> street(Address address) {
    return Stream.of(address.street1(), address.street2())
        .map(VendorText::tidy)
        .filter(line -> !line.isEmpty())
        .toList();
  }

  /// The finding. For a country FedEx has no files of, it holds remarks only.
  static Optional<Finding> finding(FedexAddressWire.Output said) {
    return Absent.toEmpty(said.resolvedAddresses()).stream()
        .findFirst()
        .map(FedexAddressFiles::finding);
  }

  private static Finding finding(FedexAddressWire.Resolved said) {
    var remarks = Absent.toEmpty(said.customerMessage());
    var attributes = said.attributes();
    if (attributes == null || Boolean.FALSE.equals(attributes.countrySupported())) {
      return new Finding(true, null, remarks);
    }
    boolean resolved = Boolean.TRUE.equals(attributes.resolved());
    boolean found =
        resolved
            || Boolean.TRUE.equals(attributes.matched())
            || Boolean.TRUE.equals(attributes.deliveryPoint());
    return new Finding(found, resolved ? standard(said) : null, remarks);
  }

  /// The address as FedEx writes it; null when a part is missing.
  private static @Nullable Address standard(FedexAddressWire.Resolved said) {
    var street = Absent.toEmpty(said.streetLinesToken());
    var zip = zip(said.parsedPostalCode());
    var country = said.countryCode();
    return street.isEmpty() || zip.isEmpty() || country == null
        ? null
        : new Address(
            null,
            null,
            street.getFirst(),
            street.size() > 1 ? street.get(1) : null,
            said.city(),
            said.stateOrProvinceCode(),
            zip,
            country,
            null,
            null);
  }

  private static String zip(FedexAddressWire.@Nullable PostalCode said) {
    var base = said == null ? "" : VendorText.tidy(said.base());
    var more = said == null ? "" : VendorText.tidy(said.addOn());
    return base.isEmpty() || more.isEmpty() ? base : base + "-" + more;
  }
}

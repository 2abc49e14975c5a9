package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.parcel.address.Address;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Looks addresses up in UPS's files: streets of the United States and Puerto Rico.
record UpsAddressFiles(UpsApi api, CarrierLine line) implements AddressLookup {

  private static final int STREET = 100;
  private static final int CITY = 30;
  private static final int ZIP = 5;

  /// How many candidates are shown for an ambiguous address.
  private static final int MOST_TOLD = 3;

  @Override
  public boolean covers(String country) {
    return Set.of("US", "PR").contains(country);
  }

  @Override
  public Finding lookUpAddress(Address address) {
    var said = line.good(api.address(asked(address)), UpsErrors::problem);
    return Wire.read(said, UpsAddressWire.Answer.class)
        .map(UpsAddressWire.Answer::found)
        .flatMap(UpsAddressFiles::finding)
        .orElseThrow(line::garbled);
  }

  static UpsAddressWire.Envelope asked(Address address) {
    VendorText.required(Ups.NAME, "street1", address.street1(), STREET);
    var plusFour = address.zip().replaceFirst("^\\d{5}-?", "");
    return new UpsAddressWire.Envelope(
        new UpsAddressWire.Asked(
            new UpsAddressWire.Key(
                VendorStreet.lines(Ups.NAME, "", address, 2, STREET),
                Absent.fromEmpty(VendorText.cut(address.city(), CITY)),
                Absent.fromEmpty(VendorText.tidy(address.state())),
                Absent.fromEmpty(VendorText.cut(address.zip5(), ZIP)),
                Absent.fromEmpty(plusFour.matches("\\d{4}") ? plusFour : ""),
                UpsParties.country(address))));
  }

  /// The finding; empty when the answer states neither. Among several candidates none is chosen:
  /// they become remarks.
  private static Optional<Finding> finding(UpsAddressWire.Found said) {
    var candidates =
        Absent.toEmpty(said.candidate()).stream()
            .map(UpsAddressWire.Candidate::addressKeyFormat)
            .filter(Objects::nonNull)
            .toList();
    if (said.validAddressIndicator() != null) {
      return Optional.of(
          new Finding(
              true, candidates.isEmpty() ? null : standard(candidates.getFirst()), List.of()));
    }
    return said.ambiguousAddressIndicator() == null && said.noCandidatesIndicator() == null
        ? Optional.empty()
        : Optional.of(
            new Finding(
                false,
                null,
                candidates.stream().limit(MOST_TOLD).map(UpsAddressFiles::line).toList()));
  }

  /// The address as UPS writes it; null when a part is missing.
  private static @Nullable Address standard(UpsAddressWire.Key said) {
    var street = lines(said);
    var zip = zip(said);
    var country = said.countryCode();
    return street.isEmpty() || zip.isEmpty() || country == null
        ? null
        : new Address(
            null,
            null,
            street.getFirst(),
            street.size() > 1 ? street.get(1) : null,
            said.politicalDivision2(),
            said.politicalDivision1(),
            zip,
            country,
            null,
            null);
  }

  private static String line(UpsAddressWire.Key said) {
    return Stream.of(
            String.join(" ", lines(said)),
            VendorText.tidy(said.politicalDivision2()),
            VendorText.tidy(said.politicalDivision1()) + " " + zip(said))
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(", "));
  }

  private static List<String> lines(UpsAddressWire.Key said) {
    return Absent.toEmpty(said.addressLine());
  }

  private static String zip(UpsAddressWire.Key said) {
    return Stream.of(said.postcodePrimaryLow(), said.postcodeExtendedLow())
        .map(VendorText::tidy)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("-"));
  }
}

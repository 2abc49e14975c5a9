package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.fedex.wire.FedexShipWire;
import dev.quayside.engine.carrier.fedex.wire.FedexWire;
import dev.quayside.engine.carrier.module.Addressee;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.phone.Telephone;
import dev.quayside.printing.address.UsCountries;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Addresses and people in FedEx's form; lengths are those of its Ship API.
final class FedexAddresses {

  private static final Set<String> WITH_STATES = Set.of("US", "CA", "PR");

  /// Countries that do without a postal code, and FedEx since 2026-01-05 does not.
  private static final Set<String> WITH_POSTAL_CODE = Set.of("BG", "CY", "UA");

  private static final int LINES = 3;
  private static final int LINE = 35;
  private static final int PERSON = 70;
  private static final int ZIP = 10;
  private static final int EMAIL = 80;
  static final int SHORTEST_PHONE = 10;
  private static final int LONGEST_PHONE = 15;
  private static final int EXTENSION = 6;

  private FedexAddresses() {}

  /// The country as FedEx has it: territories of the United States are their own.
  static String country(Address address) {
    var state = Absent.toEmpty(address.state());
    return address.country().equals("US") && UsCountries.TERRITORIES.contains(state)
        ? state
        : address.country();
  }

  static boolean isAbroad(Consignment consignment) {
    return !country(consignment.from()).equals(country(consignment.to()));
  }

  /// The parts of an address that a rate needs.
  static FedexWire.Address area(Address address, @Nullable Boolean residential) {
    return address(address, null, residential);
  }

  /// @param field of the request: `to`
  static FedexShipWire.Party party(String field, Address address, @Nullable Boolean residential) {
    VendorText.required(Fedex.NAME, field + ".street1", address.street1(), LINE);
    VendorText.required(Fedex.NAME, field + ".city", address.city(), LINE);
    if (WITH_POSTAL_CODE.contains(address.country())) {
      VendorText.required(Fedex.NAME, field + ".zip", address.zip(), ZIP);
    }
    var street = VendorStreet.lines(Fedex.NAME, field, address, LINES, LINE);
    return new FedexShipWire.Party(contact(field, address), address(address, street, residential));
  }

  private static FedexWire.Address address(
      Address address, @Nullable List<String> street, @Nullable Boolean residential) {
    var country = country(address);
    return new FedexWire.Address(
        street,
        Absent.fromEmpty(VendorText.cut(address.city(), LINE)),
        WITH_STATES.contains(country) ? state(address) : null,
        Absent.fromEmpty(VendorText.cut(address.zip(), ZIP)),
        country,
        residential);
  }

  private static @Nullable String state(Address address) {
    var state = VendorText.tidy(address.state());
    return state.length() == 2 ? state : null;
  }

  private static FedexShipWire.Contact contact(String field, Address address) {
    var alone = VendorText.tidy(address.company()).isEmpty();
    var person = VendorText.tidy(address.name());
    var names =
        alone && person.length() <= PERSON && !person.isEmpty()
            ? new Addressee("", person)
            : Addressee.of(Fedex.NAME, field, address, LINE, PERSON);
    var email = VendorText.tidy(address.email());
    return new FedexShipWire.Contact(
        Absent.fromEmpty(names.second()),
        Absent.fromEmpty(names.first()),
        phone(field, address),
        extension(address),
        email.length() > EMAIL ? null : Absent.fromEmpty(email));
  }

  private static @Nullable String extension(Address address) {
    var extension = Telephone.read(address.phone(), country(address)).extension();
    return extension.length() > EXTENSION ? null : Absent.fromEmpty(extension);
  }

  /// The digits of the telephone number; in North America without the leading 1, elsewhere with the
  /// calling code.
  private static String phone(String field, Address address) {
    var phone = Telephone.read(address.phone(), country(address)).digits();
    VendorText.requirePhone(Fedex.NAME, field, phone);
    if (phone.length() < SHORTEST_PHONE || phone.length() > LONGEST_PHONE) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_ADDRESS,
          field + ".phone",
          FedexWords.PHONE.of(SHORTEST_PHONE, LONGEST_PHONE));
    }
    return phone;
  }
}

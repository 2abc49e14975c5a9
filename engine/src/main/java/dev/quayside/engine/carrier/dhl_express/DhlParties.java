package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.phone.Telephone;
import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.parcel.place.Places;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Sender and recipient in DHL's form: each has a person, a company and a telephone number.
final class DhlParties {

  private static final int LINES = 3;
  private static final int LINE = 45;
  private static final int ZIP = 12;
  private static final int PHONE = 70;
  private static final int EMAIL = 70;
  private static final int COMPANY = 100;
  private static final int NAME = 255;
  private static final int SHORTEST_PROVINCE = 2;
  private static final int LONGEST_PROVINCE = 35;

  private DhlParties() {}

  /// An address for a price. A missing city is replaced by the postal area's.
  static DhlWire.Place place(String field, Address address) {
    var city =
        Optional.ofNullable(address.city())
            .filter(given -> !given.isBlank())
            .or(() -> Places.find(address).map(Place::city))
            .orElse(null);
    return new DhlWire.Place(
        VendorText.cut(address.zip(), ZIP),
        required(field + ".city", city, LINE),
        DhlLane.country(address),
        province(address));
  }

  static DhlWire.Party sender(Address from) {
    return party("from", from, "business");
  }

  static DhlWire.Party recipient(Address to) {
    return party("to", to, to.company() == null ? "private" : "business");
  }

  private static DhlWire.Party party(String field, Address address, String kind) {
    return new DhlWire.Party(postal(field, address), contact(field, address), null, kind);
  }

  static DhlWire.PostalAddress postal(String field, Address address) {
    required(field + ".street1", address.street1(), LINE);
    var lines = VendorStreet.lines(DhlExpress.NAME, field, address, LINES, LINE);
    return new DhlWire.PostalAddress(
        VendorText.cut(address.zip(), ZIP),
        required(field + ".city", address.city(), LINE),
        DhlLane.country(address),
        province(address),
        lines.getFirst(),
        lines.size() > 1 ? lines.get(1) : null,
        lines.size() > 2 ? lines.get(2) : null);
  }

  static DhlWire.Contact contact(String field, Address address) {
    var company = VendorText.tidy(address.company());
    var name = VendorText.tidy(address.name());
    return new DhlWire.Contact(
        VendorText.phone(DhlExpress.NAME, field, phone(address), PHONE),
        required(field + ".name", company.isEmpty() ? name : company, COMPANY),
        required(field + ".name", name.isEmpty() ? company : name, NAME),
        email(address));
  }

  /// The first telephone number as it was typed, with its extension: DHL takes any text. One
  /// without a digit cannot be called from the border, and is none.
  private static String phone(Address address) {
    var phone = Telephone.read(address.phone(), address.country());
    return phone.extension().isEmpty() || phone.callable().isEmpty()
        ? phone.callable()
        : phone.written() + " ext. " + phone.extension();
  }

  private static @Nullable String email(Address address) {
    var email = VendorText.tidy(address.email());
    return email.isEmpty() || email.length() > EMAIL ? null : email;
  }

  private static @Nullable String province(Address address) {
    var state = VendorText.tidy(Absent.toEmpty(address.state()));
    boolean takes = state.length() >= SHORTEST_PROVINCE && state.length() <= LONGEST_PROVINCE;
    return takes ? state : null;
  }

  private static String required(String field, @Nullable String text, int most) {
    return VendorText.required(DhlExpress.NAME, field, text, most);
  }
}

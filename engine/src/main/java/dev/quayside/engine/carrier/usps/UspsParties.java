package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.usps.UspsLabelWire.Party;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.phone.Telephone;
import dev.quayside.engine.parcel.place.Places;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Senders and recipients in the lengths of USPS's addresses.
final class UspsParties {

  static final int LINE = 50;
  private static final int CITY = 28;
  private static final int PROVINCE = 40;
  private static final int POSTAL_CODE = 11;
  private static final Pattern PHONE = Pattern.compile("\\+?[1-9][0-9]{7,14}|[0-9]{6,15}");
  private static final Pattern EMAIL =
      Pattern.compile(
          "[a-zA-Z0-9_+&*-]+(?:\\.[a-zA-Z0-9_+&*-]+)*@(?:[a-zA-Z0-9-]+\\.)+[a-zA-Z]{2,}");
  private static final Pattern ZIP_PLUS_4 = Pattern.compile("\\d{5}-?(?<four>\\d{4})");

  private UspsParties() {}

  static Party recipient(Address to) {
    return Places.isUsPostal(to) ? within("to", to) : abroad(to);
  }

  static Party within(String field, Address address) {
    var name = name(field, address);
    var lines = street(field, address);
    var plus4 = ZIP_PLUS_4.matcher(address.zip().strip());
    return new Party(
        name.first(),
        name.last(),
        name.firm(),
        lines.getFirst(),
        lines.size() > 1 ? lines.get(1) : null,
        required(field + ".city", address.city(), CITY),
        state(field + ".state", address),
        zip(field, address),
        plus4.matches() ? plus4.group("four") : null,
        null,
        null,
        null,
        null,
        phone(address),
        email(address));
  }

  private static Party abroad(Address to) {
    var name = name("to", to);
    var lines = street("to", to);
    return new Party(
        name.first(),
        name.last(),
        name.firm(),
        lines.getFirst(),
        lines.size() > 1 ? lines.get(1) : null,
        required("to.city", to.city(), CITY),
        null,
        null,
        null,
        Absent.fromEmpty(VendorText.cut(to.state(), PROVINCE)),
        Absent.fromEmpty(VendorText.cut(to.zip(), POSTAL_CODE)),
        Locale.of("", to.country()).getDisplayCountry(Locale.ENGLISH),
        to.country(),
        phone(to),
        null);
  }

  /// The state. A territory may be written as a country, whose code is its state.
  ///
  /// @param path of its field: `to.state`
  static String state(String path, Address address) {
    return address.country().equals("US")
        ? required(path, address.state(), 2).toUpperCase(Locale.ROOT)
        : address.country();
  }

  private static String zip(String field, Address address) {
    var zip = address.zip().strip();
    if (!Places.startsWithFiveDigits(zip)) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_ADDRESS, field + ".zip", CarrierWords.REQUIRED.of(Usps.NAME));
    }
    return zip.substring(0, 5);
  }

  private static List<String> street(String field, Address address) {
    required(field + ".street1", address.street1(), LINE);
    return VendorStreet.lines(Usps.NAME, field, address, 2, LINE);
  }

  private record Name(@Nullable String first, @Nullable String last, @Nullable String firm) {}

  /// The name. USPS wants first and last name or a firm, so a single name is given as a firm.
  private static Name name(String field, Address address) {
    var company = VendorText.whole(Usps.NAME, field + ".company", address.company(), LINE);
    var person = VendorText.tidy(address.name());
    int blank = between(person);
    if (blank < 0) {
      return company.isEmpty()
          ? new Name(null, null, required(field + ".name", person, LINE))
          : new Name(
              Absent.fromEmpty(VendorText.whole(Usps.NAME, field + ".name", person, LINE)),
              null,
              company);
    }
    return new Name(
        required(field + ".name", person.substring(0, blank), LINE),
        required(field + ".name", person.substring(blank + 1), LINE),
        Absent.fromEmpty(company));
  }

  /// The blank between first and last name: the last one, or the last that leaves neither too long;
  /// negative when there is none.
  private static int between(String person) {
    int last = person.lastIndexOf(' ');
    for (int blank = last; blank > 0; blank = person.lastIndexOf(' ', blank - 1)) {
      if (blank <= LINE && person.length() - blank - 1 <= LINE) {
        return blank;
      }
    }
    return last;
  }

  /// The telephone number; null when USPS would not take it.
  private static @Nullable String phone(Address address) {
    var digits = Telephone.read(address.phone(), address.country()).digits();
    return PHONE.matcher(digits).matches() ? digits : null;
  }

  static @Nullable String email(Address address) {
    var email = VendorText.tidy(address.email());
    return email.length() <= LINE && EMAIL.matcher(email).matches() ? email : null;
  }

  private static String required(String field, @Nullable String text, int most) {
    return VendorText.required(Usps.NAME, field, text, most);
  }
}

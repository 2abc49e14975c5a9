package dev.quayside.engine.parcel.address;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.parcel.address.check.LabelCheck;
import dev.quayside.engine.parcel.address.postal.PlaceCodes;
import dev.quayside.engine.parcel.address.postal.PostalCodes;
import dev.quayside.engine.parcel.address.postal.StateNames;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// An address as typed, in the window or in JSON. Both are checked here and nowhere else.
public record AddressDraft(
    @Nullable String name,
    @Nullable String company,
    @Nullable String street1,
    @Nullable String street2,
    @Nullable String city,
    @Nullable String state,
    @Nullable String zip,
    @Nullable String country,
    @Nullable String phone,
    @Nullable String email) {

  static final int LONGEST_LINE = 100;

  public static AddressDraft of(Address address) {
    return new AddressDraft(
        address.name(),
        address.company(),
        address.street1(),
        address.street2(),
        address.city(),
        address.state(),
        address.zip(),
        address.country(),
        address.phone(),
        address.email());
  }

  /// Names the fields that are missing for a rate: only zip and country are needed.
  public void checkForRate(String path, Violations found) {
    var codes = codes();
    if (!PostalCodes.mayBeMissing(codes.country()) || blank(country)) {
      found.require(within(path, "zip"), codes.zip());
    }
    found.require(within(path, "country"), country);
    checkCountry(path, found);
    checkLengths(path, found);
  }

  /// Names the fields that are missing for a label.
  public void checkForLabel(String path, Violations found) {
    found
        .require(within(path, "name"), name)
        .require(within(path, "street1"), street1)
        .require(within(path, "city"), city);
    var codes = codes();
    if (StateNames.areNeeded(codes.country())) {
      found.require(within(path, "state"), codes.state());
    }
    checkForRate(path, found);
  }

  /// Requires a country, whose rules then say what else is needed. Without one, also names the
  /// fields that addresses of every country have.
  public void checkForValidation(Violations found) {
    if (blank(country)) {
      found.require("street1", street1);
      found.require("city", city);
      found.require("zip", zip);
    }
    found.require("country", country);
    checkCountry("", found);
    checkLengths("", found);
  }

  /// Checks whether the fields, all present, can be true together: a problem here is
  /// `INVALID_ADDRESS`, not a malformed request.
  public void checkDeliverable(String path, Violations found) {
    var codes = codes();
    new LabelCheck((field, why) -> found.add(within(path, field.wire()), why))
        .check(codes.country(), codes.state(), codes.zip());
  }

  /// The address, once the checks above have found nothing.
  public Address value() {
    var codes = codes();
    return new Address(
        Absent.fromBlank(name),
        Absent.fromBlank(company),
        Absent.fromBlank(street1),
        Absent.fromBlank(street2),
        Absent.fromBlank(city),
        Absent.fromEmpty(codes.state()),
        codes.zip(),
        codes.country(),
        Absent.fromBlank(phone),
        Absent.fromBlank(email));
  }

  /// Country, state and postal code as the post writes them, which every check and the address rest
  /// on.
  public PlaceCodes codes() {
    return PlaceCodes.read(country, state, zip);
  }

  /// The API takes codes only. Files, shops and the window read names before they make a draft's
  /// address.
  private void checkCountry(String path, Violations found) {
    if (country != null
        && !country.isBlank()
        && !CountryCode.isKnown(country.strip().toUpperCase(Locale.ROOT))) {
      found.add(within(path, "country"), FieldWords.COUNTRY);
    }
  }

  private void checkLengths(String path, Violations found) {
    longest(within(path, "name"), name, found);
    longest(within(path, "company"), company, found);
    longest(within(path, "street1"), street1, found);
    longest(within(path, "street2"), street2, found);
    longest(within(path, "city"), city, found);
    longest(within(path, "state"), state, found);
    longest(within(path, "zip"), zip, found);
    longest(within(path, "phone"), phone, found);
    longest(within(path, "email"), email, found);
  }

  private static void longest(String field, @Nullable String value, Violations found) {
    if (value != null && value.length() > LONGEST_LINE) {
      found.add(field, FieldWords.MOST_CHARACTERS, LONGEST_LINE);
    }
  }

  private static String within(String path, String field) {
    return path.isEmpty() ? field : path + "." + field;
  }

  private static boolean blank(@Nullable String text) {
    return text == null || text.isBlank();
  }
}

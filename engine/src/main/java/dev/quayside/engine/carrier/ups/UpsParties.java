package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.Addressee;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.phone.Telephone;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.printing.address.UsCountries;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Sender, recipient and payer in UPS's form and lengths.
final class UpsParties {

  private static final int NAME = 35;
  private static final int LINE = 35;
  private static final int LINES = 3;
  private static final int CITY = 30;
  private static final int STATE = 5;
  private static final int POSTAL_CODE = 9;
  private static final int PHONE = 15;
  private static final int EXTENSION = 4;
  private static final int E_MAIL = 50;

  private static final Set<String> UNITED_STATES = Set.of("US", "PR");

  private UpsParties() {}

  /// The account holder's address: the sender's, or the recipient's of a return.
  static Address shipper(Consignment consignment) {
    return consignment.isReturn() ? consignment.to() : consignment.from();
  }

  /// The country as UPS has it: territories of the United States are their own.
  static String country(Address address) {
    var state = Absent.toEmpty(address.state()).toUpperCase(Locale.ROOT);
    return address.country().equals("US") && UsCountries.TERRITORIES.contains(state)
        ? state
        : address.country();
  }

  static boolean isAbroad(Consignment consignment) {
    var from = country(consignment.from());
    var to = country(consignment.to());
    return !from.equals(to) && !(UNITED_STATES.contains(from) && UNITED_STATES.contains(to));
  }

  /// Whether the parcel is handed over in a country that measures in pounds and inches.
  static boolean isImperial(Consignment consignment) {
    return Places.isUsPostal(consignment.from());
  }

  static String accountNumber(CarrierCredentials account) {
    return account.get(AccountField.ACCOUNT_NUMBER).toUpperCase(Locale.ROOT);
  }

  /// The day the parcel is handed over, in the time zone of its origin.
  static LocalDate shipDate(Consignment consignment) {
    return day(consignment, consignment.tenderAt());
  }

  /// The sender's day at a time.
  static LocalDate day(Consignment consignment, Instant at) {
    return LocalDate.ofInstant(at, Places.timeZone(consignment.from()).orElse(VendorTime.EASTERN));
  }

  /// Who pays transport, and duties where they are not left to the recipient.
  ///
  /// @param dutiesToo whether the declaration says that the sender pays them
  static UpsWire.Payment payment(
      CarrierCredentials account, Consignment consignment, boolean dutiesToo) {
    var billing = consignment.wanted().billing();
    var transport = payer("01", account, billing.transportOrSender(), consignment);
    var duties = billing.duties();
    if (duties != null && duties.account() != null && isAbroad(consignment)) {
      return new UpsWire.Payment(List.of(transport, payer("02", account, duties, consignment)));
    }
    return new UpsWire.Payment(
        dutiesToo ? List.of(transport, shipper("02", account)) : List.of(transport));
  }

  /// UPS wants the postal code of a recipient's account where such codes are used. One that is not
  /// given is that of his address.
  private static UpsWire.Payer payer(
      String type, CarrierCredentials account, PaidBy paid, Consignment consignment) {
    var number = paid.number().toUpperCase(Locale.ROOT);
    return switch (paid.payor()) {
      case SENDER -> shipper(type, account);
      case RECIPIENT ->
          new UpsWire.Payer(
              type,
              null,
              new UpsWire.BilledAccount(number, receiver(paid, consignment.to())),
              null);
      case THIRD_PARTY ->
          new UpsWire.Payer(
              type,
              null,
              null,
              new UpsWire.BilledAccount(
                  number, new UpsWire.BilledPlace(zip(paid), paid.country())));
    };
  }

  private static UpsWire.@Nullable BilledPlace receiver(PaidBy paid, Address to) {
    var zip = paid.zip() == null ? postalCode(to) : zip(paid);
    return zip == null ? null : new UpsWire.BilledPlace(zip, null);
  }

  private static @Nullable String zip(PaidBy paid) {
    return shortEnough(Absent.toEmpty(paid.zip()).replaceAll("[ -]", ""), POSTAL_CODE);
  }

  private static UpsWire.Payer shipper(String type, CarrierCredentials account) {
    return new UpsWire.Payer(type, new UpsWire.Account(accountNumber(account)), null, null);
  }

  /// An address as far as it is known, which is enough for a price.
  ///
  /// @param number the account's, when this is the shipper
  static UpsWire.Party roughly(
      String field, Address address, @Nullable String number, @Nullable String residential) {
    return new UpsWire.Party(
        Absent.fromEmpty(VendorText.cut(named(address), NAME)),
        null,
        null,
        number,
        null,
        new UpsWire.Place(
            VendorStreet.lines(Ups.NAME, field, address, LINES, LINE),
            Absent.fromEmpty(VendorText.cut(address.city(), CITY)),
            twoLetters(address.state()),
            postalCode(address),
            country(address),
            residential));
  }

  /// A complete name and address for a label.
  ///
  /// @param phoned whether UPS requires a telephone number
  static UpsWire.Party whole(
      String field,
      Address address,
      @Nullable String number,
      @Nullable String residential,
      boolean phoned) {
    var addressee = Addressee.of(Ups.NAME, field, address, NAME, NAME);
    return new UpsWire.Party(
        addressee.first(),
        addressee.either(),
        phone(field, address, phoned),
        number,
        eMail(address),
        place(field, address, residential));
  }

  private static UpsWire.Place place(String field, Address address, @Nullable String residential) {
    VendorText.required(Ups.NAME, field + ".street1", address.street1(), LINE);
    return new UpsWire.Place(
        VendorStreet.lines(Ups.NAME, field, address, LINES, LINE),
        VendorText.required(Ups.NAME, field + ".city", address.city(), CITY),
        state(field, address),
        postalCode(address),
        country(address),
        residential);
  }

  static @Nullable String named(Address address) {
    return address.company() == null ? address.name() : address.company();
  }

  static @Nullable String state(String field, Address address) {
    return Set.of("US", "CA").contains(address.country())
        ? VendorText.required(Ups.NAME, field + ".state", address.state(), STATE)
        : shortEnough(address.state(), STATE);
  }

  private static @Nullable String twoLetters(@Nullable String state) {
    var tidy = VendorText.tidy(state);
    return tidy.length() == 2 ? tidy : null;
  }

  /// The postal code without spaces and hyphens: `101180110`, `K1A0B1`.
  static @Nullable String postalCode(Address address) {
    return postalCode(address, POSTAL_CODE);
  }

  /// The same for a field of so many characters; a ZIP+4 that has no room goes without the four.
  static @Nullable String postalCode(Address address, int most) {
    var code = address.zip().replace(" ", "").replace("-", "");
    boolean isPlus4 = code.length() > most && Places.isUsPostal(address);
    return shortEnough(isPlus4 ? address.zip5() : code, most);
  }

  static UpsWire.@Nullable Phone phone(String field, Address address, boolean needed) {
    var phone = Telephone.read(address.phone(), address.country());
    if (phone.digits().isEmpty() && !needed) {
      return null;
    }
    return new UpsWire.Phone(
        VendorText.phone(Ups.NAME, field, phone.digits(), PHONE),
        shortEnough(phone.extension(), EXTENSION));
  }

  private static @Nullable String eMail(Address address) {
    return shortEnough(address.email(), E_MAIL);
  }

  private static @Nullable String shortEnough(@Nullable String text, int most) {
    var tidy = VendorText.tidy(text);
    return tidy.isEmpty() || tidy.length() > most ? null : tidy;
  }
}

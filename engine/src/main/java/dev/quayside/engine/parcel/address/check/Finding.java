package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.printing.message.Message;

/// A remark about an address that can be used, for a person to read.
///
/// @param field as in JSON: `street1`
public record Finding(Code code, String field, Message message) {

  /// The remarks there are, and whether a person should look before a parcel goes out.
  public enum Code {
    /// The postal code is not in the shipped table, though its area exists in that state.
    POSTAL_CODE_NOT_LISTED(Severity.WARNING),
    /// The postal code does not look like one of the country, whose format may have changed.
    POSTAL_CODE_FORMAT(Severity.WARNING),
    /// The postal code lies in another state than the one named.
    STATE_POSTAL_CODE_MISMATCH(Severity.WARNING),
    /// The country wants a state in its addresses.
    STATE_MISSING(Severity.WARNING),
    /// The city is another place of the state than the postal code's: one of the two is wrong.
    CITY_POSTAL_CODE_MISMATCH(Severity.WARNING),
    /// The street has no house number.
    STREET_NUMBER_MISSING(Severity.WARNING),
    /// A carrier with address files of its own does not find the address in them.
    ADDRESS_NOT_FOUND(Severity.WARNING),
    /// A carrier's remark, in its own words.
    CARRIER_REMARK(Severity.INFO),
    /// The carrier whose address files would be asked did not answer.
    CARRIER_NOT_HEARD(Severity.INFO),
    /// The city is not known under this name; it may well exist.
    CITY_NOT_CONFIRMED(Severity.INFO),
    /// Only an online service knows whether the last four digits of the ZIP+4 are right.
    PLUS4_NOT_CONFIRMED(Severity.INFO),
    /// No street data ships: a street may be misspelled or may not exist.
    STREET_NOT_CHECKED(Severity.INFO),
    /// Nothing but the format is known about the country's addresses.
    FORMAT_ONLY(Severity.INFO);

    private final Severity severity;

    Code(Severity severity) {
      this.severity = severity;
    }

    public Severity severity() {
      return severity;
    }
  }

  public enum Severity implements WireWord {
    INFO,
    WARNING
  }
}

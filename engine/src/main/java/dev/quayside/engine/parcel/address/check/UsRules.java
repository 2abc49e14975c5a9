package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.engine.parcel.address.line.StreetLine;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.CountryFormats;
import dev.quayside.engine.parcel.address.postal.UsStates;
import dev.quayside.engine.parcel.address.postal.UsZipText;
import dev.quayside.engine.parcel.address.postal.UsZips;
import dev.quayside.printing.message.Message;
import java.util.Optional;

/// The United States with territories, freely associated states and military mail: USPS Publication
/// 28, and the ZIP table.
final class UsRules implements Rules {

  private final String territory;
  private final UsZips zips = UsZips.table();
  private final UsCity city = new UsCity(zips);

  /// @param country US, or a territory people write as a country of its own
  UsRules(String country) {
    territory = country.equals("US") ? "" : country;
  }

  @Override
  public String source() {
    return "GeoNames postal codes (US)";
  }

  @Override
  public void apply(CheckState check) {
    check.spell(Field.NAME, Spelling.american(check.text(Field.NAME)));
    check.spell(Field.COMPANY, Spelling.american(check.text(Field.COMPANY)));
    var typed = UsZipText.read(check.text(Field.ZIP));
    var state = state(check, typed.five());
    state.ifPresentOrElse(
        known -> place(check, zip(check, typed, known), known),
        () -> place(check, zip(check, typed, ""), ""));
    var lines =
        check.text(Field.STATE).equals("PR") ? StreetLine.puertoRican() : StreetLine.american();
    Rulebook.writeStreets(check, lines);
    if (!check.isBlank(Field.STREET1)
        && !StreetLine.namesHouse(check.text(Field.STREET1))
        && !StreetLine.namesHouse(check.text(Field.STREET2))) {
      check.finding(
          Finding.Code.STREET_NUMBER_MISSING, Field.STREET1, AddressWords.NO_HOUSE_NUMBER);
    }
  }

  /// The state's code; empty text when no state is given; nothing when the text is not a state.
  private Optional<String> state(CheckState check, String zip) {
    var typed = check.text(Field.STATE);
    var read = UsStates.read(typed);
    if (read.isPresent()) {
      check.correct(Field.STATE, read.get(), "USPS writes states as two letters");
      return read;
    }
    if (!territory.isEmpty()) {
      check.correct(Field.STATE, territory, "the territory is the state");
      return Optional.of(territory);
    }
    if (typed.isEmpty()) {
      return Optional.of("");
    }
    var meant = UsStates.misspelt(typed, zip);
    meant.ifPresentOrElse(
        code -> check.correct(Field.STATE, code, zip + " is in " + code),
        () -> check.refuse(Field.STATE, AddressWords.NO_US_STATE.of(typed)));
    return meant;
  }

  /// The ZIP's five digits; empty text when there are none, which has been reported then.
  private String zip(CheckState check, UsZipText read, String state) {
    var typed = check.text(Field.ZIP);
    if (!read.five().isEmpty()) {
      check.spell(Field.ZIP, read.written());
      return read.five();
    }
    var padded = UsZipText.withLostZeros(typed, state, zips).five();
    if (!padded.isEmpty()) {
      check.correct(Field.ZIP, padded, "the zeros in front were lost");
    } else if (!typed.isEmpty()) {
      check.refuse(Field.ZIP, CountryFormats.of("US").complaint(typed));
    } else {
      return onlyZip(check, state);
    }
    return padded;
  }

  /// The ZIP of a city that has only one.
  private String onlyZip(CheckState check, String state) {
    var found = zips.zips(state, check.text(Field.CITY));
    if (found.size() != 1) {
      check.refuse(Field.ZIP, among(FieldWords.REQUIRED.of(), check, state));
      return "";
    }
    check.correct(Field.ZIP, found.getFirst(), "the only ZIP code of " + check.text(Field.CITY));
    return found.getFirst();
  }

  private void place(CheckState check, String zip, String state) {
    if (zip.isEmpty()) {
      check.require(Field.CITY);
      return;
    }
    var contradiction = zips.contradiction(zip, state);
    if (contradiction.isPresent()) {
      check.refuse(Field.ZIP, among(contradiction.get(), check, state));
      check.require(Field.CITY);
      return;
    }
    check.finding(
        Finding.Code.PLUS4_NOT_CONFIRMED,
        Field.ZIP,
        check.text(Field.ZIP).length() > zip.length()
            ? AddressWords.PLUS4_KEPT
            : AddressWords.PLUS4_UNKNOWN);
    if (zips.lists(zip)) {
      listed(check, zip, state);
    } else {
      unlisted(check, zip, state);
    }
  }

  private void listed(CheckState check, String zip, String state) {
    var home = zips.state(zip).orElseThrow();
    if (state.isEmpty()) {
      check.correct(Field.STATE, home, zip + " is in " + home);
    }
    city.settle(check, zip, home);
  }

  private void unlisted(CheckState check, String zip, String state) {
    var possible = zips.states(zip);
    if (state.isEmpty() && possible.size() > 1) {
      check.refuse(Field.STATE, AddressWords.REQUIRED_AMONG.of(zip, String.join(" or ", possible)));
      return;
    }
    if (state.isEmpty()) {
      var only = possible.iterator().next();
      check.correct(Field.STATE, only, zip + " is in " + only);
    }
    check.finding(
        Finding.Code.POSTAL_CODE_NOT_LISTED,
        Field.ZIP,
        AddressWords.ZIP_UNKNOWN,
        zip,
        zip.substring(0, 3));
    check.spell(Field.CITY, Spelling.american(check.text(Field.CITY)));
    check.require(Field.CITY);
  }

  /// Adds to a contradiction the ZIPs of the city, when the state has such a city.
  private Message among(Message contradiction, CheckState check, String state) {
    var found = zips.zips(state, check.text(Field.CITY));
    if (found.isEmpty()) {
      return contradiction;
    }
    var city = Spelling.american(check.text(Field.CITY));
    return found.size() == 1
        ? AddressWords.AND_ITS_ZIP.of(contradiction, city, state, found.getFirst())
        : AddressWords.AND_ITS_ZIPS.of(
            contradiction, city, state, found.getFirst(), found.getLast());
  }
}

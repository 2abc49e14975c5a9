package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.engine.parcel.address.line.StreetLine;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.UsStates;
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
  public void apply(CheckState sheet) {
    sheet.spell(Field.NAME, Spelling.american(sheet.text(Field.NAME)));
    sheet.spell(Field.COMPANY, Spelling.american(sheet.text(Field.COMPANY)));
    var typed = UsZipText.read(sheet.text(Field.ZIP));
    var state = state(sheet, typed.five());
    state.ifPresentOrElse(
        known -> place(sheet, zip(sheet, typed, known), known),
        () -> place(sheet, zip(sheet, typed, ""), ""));
    var lines =
        sheet.text(Field.STATE).equals("PR") ? StreetLine.puertoRican() : StreetLine.american();
    Rulebook.writeStreets(sheet, lines);
    if (!sheet.isBlank(Field.STREET1)
        && !StreetLine.namesHouse(sheet.text(Field.STREET1))
        && !StreetLine.namesHouse(sheet.text(Field.STREET2))) {
      sheet.finding(
          Finding.Code.STREET_NUMBER_MISSING, Field.STREET1, AddressWords.NO_HOUSE_NUMBER);
    }
  }

  /// The state's code, empty text when none is given; nothing when what is given is no state.
  private Optional<String> state(CheckState sheet, String zip) {
    var typed = sheet.text(Field.STATE);
    var read = UsStates.read(typed);
    if (read.isPresent()) {
      sheet.correct(Field.STATE, read.get(), "USPS writes states as two letters");
      return read;
    }
    if (!territory.isEmpty()) {
      sheet.correct(Field.STATE, territory, "the territory is the state");
      return Optional.of(territory);
    }
    if (typed.isEmpty()) {
      return Optional.of("");
    }
    var meant =
        zip.isEmpty()
            ? Optional.<String>empty()
            : zips.state(zip).filter(code -> UsStates.isSlipOf(code, typed));
    meant.ifPresentOrElse(
        code -> sheet.correct(Field.STATE, code, zip + " is in " + code),
        () -> sheet.refuse(Field.STATE, AddressWords.NO_US_STATE.of(typed)));
    return meant;
  }

  /// The five digits; empty text when there are none, which is said then.
  private String zip(CheckState sheet, UsZipText read, String state) {
    var typed = sheet.text(Field.ZIP);
    if (!read.five().isEmpty()) {
      sheet.spell(Field.ZIP, read.written());
      return read.five();
    }
    var padded = UsZipText.withLostZeros(typed, state, zips).five();
    if (!padded.isEmpty()) {
      sheet.correct(Field.ZIP, padded, "the zeros in front were lost");
    } else if (!typed.isEmpty()) {
      sheet.refuse(Field.ZIP, AddressWords.ZIP_FORM.of());
    } else {
      return onlyZip(sheet, state);
    }
    return padded;
  }

  /// The ZIP of a city that has one.
  private String onlyZip(CheckState sheet, String state) {
    var found = zips.zips(state, sheet.text(Field.CITY));
    if (found.size() != 1) {
      sheet.refuse(Field.ZIP, among(FieldWords.REQUIRED.of(), sheet, state));
      return "";
    }
    sheet.correct(Field.ZIP, found.getFirst(), "the only ZIP code of " + sheet.text(Field.CITY));
    return found.getFirst();
  }

  private void place(CheckState sheet, String zip, String state) {
    if (zip.isEmpty()) {
      sheet.require(Field.CITY);
      return;
    }
    var contradiction = zips.contradiction(zip, state);
    if (contradiction.isPresent()) {
      sheet.refuse(Field.ZIP, among(contradiction.get(), sheet, state));
      sheet.require(Field.CITY);
      return;
    }
    sheet.finding(
        Finding.Code.PLUS4_NOT_CONFIRMED,
        Field.ZIP,
        sheet.text(Field.ZIP).length() > zip.length()
            ? AddressWords.PLUS4_KEPT
            : AddressWords.PLUS4_UNKNOWN);
    if (zips.lists(zip)) {
      listed(sheet, zip, state);
    } else {
      unlisted(sheet, zip, state);
    }
  }

  private void listed(CheckState sheet, String zip, String state) {
    var home = zips.state(zip).orElseThrow();
    if (state.isEmpty()) {
      sheet.correct(Field.STATE, home, zip + " is in " + home);
    }
    city.settle(sheet, zip, home);
  }

  private void unlisted(CheckState sheet, String zip, String state) {
    var possible = zips.states(zip);
    if (state.isEmpty() && possible.size() > 1) {
      sheet.refuse(Field.STATE, AddressWords.REQUIRED_AMONG.of(zip, String.join(" or ", possible)));
      return;
    }
    if (state.isEmpty()) {
      var only = possible.iterator().next();
      sheet.correct(Field.STATE, only, zip + " is in " + only);
    }
    sheet.finding(
        Finding.Code.POSTAL_CODE_NOT_LISTED,
        Field.ZIP,
        AddressWords.ZIP_UNKNOWN,
        zip,
        zip.substring(0, 3));
    sheet.spell(Field.CITY, Spelling.american(sheet.text(Field.CITY)));
    sheet.require(Field.CITY);
  }

  /// Where to look for the right ZIP.
  private Message among(Message contradiction, CheckState sheet, String state) {
    var found = zips.zips(state, sheet.text(Field.CITY));
    if (found.isEmpty()) {
      return contradiction;
    }
    var city = Spelling.american(sheet.text(Field.CITY));
    return found.size() == 1
        ? AddressWords.AND_ITS_ZIP.of(contradiction, city, state, found.getFirst())
        : AddressWords.AND_ITS_ZIPS.of(
            contradiction, city, state, found.getFirst(), found.getLast());
  }
}

package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.UsZips;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Settles the city of an address whose ZIP is known. Mail goes where the ZIP says, so a city that
/// disagrees is replaced; when that city has a post office elsewhere in the state, one of the two
/// is wrong and a person has to look.
record UsCity(UsZips zips) {

  private static final Set<String> MILITARY_STATES = Set.of("AA", "AE", "AP");
  private static final Pattern MILITARY_OFFICE = Pattern.compile("\\b(APO|FPO|DPO)\\b");

  /// The Navy's ships in the Pacific: always FPO.
  private static final String SHIPS = "966";

  /// @param state the state of the ZIP's post office
  void settle(CheckState check, String zip, String state) {
    var typed = check.text(Field.CITY);
    var office = zips.city(zip).orElseThrow();
    if (MILITARY_STATES.contains(state)) {
      military(check, zip, office);
    } else if (typed.isEmpty()) {
      check.correct(Field.CITY, office, "the city of " + zip);
    } else if (CityMatch.same(typed, List.of(office)).isPresent()) {
      check.correct(Field.CITY, office, "as USPS writes it");
    } else if (zips.hasOffice(state, typed)) {
      otherOffice(check, zip, state, office);
    } else if (CityMatch.nearest(typed, List.of(office)).isPresent()) {
      check.correct(Field.CITY, office, "the city of " + zip + " is spelled so");
    } else {
      replace(check, zip, office);
    }
  }

  private static void replace(CheckState check, String zip, String office) {
    var typed = check.text(Field.CITY);
    check.correct(Field.CITY, office, "mail for " + zip + " is addressed to this city");
    check.finding(
        Finding.Code.CITY_NOT_CONFIRMED, Field.CITY, AddressWords.CITY_UNKNOWN, typed, zip, office);
  }

  /// USPS accepts neighbouring names for many ZIPs (BOSTON for ALLSTON), and the table does not say
  /// which. A city in another three-digit area is never one of them.
  private void otherOffice(CheckState check, String zip, String state, String office) {
    var typed = Spelling.american(check.text(Field.CITY));
    var own = zips.zips(state, typed);
    if (own.stream().anyMatch(other -> other.startsWith(zip.substring(0, 3)))) {
      replace(check, zip, office);
      return;
    }
    check.correct(Field.CITY, office, "the city of " + zip);
    check.finding(
        Finding.Code.CITY_POSTAL_CODE_MISMATCH,
        Field.CITY,
        own.size() == 1
            ? AddressWords.CITY_AND_ZIP.of(typed, state, own.getFirst(), zip, office)
            : AddressWords.CITY_AND_ZIPS.of(
                typed, state, own.getFirst(), own.getLast(), zip, office));
  }

  /// The city of military mail is the kind of post office (USPS Publication 28, 225).
  private static void military(CheckState check, String zip, String office) {
    var named = MILITARY_OFFICE.matcher(Spelling.american(check.text(Field.CITY)));
    check.correct(
        Field.CITY,
        named.find() && !zip.startsWith(SHIPS) ? named.group(1) : office,
        "military mail carries APO, FPO or DPO in place of a city");
  }
}

package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.engine.parcel.address.line.StreetLine;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.CaAreas;
import dev.quayside.engine.parcel.address.postal.CountryFormats;
import java.util.Optional;

/// Canada: the first three characters of the postal code give the province and, in towns, the city.
/// The meaning of the last three is Canada Post's own data and does not ship.
final class CaRules implements Rules {

  private final CaAreas areas = CaAreas.table();
  private final PostcodeCheck codes = new PostcodeCheck(CountryFormats.of("CA"), areas);

  @Override
  public String source() {
    return "GeoNames postal codes (CA)";
  }

  @Override
  public void apply(CheckState check) {
    for (var field : new Field[] {Field.NAME, Field.COMPANY, Field.CITY}) {
      check.spell(field, Spelling.canadian(check.text(field)));
    }
    Rulebook.writeStreets(check, StreetLine.canadian());
    var code = codes.settle(check);
    code.filter(areas::lists).ifPresent(known -> city(check, known));
    check.require(Field.CITY);
  }

  private void city(CheckState check, String code) {
    var places = areas.places(code, "");
    var typed = check.text(Field.CITY);
    if (typed.isEmpty()) {
      if (CaAreas.isUrban(code) && !places.isEmpty()) {
        check.correct(Field.CITY, places.getFirst(), "the city of " + code.substring(0, 3));
      }
      return;
    }
    if (CityMatch.same(typed, places).isPresent()) {
      return;
    }
    var slip = areas.knows(typed) ? Optional.<String>empty() : CityMatch.nearest(typed, places);
    slip.ifPresentOrElse(
        meant -> check.correct(Field.CITY, meant, "a place of " + code.substring(0, 3)),
        () ->
            check.finding(
                Finding.Code.CITY_NOT_CONFIRMED,
                Field.CITY,
                AddressWords.NOT_NAMED_FOR,
                typed,
                code.substring(0, 3)));
  }
}

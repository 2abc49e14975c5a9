package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.engine.parcel.address.line.StreetLine;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.CaAreas;
import dev.quayside.engine.parcel.address.postal.CountryFormats;
import java.util.Optional;

/// Canada: the first three characters of the postal code tell the province and, in towns, the city.
/// What the last three tell is Canada Post's own, and not shipped.
final class CaRules implements Rules {

  private final CaAreas areas = CaAreas.table();
  private final PostcodeCheck codes = new PostcodeCheck(CountryFormats.of("CA"), areas);

  @Override
  public String source() {
    return "GeoNames postal codes (CA)";
  }

  @Override
  public void apply(CheckState sheet) {
    for (var field : new Field[] {Field.NAME, Field.COMPANY, Field.CITY}) {
      sheet.spell(field, Spelling.canadian(sheet.text(field)));
    }
    Rulebook.writeStreets(sheet, StreetLine.canadian());
    var code = codes.settle(sheet);
    code.filter(areas::lists).ifPresent(known -> city(sheet, known));
    sheet.require(Field.CITY);
  }

  private void city(CheckState sheet, String code) {
    var places = areas.places(code, "");
    var typed = sheet.text(Field.CITY);
    if (typed.isEmpty()) {
      if (CaAreas.isUrban(code) && !places.isEmpty()) {
        sheet.correct(Field.CITY, places.getFirst(), "the city of " + code.substring(0, 3));
      }
      return;
    }
    if (CityMatch.same(typed, places).isPresent()) {
      return;
    }
    var slip = areas.knows(typed) ? Optional.<String>empty() : CityMatch.nearest(typed, places);
    slip.ifPresentOrElse(
        meant -> sheet.correct(Field.CITY, meant, "a place of " + code.substring(0, 3)),
        () ->
            sheet.finding(
                Finding.Code.CITY_NOT_CONFIRMED,
                Field.CITY,
                AddressWords.NOT_NAMED_FOR,
                typed,
                code.substring(0, 3)));
  }
}

package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.parcel.address.line.PostBox;
import dev.quayside.engine.parcel.address.line.StreetLine;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.AuPostcodes;
import dev.quayside.engine.parcel.address.postal.CountryFormats;

/// Which rules hold in which country.
public final class Rulebook {

  private static final String MOVED_UP = "the street belongs in the first line";

  private Rulebook() {}

  /// Applies the rules of the sheet's country.
  ///
  /// @return which data the rules rest on
  public static String apply(CheckState sheet) {
    if (sheet.isBlank(Field.STREET1) && !sheet.isBlank(Field.STREET2)) {
      sheet.correct(Field.STREET1, sheet.text(Field.STREET2), MOVED_UP);
      sheet.correct(Field.STREET2, "", MOVED_UP);
    }
    var rules = of(sheet.text(Field.COUNTRY));
    rules.apply(sheet);
    sheet.require(Field.STREET1);
    if (!PostBox.isAll(sheet.text(Field.STREET1), sheet.text(Field.STREET2))) {
      sheet.finding(
          Finding.Code.STREET_NOT_CHECKED, Field.STREET1, AddressWords.STREET_NOT_CHECKED);
    }
    return rules.source();
  }

  private static Rules of(String country) {
    return switch (country) {
      case "US", "PR", "VI", "GU", "AS", "MP", "FM", "MH", "PW" -> new UsRules(country);
      case "CA" -> new CaRules();
      case "AU" -> new AuRules(CountryFormats.of("AU"), AuPostcodes.table());
      case "JP" -> new JpRules();
      case "GB", "GG", "JE", "IM" -> new GbRules(CountryFormats.of(country));
      default -> new FormatRules(CountryFormats.of(country));
    };
  }

  /// Writes every line in the capitals and abbreviations of the country.
  static void writeStreets(CheckState sheet, StreetLine lines) {
    for (var field : new Field[] {Field.STREET1, Field.STREET2}) {
      sheet.spell(field, lines.standard(sheet.text(field)));
    }
  }
}

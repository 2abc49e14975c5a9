package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.parcel.address.line.PostBox;
import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.engine.parcel.address.line.StreetLine;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.AuPostcodes;
import dev.quayside.engine.parcel.address.postal.CountryFormats;
import dev.quayside.engine.parcel.address.postal.PlaceCodes;
import dev.quayside.printing.address.UsCountries;

/// Which rules hold in which country.
public final class Rulebook {

  private static final String MOVED_UP = "the street belongs in the first line";

  private static final String ZEROS_LOST = "the zeros in front were lost";
  private static final String CODE_FORM = "the code as the post writes it";
  private static final String ONE_COUNTRY = "the code of the place";

  private Rulebook() {}

  /// Applies the rules of the address's country.
  ///
  /// @param codes the country and postal code as they are read everywhere
  /// @return the data the rules rest on
  public static String apply(CheckState check, PlaceCodes codes) {
    read(check, codes);
    if (check.isBlank(Field.STREET1) && !check.isBlank(Field.STREET2)) {
      check.correct(Field.STREET1, check.text(Field.STREET2), MOVED_UP);
      check.correct(Field.STREET2, "", MOVED_UP);
    }
    var rules = of(check.text(Field.COUNTRY));
    rules.apply(check);
    check.require(Field.STREET1);
    if (!PostBox.isAll(
        check.text(Field.COUNTRY), check.text(Field.STREET1), check.text(Field.STREET2))) {
      check.finding(
          Finding.Code.STREET_NOT_CHECKED, Field.STREET1, AddressWords.STREET_NOT_CHECKED);
    }
    return rules.source();
  }

  private static void read(CheckState check, PlaceCodes codes) {
    var typed = Spelling.core(check.text(Field.ZIP));
    var zip = Spelling.core(codes.zip());
    if (!typed.equals(zip)) {
      boolean lost = !typed.isEmpty() && zip.matches("0+" + typed);
      check.correct(Field.ZIP, codes.zip(), lost ? ZEROS_LOST : CODE_FORM);
    }
    if (!check.text(Field.COUNTRY).equalsIgnoreCase(codes.country())) {
      check.correct(Field.COUNTRY, codes.country(), ONE_COUNTRY);
      if (check.isBlank(Field.STATE) && !codes.state().isEmpty()) {
        check.correct(Field.STATE, codes.state(), ONE_COUNTRY);
      }
    }
  }

  private static Rules of(String country) {
    if (UsCountries.POSTAL.contains(country)) {
      return new UsRules(country);
    }
    return switch (country) {
      case "CA" -> new CaRules();
      case "AU" -> new AuRules(CountryFormats.of("AU"), AuPostcodes.table());
      case "JP" -> new JpRules();
      case "GB", "GG", "JE" -> new GbRules(CountryFormats.of(country));
      default -> new FormatRules(CountryFormats.of(country));
    };
  }

  /// Writes both street lines in the capitals and abbreviations of the country.
  static void writeStreets(CheckState check, StreetLine lines) {
    for (var field : new Field[] {Field.STREET1, Field.STREET2}) {
      check.spell(field, lines.standard(check.text(field)));
    }
  }
}

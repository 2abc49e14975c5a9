package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.AuPostcodes;
import dev.quayside.engine.parcel.address.postal.CountryFormat;
import java.util.Optional;

/// Australia: postcode, locality and state belong together.
final class AuRules implements Rules {

  private final CountryFormat format;
  private final AuPostcodes postcodes;
  private final PostcodeCheck codes;

  AuRules(CountryFormat format, AuPostcodes postcodes) {
    this.format = format;
    this.postcodes = postcodes;
    this.codes = new PostcodeCheck(format, postcodes);
  }

  @Override
  public String source() {
    return "GeoNames postal codes (AU)";
  }

  @Override
  public void apply(CheckState check) {
    for (var field : Field.values()) {
      check.spell(field, Spelling.capitals(check.text(field)));
    }
    restoreZero(check);
    check.spell(Field.CITY, check.text(Field.CITY).replace('\u2019', '\''));
    codes.settle(check).filter(postcodes::lists).ifPresent(code -> locality(check, code));
    check.require(Field.CITY);
  }

  /// Northern Territory postcodes begin with a zero, which spreadsheets drop.
  private void restoreZero(CheckState check) {
    var padded = "0" + check.text(Field.ZIP);
    if (padded.matches("0\\d{3}")
        && postcodes.lists(padded)
        && format
            .state(check.text(Field.STATE))
            .filter(postcodes.states(padded)::contains)
            .isPresent()) {
      check.correct(Field.ZIP, padded, "the zero in front was lost");
    }
  }

  private void locality(CheckState check, String code) {
    var typed = check.text(Field.CITY);
    var places = postcodes.places(code, check.text(Field.STATE));
    if (typed.isEmpty() && places.size() == 1) {
      check.correct(Field.CITY, places.getFirst(), "the locality of " + code);
    }
    if (typed.isEmpty() || CityMatch.same(typed, places).isPresent()) {
      return;
    }
    boolean elsewhere = postcodes.knows(typed);
    Optional<String> slip = elsewhere ? Optional.empty() : CityMatch.nearest(typed, places);
    slip.ifPresentOrElse(
        meant -> check.correct(Field.CITY, meant, "a locality of " + code),
        () ->
            check.finding(
                elsewhere
                    ? Finding.Code.CITY_POSTAL_CODE_MISMATCH
                    : Finding.Code.CITY_NOT_CONFIRMED,
                Field.CITY,
                AddressWords.LOCALITY_UNKNOWN,
                typed,
                code));
  }
}

package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.CountryFormat;
import dev.quayside.engine.parcel.address.postal.GbDistricts;
import java.util.Optional;
import java.util.regex.Pattern;

/// The United Kingdom, Guernsey, Jersey and the Isle of Man: checks the outward code. Post towns
/// are not in the table, so a city is confirmed or its spelling corrected, never replaced.
final class GbRules implements Rules {

  private static final Pattern FORCES = Pattern.compile("BFPO|BF\\d");

  private final CountryFormat format;
  private final GbDistricts districts = GbDistricts.table();

  GbRules(CountryFormat format) {
    this.format = format;
  }

  @Override
  public String source() {
    return "GeoNames postal codes (GB)";
  }

  @Override
  public void apply(CheckState check) {
    for (var field : Field.values()) {
      check.spell(field, Spelling.capitals(check.text(field)));
    }
    if (check.isBlank(Field.CITY) && FORCES.matcher(check.text(Field.ZIP)).lookingAt()) {
      check.correct(Field.CITY, "BFPO", "the post town of the forces");
    }
    check.require(Field.CITY);
    var typed = check.text(Field.ZIP);
    var code = typed.isEmpty() ? Optional.<String>empty() : format.tidy(typed);
    if (code.isEmpty()) {
      check.refuse(Field.ZIP, typed.isEmpty() ? FieldWords.REQUIRED.of() : format.complaint(typed));
      return;
    }
    check.spell(Field.ZIP, code.get());
    outward(code.get()).ifPresent(outward -> district(check, outward));
  }

  /// The outward code of a geographic postcode; empty for the forces' codes and Girobank's.
  static Optional<String> outward(String code) {
    return FORCES.matcher(code).lookingAt() || code.startsWith("GIR")
        ? Optional.empty()
        : Optional.of(code.substring(0, code.length() - 3).strip());
  }

  private void district(CheckState check, String outward) {
    if (!districts.hasAreaOf(outward)) {
      check.refuse(Field.ZIP, AddressWords.BRITISH.of(outward));
      return;
    }
    if (!districts.lists(outward)) {
      check.finding(
          Finding.Code.POSTAL_CODE_NOT_LISTED, Field.ZIP, AddressWords.POSTCODE_UNKNOWN, outward);
    }
    var typed = check.text(Field.CITY);
    var places = districts.placesNear(outward);
    if (typed.isEmpty() || CityMatch.same(typed, places).isPresent()) {
      return;
    }
    boolean elsewhere = districts.knows(typed);
    var slip = elsewhere ? Optional.<String>empty() : CityMatch.nearest(typed, places);
    slip.ifPresentOrElse(
        meant -> check.correct(Field.CITY, meant, "a place near " + outward),
        () ->
            check.finding(
                elsewhere
                    ? Finding.Code.CITY_POSTAL_CODE_MISMATCH
                    : Finding.Code.CITY_NOT_CONFIRMED,
                Field.CITY,
                AddressWords.NOT_NAMED_NEAR,
                typed,
                outward));
  }
}

package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.CountryFormat;

/// Rules for a country of which only the address format is known. Where the country insists on
/// postal codes a malformed one is refused; elsewhere it is a warning, since the format may have
/// changed.
record FormatRules(CountryFormat format) implements Rules {

  @Override
  public String source() {
    return "libaddressinput address formats (" + format.country() + ")";
  }

  @Override
  public void apply(CheckState check) {
    capitals(check);
    if (format.required().contains("C")) {
      check.require(Field.CITY);
    }
    postalCode(check);
    state(check);
    check.finding(
        Finding.Code.FORMAT_ONLY, Field.COUNTRY, AddressWords.FORMAT_ONLY, format.country());
  }

  private void capitals(CheckState check) {
    for (var field : Field.values()) {
      if (format.capitals().indexOf(letter(field)) >= 0) {
        check.spell(field, Spelling.capitals(check.text(field)));
      }
    }
  }

  private static char letter(Field field) {
    return switch (field) {
      case NAME -> 'N';
      case COMPANY -> 'O';
      case STREET1, STREET2 -> 'A';
      case CITY -> 'C';
      case STATE -> 'S';
      case ZIP, COUNTRY -> '-';
    };
  }

  private void postalCode(CheckState check) {
    var typed = check.text(Field.ZIP);
    if (typed.isEmpty()) {
      if (format.needsPostalCode()) {
        check.require(Field.ZIP);
      }
      return;
    }
    var tidy = format.tidy(typed);
    if (tidy.isPresent()) {
      check.spell(Field.ZIP, tidy.get());
      return;
    }
    var wrong = format.complaint(typed);
    if (format.needsPostalCode() || format.meant(typed).isPresent()) {
      check.refuse(Field.ZIP, wrong);
    } else {
      check.spell(Field.ZIP, Spelling.capitals(typed));
      check.finding(
          Finding.Code.POSTAL_CODE_FORMAT, Field.ZIP, AddressWords.WRONG_CODE, typed, wrong);
    }
  }

  private void state(CheckState check) {
    var typed = check.text(Field.STATE);
    var possible = format.states(check.text(Field.ZIP));
    if (typed.isEmpty()) {
      missingState(check);
      return;
    }
    var code = format.state(typed);
    code.ifPresent(known -> check.correct(Field.STATE, known, "the short form of the state"));
    boolean known = code.filter(format::hasState).isPresent();
    if (known && !possible.isEmpty() && !possible.contains(code.get())) {
      check.finding(
          Finding.Code.STATE_POSTAL_CODE_MISMATCH,
          Field.STATE,
          AddressWords.STATE_AND_CODE,
          check.text(Field.ZIP),
          String.join(" or ", possible),
          code.get());
    }
  }

  private void missingState(CheckState check) {
    if (!format.required().contains("S")) {
      return;
    }
    var possible = format.states(check.text(Field.ZIP));
    if (possible.size() == 1) {
      var only = possible.iterator().next();
      check.correct(Field.STATE, only, check.text(Field.ZIP) + " is in " + only);
    } else if (format.state(check.text(Field.CITY)).isEmpty()) {
      // a city that is a state of its own needs no second name
      check.finding(Finding.Code.STATE_MISSING, Field.STATE, AddressWords.STATE_MISSING);
    }
  }
}

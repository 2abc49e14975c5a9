package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.CountryFormat;
import dev.quayside.engine.parcel.address.postal.Postcodes;
import dev.quayside.printing.message.Message;
import java.util.Optional;

/// Whether postal code, state and place agree, where a table says which belong together.
record PostcodeCheck(CountryFormat format, Postcodes table) {

  /// Settles postal code and state; says what is wrong with them.
  ///
  /// @return the postal code, when it and the state can be true
  Optional<String> settle(CheckState sheet) {
    var code = code(sheet);
    var state = state(sheet);
    if (code.isEmpty() || state.isEmpty()) {
      return Optional.empty();
    }
    var contradiction = contradiction(code.get(), state.get());
    if (contradiction.isPresent()) {
      sheet.refuse(Field.ZIP, contradiction.get());
      return Optional.empty();
    }
    if (state.get().isEmpty() && !deriveState(sheet, code.get())) {
      return Optional.empty();
    }
    if (!table.lists(code.get())) {
      sheet.finding(
          Finding.Code.POSTAL_CODE_NOT_LISTED, Field.ZIP, AddressWords.CODE_UNKNOWN, code.get());
    }
    return code;
  }

  /// Why code and state cannot both be true; empty when nothing speaks against them.
  Optional<Message> contradiction(String code, String state) {
    var possible = table.states(code);
    if (possible.isEmpty()) {
      return Optional.of(AddressWords.CODE_NONE.of(code));
    }
    return state.isEmpty() || possible.contains(state)
        ? Optional.empty()
        : Optional.of(AddressWords.CODE_ELSEWHERE.of(code, String.join(" or ", possible), state));
  }

  private Optional<String> code(CheckState sheet) {
    var typed = sheet.text(Field.ZIP);
    var code = typed.isEmpty() ? Optional.<String>empty() : format.tidy(typed);
    code.ifPresentOrElse(
        known -> sheet.spell(Field.ZIP, known),
        () ->
            sheet.refuse(
                Field.ZIP, typed.isEmpty() ? FieldWords.REQUIRED.of() : format.complaint()));
    return code;
  }

  /// The state's code, empty text when none is given; nothing when what is given is no state.
  private Optional<String> state(CheckState sheet) {
    var typed = sheet.text(Field.STATE);
    if (typed.isEmpty()) {
      return Optional.of("");
    }
    var state = format.state(typed);
    state.ifPresentOrElse(
        known -> {
          // what is written in its own script stays so
          if (Spelling.isLatin(typed)) {
            sheet.correct(Field.STATE, known, "the short form of the state");
          }
        },
        () ->
            sheet.refuse(
                Field.STATE,
                AddressWords.STATE_NOT.of(
                    typed,
                    String.join(
                        ", ", format.states().stream().map(CountryFormat.State::code).toList()))));
    return state;
  }

  private boolean deriveState(CheckState sheet, String code) {
    var possible = table.states(code);
    var city = Spelling.capitals(sheet.text(Field.CITY));
    var withCity =
        possible.stream()
            .filter(state -> CityMatch.same(city, table.places(code, state)).isPresent())
            .toList();
    var found =
        possible.size() == 1
            ? possible.iterator().next()
            : withCity.size() == 1 ? withCity.getFirst() : "";
    if (found.isEmpty()) {
      sheet.refuse(
          Field.STATE, AddressWords.REQUIRED_AMONG.of(code, String.join(" or ", possible)));
      return false;
    }
    sheet.correct(Field.STATE, found, code + " is in " + found);
    return true;
  }
}

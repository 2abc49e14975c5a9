package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.parcel.address.line.Spelling;
import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.CountryFormat;
import dev.quayside.engine.parcel.address.postal.PostalText;
import dev.quayside.engine.parcel.address.postal.Postcodes;
import dev.quayside.printing.message.Message;
import java.util.Optional;

/// Whether postal code, state and place agree, where a table says which belong together.
record PostcodeCheck(CountryFormat format, Postcodes table) {

  /// Writes postal code and state in their standard form, or says what is wrong with them.
  ///
  /// @return the postal code, when it and the state can both be true
  Optional<String> settle(CheckState check) {
    var code = code(check);
    var state = state(check);
    if (code.isEmpty() || state.isEmpty()) {
      return Optional.empty();
    }
    var contradiction = contradiction(code.get(), state.get());
    if (contradiction.isPresent()) {
      check.refuse(Field.ZIP, contradiction.get());
      return Optional.empty();
    }
    if (state.get().isEmpty() && !deriveState(check, code.get())) {
      return Optional.empty();
    }
    if (!table.lists(code.get())) {
      check.finding(
          Finding.Code.POSTAL_CODE_NOT_LISTED, Field.ZIP, AddressWords.CODE_UNKNOWN, code.get());
    }
    return code;
  }

  /// Why code and state cannot both be true; empty when nothing contradicts them.
  Optional<Message> contradiction(String code, String state) {
    var possible = table.states(code);
    if (possible.isEmpty()) {
      return Optional.of(AddressWords.CODE_NONE.of(code));
    }
    return state.isEmpty() || possible.contains(state)
        ? Optional.empty()
        : Optional.of(AddressWords.CODE_ELSEWHERE.of(code, String.join(" or ", possible), state));
  }

  private Optional<String> code(CheckState check) {
    var typed = check.text(Field.ZIP);
    var code = typed.isEmpty() ? Optional.<String>empty() : format.tidy(typed);
    code.ifPresentOrElse(
        known -> check.spell(Field.ZIP, known),
        () ->
            check.refuse(
                Field.ZIP, typed.isEmpty() ? FieldWords.REQUIRED.of() : format.complaint(typed)));
    return code;
  }

  /// The state's code; empty text when no state is given; nothing when the text is not a state.
  private Optional<String> state(CheckState check) {
    var typed = check.text(Field.STATE);
    if (typed.isEmpty()) {
      return Optional.of("");
    }
    var state = format.state(typed);
    state.ifPresentOrElse(
        known -> {
          // a state written in its own script stays so
          if (PostalText.isLatin(typed)) {
            check.correct(Field.STATE, known, "the short form of the state");
          }
        },
        () -> check.refuse(Field.STATE, format.noState(typed)));
    return state;
  }

  private boolean deriveState(CheckState check, String code) {
    var possible = table.states(code);
    var city = Spelling.capitals(check.text(Field.CITY));
    var withCity =
        possible.stream()
            .filter(state -> CityMatch.same(city, table.places(code, state)).isPresent())
            .toList();
    var found =
        possible.size() == 1
            ? possible.iterator().next()
            : withCity.size() == 1 ? withCity.getFirst() : "";
    if (found.isEmpty()) {
      check.refuse(
          Field.STATE, AddressWords.REQUIRED_AMONG.of(code, String.join(" or ", possible)));
      return false;
    }
    check.correct(Field.STATE, found, code + " is in " + found);
    return true;
  }
}

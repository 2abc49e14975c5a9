package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.parcel.address.Address;
import java.util.Optional;

/// Company and person in the two name fields that carriers have. A name too long for one runs on in
/// the other; nothing of it is lost.
///
/// @param first the company, else the person; or the beginning of both
/// @param second the person, empty when the first field names the only one; or the rest of both
public record Addressee(String first, String second) {

  /// @param field of the request: `to`
  /// @param most characters in the first field
  /// @param mostSecond characters in the second
  /// @throws ProblemException `INVALID_ADDRESS` without a name, and when both fields are too short
  public static Addressee of(
      String carrier, String field, Address address, int most, int mostSecond) {
    var company = VendorText.tidy(address.company());
    var person = VendorText.tidy(address.name());
    var first = company.isEmpty() ? person : company;
    var second = person.equals(first) ? "" : person;
    if (first.isEmpty()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_ADDRESS, field + ".name", CarrierWords.REQUIRED.of(carrier));
    }
    if (first.length() <= most && second.length() <= mostSecond) {
      return new Addressee(first, second);
    }
    return split(second.isEmpty() ? first : first + ", " + second, most, mostSecond)
        .orElseThrow(
            () ->
                ProblemException.invalid(
                    ProblemCode.INVALID_ADDRESS,
                    field + (company.length() > most ? ".company" : ".name"),
                    CarrierWords.NAME_TOO_LONG.of(carrier, most, mostSecond)));
  }

  /// Both names in one text, broken between words; empty when its rest is too long.
  private static Optional<Addressee> split(String whole, int most, int mostSecond) {
    var first = VendorText.cut(whole, most);
    var rest = whole.substring(first.length()).replaceFirst("^[,\\s]+", "");
    return rest.length() > mostSecond ? Optional.empty() : Optional.of(new Addressee(first, rest));
  }

  /// The second field of carriers that want it filled: the first one's name once more.
  public String either() {
    return second.isEmpty() ? first : second;
  }
}

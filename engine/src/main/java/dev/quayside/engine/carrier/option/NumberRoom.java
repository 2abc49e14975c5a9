package dev.quayside.engine.carrier.option;

import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.option.OptionWords;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The characters that a carrier has for the numbers of a declaration; 0 where it has no field for
/// one. What does not fit is not sent, since half a number is another's.
public record NumberRoom(int invoice, int license, int certificate) {

  static final NumberRoom NONE = new NumberRoom(0, 0, 0);

  /// The numbers that the carrier is not told.
  ///
  /// @param name the carrier's, for people
  public List<Violation> leftOff(String name, Customs customs) {
    var numbers = customs.numbers();
    return Stream.of(
            leftOff(name, "invoiceNumber", numbers.invoiceNumber(), invoice),
            leftOff(name, "licenseNumber", numbers.licenseNumber(), license),
            leftOff(name, "certificateNumber", numbers.certificateNumber(), certificate))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<Violation> leftOff(
      String name, String field, @Nullable String number, int most) {
    if (number == null || number.strip().length() <= most) {
      return Optional.empty();
    }
    return Optional.of(
        new Violation(
            "customs.references." + field,
            most == 0
                ? OptionWords.LEFT_OFF_NUMBER.of(name)
                : OptionWords.LEFT_OFF_LENGTH.of(name, most)));
  }
}

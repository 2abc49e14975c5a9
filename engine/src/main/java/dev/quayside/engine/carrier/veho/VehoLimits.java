package dev.quayside.engine.carrier.veho;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// What Veho does not take, of the description of its API: known without asking.
final class VehoLimits {

  private static final BigDecimal LONGEST_SIDE = BigDecimal.valueOf(48);
  private static final BigDecimal MOST_CUBIC_INCHES = new BigDecimal("9849.6");

  private VehoLimits() {}

  /// @throws ProblemException saying what it does not take
  static void require(Consignment consignment) {
    var refusal = refusal(consignment);
    if (refusal.isPresent()) {
      throw new ProblemException(refusal.get());
    }
  }

  static Optional<Problem> refusal(Consignment consignment) {
    var parcel = consignment.parcel();
    var sides = parcel.dimensions();
    if (!isDomestic(consignment)) {
      return refused(ProblemCode.SERVICE_NOT_AVAILABLE, CarrierWords.DOMESTIC_ONLY.of(Veho.NAME));
    }
    if (consignment.isReturn()) {
      return refused(ProblemCode.RETURNS_NOT_SUPPORTED, CarrierWords.NO_RETURNS.of(Veho.NAME));
    }
    if (parcel.hazmat()) {
      return refused(ProblemCode.HAZMAT_NOT_SUPPORTED, CarrierWords.NO_HAZMAT.of(Veho.NAME));
    }
    if (sides == null) {
      return refused(ProblemCode.DIMENSION_REQUIRED, CarrierWords.SIZE_REQUIRED.of(Veho.NAME));
    }
    if (parcel.weight().isMoreThan(VehoServices.PROFILE.maxWeight())) {
      return refused(
          ProblemCode.WEIGHT_EXCEEDS_LIMIT, CarrierWords.TOO_HEAVY.of(Veho.NAME, "50 lb"));
    }
    return isTooLarge(sides)
        ? refused(
            ProblemCode.SIZE_EXCEEDS_LIMIT,
            CarrierWords.TOO_LARGE.of(Veho.NAME, "48 in, 9849.6 cu in"))
        : Optional.empty();
  }

  /// Of a consignment that is not refused.
  static Dimensions sides(Consignment consignment) {
    return Objects.requireNonNull(consignment.parcel().dimensions());
  }

  private static boolean isDomestic(Consignment consignment) {
    return Stream.of(consignment.from(), consignment.to())
        .allMatch(each -> each.country().equals("US"));
  }

  private static boolean isTooLarge(Dimensions sides) {
    return Stream.of(sides.length(), sides.width(), sides.height())
            .anyMatch(side -> side.compareTo(LONGEST_SIDE) > 0)
        || sides.cubicInches().compareTo(MOST_CUBIC_INCHES) > 0;
  }

  private static Optional<Problem> refused(ProblemCode code, Message why) {
    return Optional.of(new Problem.Refused(code, why));
  }
}
